declare module 'texts:*' {
  const texts: Record<string, string>;
  export default texts;
}

declare module 'rules:*' {
  const texts: Record<string, string>;
  export default texts;
}
