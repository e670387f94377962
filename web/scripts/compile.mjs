// Reads the texts when the client is built, so that no phone has to: a text becomes words, or words with gaps.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** How a language writes a share, with # for the number. */
const percent = (language) =>
  new Intl.NumberFormat(language, { style: 'percent' })
    .formatToParts(0.08)
    .map(({ type, value }) => (type === 'integer' ? '#' : value))
    .join('');

const options = (all, language) =>
  Object.fromEntries(Object.entries(all).map(([name, { value }]) => [name, simple(pieces(value, language))]));

function piece(element, language) {
  const { type, value, style } = element;
  if (type === TYPE.literal) return value;
  if (type === TYPE.pound) return 0;
  if (type === TYPE.argument) return { gap: value };
  if (type === TYPE.number && !style) return { gap: value, figure: '#' };
  if (type === TYPE.number && style === 'percent') return { gap: value, percent: percent(language) };
  if (type === TYPE.select) return { gap: value, select: options(element.options, language) };
  if (type === TYPE.plural && element.offset === 0 && element.pluralType === 'cardinal')
    return { gap: value, plural: options(element.options, language) };
  throw new Error(`the client cannot write ${JSON.stringify(element)}`);
}

const pieces = (elements, language) => elements.map((element) => piece(element, language));

const simple = (all) => (all.every((one) => typeof one === 'string') ? all.join('') : all);

/** A text of the catalogue as the client reads it. */
export const compile = (text, language) => simple(pieces(parse(text, { ignoreTag: true }), language));
