/** The colours of the eight suits by number; far enough apart for every kind of colour vision. */
export const SUITS: readonly string[] = [
  '',
  '#1340BE',
  '#9A4D1F',
  '#077759',
  '#C90E98',
  '#B48705',
  '#33384C',
  '#0897DE',
  '#500B0E',
];
