import { presetDays } from '#contract/date-preset.ts';
import { datePresets, type Filter, slidingMinutes } from '#contract/filter.ts';
import { kinds } from '#contract/kinds/index.ts';
import { clearable, initialValues } from '#contract/list-query.ts';
import { formatValue } from '#web/fields/formats.ts';
import { fieldTexts, lastMinutes } from '#web/fields/texts.ts';
import type { FormatContext } from '#web/fields/types.ts';

/** What a filter is set to, in one line. References are named by their keys: names take a call. */
export function filterText(
  filter: Filter,
  values: Readonly<Record<string, string>>,
  context: FormatContext,
  today: string,
): string {
  const { field, params, operator } = filter;
  const [first = '', second] = params;
  const say = (value: string | undefined) =>
    value === undefined
      ? '…'
      : formatValue(field, kinds[field.kind].type === 'boolean' ? value === 'true' : value, context);
  if (operator === 'between' && second !== undefined) {
    const from = values[first];
    const to = values[second];
    const minutes = slidingMinutes(filter, from);
    if (minutes !== undefined) return lastMinutes(minutes)[context.language];
    const isDay = kinds[field.kind].calendar !== undefined;
    const preset = datePresets.find((name) => {
      const days = presetDays(name, today);
      return isDay && days?.from === from && days?.to === to;
    });
    if (preset) return fieldTexts[preset][context.language];
    const shown = isDay
      ? (value: string | undefined) =>
          value === undefined ? '…' : formatValue({ ...field, kind: 'date' }, value, context)
      : say;
    return from === to ? shown(from) : `${shown(from)} – ${shown(to)}`;
  }
  const value = values[first] ?? '';
  if (operator === 'search' || operator === 'contains') return `“${value}”`;
  if (operator === 'in') {
    const items = value.split(',');
    const shown = items.slice(0, 2).map(say);
    return items.length > 2 ? `${shown.join(', ')} +${items.length - 2}` : shown.join(', ');
  }
  return say(value);
}

/**
 * What taking out a set filter leads to: `out` to no restriction; `back` to the range that the list opens with, where
 * one has to hold; `none` where that holds already.
 */
export function takeOut(
  filter: Filter,
  values: Readonly<Record<string, string>>,
  today: string,
): 'out' | 'back' | 'none' {
  if (filter.initial === undefined || clearable(filter)) return 'out';
  const initial = initialValues(filter, today);
  return filter.params.every((param) => values[param] === initial[param]) ? 'none' : 'back';
}

/** Filters that are set and not part of what has its own place on the screen (tabs, search box). */
export function activeFilters(
  filters: readonly Filter[],
  values: Readonly<Record<string, string>>,
  elsewhere: readonly string[],
): readonly Filter[] {
  return filters.filter(
    (filter) => !elsewhere.includes(filter.name) && filter.params.some((param) => values[param] !== undefined),
  );
}
