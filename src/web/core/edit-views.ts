import { presetDays } from '#contract/date-preset.ts';
import { datePresets } from '#contract/filter.ts';
import { type ListShape, type ListState, writeList } from '#contract/list-query.ts';
import type { KeptView } from './saved-views.ts';

/** The query of a view from the list's state. A range that is a preset today is kept as the preset: it moves with the calendar. */
export function viewQuery(state: ListState, shape: ListShape, today: string): string {
  const values: Record<string, string> = { ...state.values };
  const query = new URLSearchParams();
  for (const filter of shape.filters) {
    const [from, to] = filter.params;
    if (from === undefined || to === undefined || filter.operator !== 'between') continue;
    const preset = datePresets.find((name) => {
      const days = presetDays(name, today);
      return days !== undefined && values[from] === days.from && values[to] === days.to;
    });
    if (preset === undefined) continue;
    query.set(from, `@${preset}`);
    delete values[from];
    delete values[to];
  }
  return [writeList({ ...state, page: 1, values }, shape), query.toString()].filter((part) => part !== '').join('&');
}

export function putView<View extends KeptView>(views: readonly View[], view: View): readonly View[] {
  const others = views
    .filter((other) => other.id !== view.id)
    .map((other) => (view.isDefault ? { ...other, isDefault: false } : other));
  return [...others, view];
}
