import type { Component } from 'svelte';

type Screen = Promise<{ default: Component<{ id: string }> }>;

/** The screens that are loaded when they are wanted, by the first part of their address. */
export const screens: Readonly<Record<string, () => Screen>> = {
  t: () => import('./TableScreen.svelte'),
  g: () => import('./GameScreen.svelte'),
  rules: () => import('./Rules.svelte'),
  learn: () => import('./Learn.svelte'),
  games: () => import('./MyGames.svelte'),
  print: () => import('./PrintDeck.svelte'),
  daily: () => import('./DailyScreen.svelte'),
  puzzles: () => import('./PuzzlesScreen.svelte'),
  stats: () => import('./StatsScreen.svelte'),
  settings: () => import('./SettingsScreen.svelte'),
};
