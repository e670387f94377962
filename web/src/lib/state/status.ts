import type { Person } from '../../tables/contract';
import { t } from '../i18n/i18n.svelte';
import type { TableStore } from './table.svelte';

/** Whose turn it is, as this seat sees it; where several share a device, that of the one who has it in hand. */
export function statusText(store: TableStore, people: Person[], seat: number): string {
  if (store.info?.phase === 'over') return t('web.table.over');
  if (store.info?.paused) return t('web.table.paused');
  const toAct = store.toAct;
  if (store.pending) return t('web.table.pending');
  if (seat >= 0 && seat === toAct) return t('web.table.your-turn');
  const name = people[toAct]?.name ?? '';
  if (store.yours.includes(toAct)) return t('web.table.turn-of', { name });
  const waiting = t('web.table.waiting', { name });
  return store.yours.length === 0 ? `${t('web.table.watching')} · ${waiting}` : waiting;
}
