import { IntlMessageFormat } from 'intl-messageformat';

type Texts = Record<string, string>;
const files = import.meta.glob<Texts>('@messages/*.json', { import: 'default' });
let texts: Texts = {};
let language = 'en';

export async function loadTexts(wanted: string): Promise<void> {
  language = wanted;
  for (const [path, load] of Object.entries(files)) {
    if (path.endsWith(`/${wanted}.json`) || path.endsWith(`.${wanted}.json`))
      texts = { ...texts, ...(await load()) };
  }
  document.documentElement.lang = wanted;
}

export function t(key: string, args?: Record<string, unknown>): string {
  const text = texts[key];
  if (text === undefined) {
    console.warn('no text for', key);
    return `⟦${key}⟧`;
  }
  return String(
    new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).format(
      args as Record<string, string>,
    ),
  );
}
