export const SPEEDS = [1, 0.5, 0] as const;
export const HELPERS = ['calm', 'helper', 'expert'] as const;
export const THEMES = ['auto', 'dark', 'light'] as const;
export const LEVELS = ['gentle', 'steady', 'sharp'] as const;
