import { effectiveValues, formatSort, type ListShape, type ListState } from '#contract/list-query.ts';
import { viewQuery } from '#web/core/edit-views.ts';

/**
 * What a list asks for now, to be asked again on other days: everything is said outright, and days that are a choice (the
 * last seven) are kept as the choice.
 */
export function keptQuery(state: ListState, shape: ListShape, today: string): string {
  const values = effectiveValues(state, shape, today);
  const query = new URLSearchParams(
    viewQuery({ page: 1, limit: shape.limit, sort: state.sort, values, group: state.group }, shape, today),
  );
  const sort = formatSort(state.sort);
  if (sort !== '') query.set('sort', sort);
  return query.toString();
}

/** Whether days of the query stay what they are, and whether some move with the day on which it is asked. */
export function daysOf(query: string, { filters }: Pick<ListShape, 'filters'>): 'fixed' | 'moving' | 'none' {
  const asked = new URLSearchParams(query);
  const days = filters
    .filter(({ operator, params }) => operator === 'between' && params.length === 2)
    .flatMap(({ params }) => asked.get(params[0] ?? '') ?? [])
    .filter((value) => value.startsWith('@') || /^\d{4}-\d{2}-\d{2}/.test(value));
  if (days.length === 0) return 'none';
  return days.every((value) => value.startsWith('@')) ? 'moving' : 'fixed';
}
