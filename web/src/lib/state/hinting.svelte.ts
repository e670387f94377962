import type { GameSlug, Hint } from '../../tables/contract';
import { t } from '../i18n/i18n.svelte';
import type { Reasoning } from '../net/wire';
import type { TableStore } from './table.svelte';

/** Details as texts want them: figures are numbers. */
const details = (why: Reasoning): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(why.details).map(([name, text]) => [name, /^\d+$/.test(text) ? Number(text) : text]),
  );

const what = (game: GameSlug, why: Reasoning): string =>
  t('table.hint.is', { move: t(`table.hint.${game}.do.${why.kind}`, details(why)) });

/** The weightiest reasons; where there are none, it is who says so. */
function because(game: GameSlug, why: Reasoning): string {
  const reasons = why.reasons
    .slice(0, 2)
    .map((reason) => t(`table.hint.${game}.why.${reason}`, details(why)));
  return reasons.length > 0 ? reasons.join(' ') : t('table.hint.plain');
}

/** The hints of one seat at a table; null where there are none. */
export function hinting(store: TableStore, game: GameSlug, seat: () => number): () => Hint | null {
  let taps = $state.raw({ at: -1, seat: -1, count: 0 });
  const at = $derived(store.position?.at ?? -1);
  const count = $derived(taps.at === at && taps.seat === seat() ? taps.count : 0);

  function ask(): void {
    const own = seat();
    if (store.legalOf(own).length === 0 || store.pending || store.isHinting(own)) return;
    taps = { at, seat: own, count: count + 1 };
    if (!store.hintOf(own)) store.askHint(own);
  }

  const hint = $derived.by((): Hint | null => {
    const own = seat();
    if (!store.info?.hints || store.info.phase !== 'playing' || own < 0) return null;
    const known = count > 0 ? store.hintOf(own) : null;
    return {
      busy: store.isHinting(own),
      move: known?.move ?? '',
      text: known ? (count > 1 ? because(game, known.why) : what(game, known.why)) : '',
      more: known !== null && count === 1,
      taps: count,
      ask,
    };
  });
  return () => hint;
}
