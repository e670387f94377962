/** What the engine for games on this device takes to load; filled in by the build. */
declare const __ENGINE_KB__: number;

declare module 'texts:*' {
  const texts: Record<string, import('./lib/i18n/message').Message>;
  export default texts;
}

declare module 'rules:*' {
  const texts: Record<string, import('./lib/i18n/message').Message>;
  export default texts;
}
