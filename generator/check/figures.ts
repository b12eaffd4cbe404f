import type { RawEndpoint } from '../language/endpoint.ts';
import type { RawField } from '../language/field.ts';
import { writtenFilters } from '../model/filters.ts';
import { factOf } from '../model/memory.ts';
import { termOf } from '../model/rollups.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { conditionProblems, subjectIn } from './conditions.ts';
import { isSound } from './look.ts';
import { complaints, type Rule, unknownName } from './rule.ts';
import { unknownField } from './unknown-field.ts';
import { unknownOption } from './unknown-option.ts';

/** Rollups add up existing fields; reports made of facts name facts, fields that distinguish rows, and figures. */
export const figures: Rule = function* (world) {
  yield* rollupProblems(world);
  const looked = new Set<string>();
  for (const { name, raw } of world.draft.endpoints.values()) {
    const { figures: made, report } = raw;
    if (!made) continue;
    if (typeof report !== 'string') {
      const message = 'figures make the rows of an entity: say report: Entity';
      yield complaints('figures', world)({ holder: raw, key: 'figures', message });
      continue;
    }
    const { entities } = world.draft;
    for (const [index, name] of made.of.entries())
      if (!entities.has(name)) {
        const at = { holder: made.of, key: index };
        yield* unknownName('figures', world, at, name, entities.keys(), `unknown entity “${name}”`);
      }
    if (!entities.has(report)) continue;
    yield* keyProblems(world, report, made);
    yield* groupProblems(world, raw, name);
    if (!looked.has(report)) yield* measureProblems(world, report);
    looked.add(report);
    yield* termProblems(world, report, made, raw);
  }
};

type Made = NonNullable<RawEndpoint['figures']>;

/** The keys of a report's rows are among its fields. */
function* keyProblems(world: World, report: string, made: Made): Iterable<Problem> {
  for (const keys of Object.values(made.groups))
    for (const [index, key] of keys.entries())
      yield* unknownField('figures', world, { holder: keys, key: index }, report, key);
  const { within = {} } = made;
  for (const [group, key] of Object.entries(within)) {
    const keys = made.groups[group];
    const at = { holder: within, key: group };
    if (!keys) {
      const groups = Object.keys(made.groups);
      yield* unknownName('figures', world, { ...at, part: 'key' }, group, groups, `no rows stand for “${group}”`);
    } else if (!keys.includes(key)) {
      const message = `rows of “${group}” are not told apart by “${key}”`;
      yield* unknownName('figures', world, at, key, keys, message);
    }
  }
}

/** Measures of a report are made of what its facts have. */
function* termProblems(world: World, report: string, made: Made, raw: RawEndpoint): Iterable<Problem> {
  const known = knownFigures(world, made.of);
  const columns = factColumns(world);
  for (const { raw: field } of world.entities.written(report).values()) {
    const { measure } = field;
    for (const key of ['most', 'tells'] as const) {
      const name = measure?.[key];
      if (measure && name !== undefined && !columns.has(name)) {
        const message = `no facts have a column “${name}”`;
        yield* unknownName('figures', world, { holder: measure, key }, name, columns, message);
      }
    }
    for (const [index, term] of (measure?.sum ?? []).entries()) {
      const { figure } = termOf(term);
      if (known.has(figure) || allFigures(world).has(figure)) continue;
      const at = { holder: measure?.sum ?? raw, key: index };
      yield* unknownName('figures', world, at, term, known, `no facts have a figure “${figure}”`);
    }
  }
}

function* measureProblems(world: World, report: string): Iterable<Problem> {
  const written = [...world.entities.written(report)];
  const own = written.filter(([, { raw }]) => raw.measure?.sum ?? raw.measure?.people).map(([name]) => name);
  for (const [, { raw }] of written) {
    const { measure } = raw;
    if (!measure || world.draft.places.isDamaged(measure)) continue;
    const { ratio = [], share, change, trend, running, closing } = measure;
    const named = [
      ...ratio.map((name, key) => ({ name, at: { holder: ratio, key } })),
      ...(share === undefined ? [] : [{ name: share, at: { holder: measure, key: 'share' } }]),
      ...(change === undefined ? [] : [{ name: change, at: { holder: measure, key: 'change' } }]),
      ...(running === undefined ? [] : [{ name: running, at: { holder: measure, key: 'running' } }]),
      ...(trend === undefined ? [] : [{ name: trend, at: { holder: measure, key: 'trend' } }]),
    ];
    if (closing) yield* closingProblems(world, closing);
    for (const { name, at } of named) {
      if (!own.includes(name))
        yield* unknownName('figures', world, at, name, own, `${report} has no sum or number of people “${name}”`);
    }
  }
}

/** What is looked up when a day has ended is there: the entity, what it says, and what its rows must be. */
function* closingProblems(
  world: World,
  closing: NonNullable<NonNullable<RawField['measure']>['closing']>,
): Iterable<Problem> {
  const { entity, where } = closing;
  if (!world.draft.entities.has(entity)) {
    const at = { holder: closing, key: 'entity' };
    yield* unknownName('figures', world, at, entity, world.draft.entities.keys(), `unknown entity “${entity}”`);
    return;
  }
  for (const key of ['field', 'at'] as const) {
    const name = closing[key];
    if (!world.entities.field(entity, name))
      yield* unknownField('figures', world, { holder: closing, key }, entity, name);
  }
  if (where) yield* conditionProblems('figures', world, where, subjectIn(world, 'figures', entity));
}

/** Groups are selected by a filter, whose choices they are. */
function* groupProblems(world: World, raw: RawEndpoint, name: string): Iterable<Problem> {
  const endpoint = world.endpoints.get(name);
  const options = endpoint?.filters?.find((filter) => filter.name === 'group_by')?.field.options;
  // A missing enum is reported where it is written.
  const written = writtenFilters(raw.filters).find((filter) => filter.name === 'group_by')?.raw.of;
  if (written !== undefined && !world.enums.has(written)) return;
  if (!endpoint || !options || !raw.figures || !isSound(world, endpoint)) return;
  const allowed = options.map((option) => option.value);
  for (const group of Object.keys(raw.figures.groups)) {
    if (allowed.includes(group)) continue;
    const at = { holder: raw.figures.groups, key: group, part: 'key' as const };
    yield* unknownOption('figures', world, at, group, 'the filter “group_by”', allowed);
  }
}

function* rollupProblems(world: World): Iterable<Problem> {
  for (const { raw } of world.draft.entities.values()) {
    const { rollup } = raw;
    if (!rollup) continue;
    const missing = rollup.of.filter((name) => !world.draft.entities.has(name));
    for (const name of missing) {
      yield* unknownName(
        'rollup',
        world,
        { holder: rollup.of, key: rollup.of.indexOf(name) },
        name,
        world.draft.entities.keys(),
        `unknown entity “${name}”`,
      );
    }
    if (missing.length > 0) continue;
    const [first = ''] = rollup.of;
    for (const [index, name] of (rollup.most ?? []).entries())
      yield* unknownField('rollup', world, { holder: rollup.most ?? rollup, key: index }, first, name);
    for (const [index, key] of rollup.by.entries()) {
      if (key !== 'month' && key !== 'year')
        yield* unknownField('rollup', world, { holder: rollup.by, key: index }, first, key);
    }
  }
}

/** Figures of the facts and of what they are added up from. */
function knownFigures(world: World, of: readonly string[]): ReadonlySet<string> {
  return new Set(
    of.flatMap((name) => [...world.entities.written(name)].flatMap(([field, { raw }]) => (raw.figure ? [field] : []))),
  );
}

/** Columns of all facts that reports are made of. */
const factColumns = factOf('world', (world: World): ReadonlySet<string> => {
  const facts = [...world.draft.endpoints.values()].flatMap(({ raw }) => raw.figures?.of ?? []);
  return new Set(facts.flatMap((name) => [...world.entities.written(name).keys()]));
});

/** Figures of whatever there is. */
const allFigures = factOf('world', (world: World) => knownFigures(world, [...world.draft.entities.keys()]));
