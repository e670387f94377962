import type { Person } from '../../tables/contract';
import type { Translate } from '../i18n/i18n.svelte';
import type { OptionEntry } from '../net/wire';

/** What the value of an option is called: a switch by what it does, a seat by who sits there. */
export function valueName(option: OptionEntry, value: string, people: Person[], t: Translate): string {
  if (option.range === 'on|off') return t(`web.option.${option.name}.${value}`);
  if (/^\d+-\d+$/.test(option.range)) return value;
  if (value === 'chance') return t('option.value.chance');
  return people[Number(value)]?.name || t('web.lobby.seat', { number: Number(value) + 1 });
}
