import { keep, recall } from '../net/keep';

export type Helper = 'calm' | 'helper' | 'expert';
export type Theme = 'auto' | 'dark' | 'light';

/** What a person chose on this device. */
export interface Choices {
  language: string;
  speed: 1 | 0.5 | 0;
  /** Null until it was chosen: silent, but asked for. */
  sound: boolean | null;
  helper: Helper;
  theme: Theme;
  leftHanded: boolean;
  /** After a round against bots the coach says something. */
  coach: boolean;
  /** The same in games with people. */
  coachAmongPeople: boolean;
  bots: string;
  /** Games against bots are played on this device, without the server. Null until it was chosen: where that is free. */
  local: boolean | null;
}

const PRESETS: Choices = {
  language: 'auto',
  speed: 1,
  sound: null,
  helper: 'helper',
  theme: 'auto',
  leftHanded: false,
  coach: true,
  coachAmongPeople: false,
  bots: 'steady',
  local: null,
};

class Settings {
  private all = $state.raw<Choices>({ ...PRESETS, ...recall<Partial<Choices>>('settings') });

  get now(): Choices {
    return this.all;
  }

  change(some: Partial<Choices>): void {
    this.all = { ...this.all, ...some };
    keep('settings', this.all);
  }

  /** Follows other tabs. */
  follow(): void {
    addEventListener('storage', (event) => {
      if (event.key === 'eightfold.settings') {
        this.all = { ...PRESETS, ...recall<Partial<Choices>>('settings') };
      }
    });
  }
}

export const settings = new Settings();
