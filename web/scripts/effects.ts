import type { Environment } from 'vitest/runtime';

const window = {
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
};

/** For tests of what reacts: modules as the browser gets them, and as much of a browser as they need without a page. */
export default {
  name: 'effects',
  viteEnvironment: 'client',
  setup(global: Record<string, unknown>) {
    Object.assign(global, { window, DOMRect: Object });
    return {
      teardown() {
        delete global.window;
        delete global.DOMRect;
      },
    };
  },
} satisfies Environment;
