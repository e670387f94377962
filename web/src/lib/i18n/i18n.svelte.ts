import { parts, type Part } from './clauses';
import { format, type Args, type Message } from './message';
import { settings } from '../state/settings.svelte';

export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
};

type Texts = Record<string, Message>;

export type Translate = (key: string, args?: Args) => string;

/** The one catalogue; what only the terminal says is left out by the build, and the rule book comes when asked for. */
const catalogues: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('texts:en'),
  de: () => import('texts:de'),
  fr: () => import('texts:fr'),
  it: () => import('texts:it'),
};
const books: typeof catalogues = {
  en: () => import('rules:en'),
  de: () => import('rules:de'),
  fr: () => import('rules:fr'),
  it: () => import('rules:it'),
};

const texts = async (of: typeof catalogues, language: Language): Promise<Texts> =>
  (await of[language]()).default;

/** The first of the browser's languages that we speak. */
export function pick(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().split('-')[0] === known);
    if (language) return language;
  }
  return 'en';
}

class I18n {
  language = $state<Language>('en');
  private texts = $state.raw<Texts>({});
  /** The language of the rule book that is loaded. */
  private book: Language | '' = '';

  wanted(): Language {
    const chosen = settings.now.language;
    return pick(chosen === 'auto' ? navigator.languages : [chosen]);
  }

  /** The language as it is written where this browser lives: dates in England are not those of America. */
  get region(): string {
    return navigator.languages.find((tag) => tag.toLowerCase().startsWith(this.language)) ?? this.language;
  }

  async load(language: Language = this.wanted()): Promise<void> {
    const [found, rules] = await Promise.all([
      texts(catalogues, language),
      this.book ? texts(books, language) : {},
    ]);
    this.texts = { ...found, ...rules };
    if (this.book) this.book = language;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Loads the clauses and chapters of the rules, which nothing else needs. */
  async openBook(): Promise<void> {
    const language = this.language;
    if (this.book === language) return;
    const rules = await texts(books, language);
    if (this.language !== language) return;
    this.book = language;
    this.texts = { ...this.texts, ...rules };
  }

  has(key: string): boolean {
    return key in this.texts;
  }

  t: Translate = (key, args) => {
    return format(this.texts[key] ?? key, this.language, args);
  };

  /** What a clause says, part by part. */
  clause(id: string): Part[] {
    return parts(id, this.texts, this.t);
  }

  list(items: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items);
  }
}

export const i18n = new I18n();
export const t = i18n.t;
