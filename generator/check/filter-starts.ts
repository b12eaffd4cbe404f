import { presetDays } from '#contract/date-preset.ts';
import { datePresets, slidingSpans } from '#contract/filter.ts';
import { kinds } from '#contract/kinds/index.ts';
import { daysIn } from '#contract/time.ts';
import type { RawFilter } from '../language/endpoint.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { type At, complaints, unknownName } from './rule.ts';
import { unknownOption } from './unknown-option.ts';

/** Maximum number of days of a preset, or of two days with a comma between them. */
function longestSpan(value: string): number | undefined {
  const [from = '', to = from] = value.split(',');
  if (/^\d{4}-\d{2}-\d{2}$/.test(from)) return daysIn({ from, to });
  if (!datePresets.some((preset) => preset === value)) return undefined;
  // The longest month, and the longest year: as it is when nobody looks.
  const spans = ['2024-01-31', '2024-03-31', '2024-12-31'].flatMap((today) => presetDays(value, today) ?? []);
  return Math.max(...spans.map(daysIn));
}

/** What a filter begins with is a value that it can have. */
export function* startProblems(
  world: World,
  endpoint: EndpointModel,
  name: string,
  value: string,
  at: At,
): Iterable<Problem> {
  const filter = endpoint.filters?.find((one) => one.name === name);
  const field = filter?.field;
  if (!field) return;
  const { calendar, type } = kinds[field.kind];
  const days = calendar ? longestSpan(value) : undefined;
  if (days !== undefined && filter.maxDays !== undefined && days > filter.maxDays) {
    const message = `the filter “${name}” begins with ${days} days, and may span ${filter.maxDays} (maxDays)`;
    yield complaints('filter', world)({ ...at, received: value, message });
  }
  const starts: readonly string[] =
    calendar === 'instant' ? [...datePresets, ...Object.keys(slidingSpans)] : datePresets;
  if (calendar && !starts.includes(value) && !/^\d{4}-\d{2}-\d{2}(,\d{4}-\d{2}-\d{2})?$/.test(value)) {
    const message = `“${value}” is neither a day nor one of ${starts.join(', ')}`;
    yield* unknownName('filter', world, at, value, starts, message);
  }
  const options = type === 'boolean' ? ['true', 'false'] : (field.options ?? []).map((option) => option.value);
  if (options.length === 0) return;
  for (const one of value.split(','))
    if (!options.includes(one)) yield* unknownOption('filter', world, at, one, `the filter “${name}”`, options);
}

/** An initial value is disabled by a filter by value of the same list, and one of its values. */
export function* releaseProblems(
  world: World,
  endpoint: EndpointModel,
  raw: Pick<RawFilter, 'initial' | 'unless'>,
): Iterable<Problem> {
  const { unless } = raw;
  if (unless === undefined) return;
  if (raw.initial === undefined) {
    const message = 'there is no initial value to be void: say initial, or leave this out';
    yield complaints('filter', world)({ holder: raw, key: 'unless', part: 'key', received: 'unless', message });
  }
  const byValue = (endpoint.filters ?? []).filter(({ name, params }) => params.length === 1 && params[0] === name);
  const names = byValue.map(({ name }) => name);
  for (const [name, values] of Object.entries(unless)) {
    const at = { holder: unless, key: name };
    if (!names.includes(name)) {
      const message = `${endpoint.id} has no filter “${name}” with one parameter of its name`;
      yield* unknownName('filter', world, { ...at, part: 'key' }, name, names, message);
    } else if (name === endpoint.facet) {
      const message = `${endpoint.id} counts its rows by “${name}”: under each value other rows would be shown than are counted`;
      yield complaints('filter', world)({ ...at, part: 'key', received: name, message });
    } else if (values !== true) yield* startProblems(world, endpoint, name, values.map(String).join(','), at);
  }
}
