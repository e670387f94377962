/** What a text has gaps for. */
export type Args = Record<string, string | number>;

/** A text as the build has read it: words, or words with gaps. */
export type Message = string | Piece[];

/** Words, the number that a plural is about, or what a value fills in. */
type Piece = string | 0 | Gap;

interface Gap {
  gap: string;
  /** The value is written as a number, as a share of a hundred, or chooses what is written. */
  figure?: string;
  percent?: string;
  select?: Record<string, Message>;
  plural?: Record<string, Message>;
}

const rules = new Map<string, Intl.PluralRules>();

function pluralOf(count: number, language: string): string {
  let found = rules.get(language);
  if (!found) rules.set(language, (found = new Intl.PluralRules(language)));
  return found.select(count);
}

/** Browsers take very long over their first number, and small ones look alike in all languages. */
function figure(count: number, language: string): string {
  if (Number.isInteger(count) && Math.abs(count) < 1000) return String(count);
  return new Intl.NumberFormat(language).format(count);
}

function fill(gap: Gap, args: Args, language: string): string {
  const value = args[gap.gap];
  if (value === undefined) return `{${gap.gap}}`;
  if (gap.figure) return figure(Number(value), language);
  if (gap.percent) return gap.percent.replace('#', String(Math.round(100 * Number(value))));
  if (gap.select) return format(gap.select[value] ?? gap.select.other ?? '', language, args);
  if (gap.plural) {
    const { plural } = gap;
    const count = Number(value);
    const chosen = plural[`=${count}`] ?? plural[pluralOf(count, language)] ?? plural.other ?? '';
    return format(chosen, language, args, count);
  }
  return String(value);
}

/** Fills in the gaps of a text. */
export function format(message: Message, language: string, args: Args = {}, count = 0): string {
  if (typeof message === 'string') return message;
  return message
    .map((piece) =>
      typeof piece === 'string' ? piece : piece === 0 ? figure(count, language) : fill(piece, args, language),
    )
    .join('');
}
