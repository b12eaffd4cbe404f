import { datePresets, slidingSpans } from '#contract/filter.ts';
import { isDay } from '../model/kinds.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { type At, unknownName } from './rule.ts';
import { unknownOption } from './unknown-option.ts';

/** What a filter begins with is a value that it can have. */
export function* startProblems(
  world: World,
  endpoint: EndpointModel,
  name: string,
  value: string,
  at: At,
): Iterable<Problem> {
  const field = endpoint.filters?.find((filter) => filter.name === name)?.field;
  if (!field) return;
  const starts: readonly string[] =
    field.kind === 'datetime' ? [...datePresets, ...Object.keys(slidingSpans)] : datePresets;
  if (isDay(field.kind) && !starts.includes(value) && !/^\d{4}-\d{2}-\d{2}(,\d{4}-\d{2}-\d{2})?$/.test(value)) {
    const message = `“${value}” is neither a day nor one of ${starts.join(', ')}`;
    yield* unknownName('filter', world, at, value, starts, message);
  }
  const options = field.kind === 'boolean' ? ['true', 'false'] : (field.options ?? []).map((option) => option.value);
  if (options.length === 0) return;
  for (const one of value.split(','))
    if (!options.includes(one)) yield* unknownOption('filter', world, at, one, `the filter “${name}”`, options);
}
