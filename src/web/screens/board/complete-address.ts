import type { Board } from '#contract/panel.ts';
import { openParam, tabParam } from '#web/core/address.ts';
import { daysFor } from './opening-days.ts';

/** Parameters that say nothing about which rows are meant. */
const foreign: ReadonlySet<string> = new Set([openParam, tabParam]);

/** What the address of a list means in full, or undefined where it is complete. */
export const completeAddress: NonNullable<Board['complete']> = ({ filters, around, start }, search) => {
  const query = new URLSearchParams(search);
  const isBlank = [...query.keys()].every((name) => foreign.has(name));
  if (start && isBlank) {
    for (const [name, value] of Object.entries(start)) query.set(name, value);
    return query.toString();
  }
  const days = filters.find(({ name }) => name === around)?.params ?? [];
  const text = query.get(filters.find(({ operator }) => operator === 'search')?.params[0] ?? '')?.trim();
  if (!text || days.length === 0 || days.some((name) => query.has(name))) return undefined;
  for (const [index, day] of daysFor(text).entries()) query.set(days[index] ?? '', day);
  return query.toString();
};
