import type { Person } from '../../tables/contract';
import { t } from '../i18n/i18n.svelte';
import type { TableStore } from './table.svelte';

/** Whose turn it is. */
export function statusText(store: TableStore, people: Person[]): string {
  if (store.info?.phase === 'over') return t('web.table.over');
  if (store.info?.paused) return t('web.table.paused');
  const toAct = store.toAct;
  if (store.pending) return t('web.table.pending');
  if (store.yours.length === 1 && store.yours[0] === toAct) return t('web.table.your-turn');
  const waiting = t('web.table.waiting', { name: people[toAct]?.name ?? '' });
  return store.yours.length === 0 ? `${t('web.table.watching')} · ${waiting}` : waiting;
}
