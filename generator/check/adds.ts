import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RawField } from '../language/field.ts';
import type { RawScreen } from '../language/screen.ts';
import { columnOf } from '../model/columns.ts';
import { counted } from '../model/counts.ts';
import { termOf } from '../model/rollups.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { ofEndpoints, ofEntities, ofScreens, together } from './each.ts';
import { editorsIn, fieldIsSound, shownBy } from './look.ts';
import { type At, complaints } from './rule.ts';
import { unknownField } from './unknown-field.ts';

/**
 * Nothing is added up that differs in unit or sign: what is summed, wherever it is written, says so of its values or has
 * them all of one sign.
 */
export const adds = together(
  ofEntities(function* (world, { name: entity, raw }) {
    for (const [name, field] of Object.entries(raw.fields ?? {})) {
      if (world.draft.places.isDamaged(field)) continue;
      yield* writtenProblems(world, entity, name, field);
      yield* madeProblems(world, field);
    }
  }),
  ofEndpoints((world, { name, raw }) => allTotals(world, name, raw)),
  ofScreens(function* (world, raw) {
    const endpoint = shownBy(world, raw);
    if (endpoint && ('list' in raw || 'report' in raw)) yield* columnProblems(world, endpoint, raw.columns);
    if (endpoint && 'report' in raw) yield* chartProblems(world, endpoint, raw);
    for (const related of ('related' in raw && raw.related) || []) {
      const list = world.endpoints.get(related.list);
      if (list) yield* columnProblems(world, list, related.columns);
    }
    for (const editor of editorsIn(raw)) yield* allTotals(world, editor.list, editor);
  }),
);

/** Each of the sums that a call or an editor names of the rows of a list. */
function* allTotals(
  world: World,
  list: string,
  holder: { readonly totals?: readonly string[] | undefined },
): Iterable<Problem> {
  const endpoint = world.endpoints.get(list);
  for (const [key, name] of (endpoint && holder.totals?.entries()) ?? [])
    if (endpoint) yield* totalProblems(world, endpoint, { holder: holder.totals ?? holder, key }, name);
}

/** What a field says of itself fits it. */
function* writtenProblems(world: World, entity: string, name: string, raw: RawField): Iterable<Problem> {
  const complain = complaints('adds', world);
  const { adds: written } = raw;
  if (written === undefined) return;
  const kind = world.entities.field(entity, name)?.kind;
  const label = `${entity}.${name}`;
  const at = { holder: raw, key: 'adds', part: 'key' as const, received: 'adds' };
  if (kind !== undefined && !kindData[kind].addable) {
    yield complain({ ...at, message: `${label} is ${kind}: nothing is added up of it` });
    return;
  }
  if (raw.over !== undefined && written !== 'never') {
    yield complain({
      ...at,
      message: `${label} says of all rows together what is no sum (over): it adds up to nothing`,
    });
    return;
  }
  const per = typeof written === 'object' ? written.per : undefined;
  if (typeof written !== 'object' || per === undefined) return;
  const by = world.entities.field(entity, per);
  const where = { holder: written, key: 'per', received: per };
  if (!by) yield* unknownField('adds', world, { holder: written, key: 'per' }, entity, per);
  else if (!raw.measure && by.kind !== 'enum')
    yield complain({
      ...where,
      message: `${entity}.${per} is ${by.kind}: there is one sum for each choice of an enum`,
    });
  else if (by.nullable && !world.entities.raw(entity)?.virtual)
    yield complain({ ...where, message: `${entity}.${per} may be empty: rows without it would be in no sum` });
  else if (raw.units && raw.units.by !== per)
    yield complain({ ...where, message: `${label} has units by “${raw.units.by}”: it adds up by the same` });
}

/** Sums that fields are made of: of counted rows, of figures. */
function* madeProblems(world: World, raw: RawField): Iterable<Problem> {
  const { count, sum, measure } = raw;
  const { entity: other } = counted(count ?? '');
  if (count !== undefined && sum !== undefined && other !== undefined && fieldIsSound(world, other, sum))
    yield* senseProblems(world, other, sum, { holder: raw, key: 'sum' }, 'alone');
  if (!measure?.sum || raw.adds !== undefined) return;
  for (const [key, term] of measure.sum.entries()) {
    const { figure } = termOf(term);
    for (const fact of world.entities.senses.stored)
      if (world.entities.written(fact).get(figure)?.raw.figure)
        yield* senseProblems(world, fact, figure, { holder: measure.sum, key }, 'alone');
  }
}

/** Why the numbers of a field are not added up there; `alone` = into one sum. */
function* senseProblems(world: World, entity: string, name: string, at: At, alone?: 'alone'): Iterable<Problem> {
  const complain = complaints('adds', world);
  const label = `${entity}.${name}`;
  const sense = world.entities.senses.senseOf(entity, name);
  if (sense.kind === 'never')
    yield complain({ ...at, received: name, message: `${label} is not added up: ${sense.why}` });
  if (sense.kind === 'unsaid')
    yield complain({
      ...at,
      received: name,
      message: `${label} may be of either sign: say min: 0, or what it is added up with (adds: always, never, { per } or { net })`,
    });
  if (sense.kind === 'per' && alone)
    yield complain({ ...at, received: name, message: `${label} is added up per ${sense.by}: it has no one sum` });
}

/** A figure over the rows of a call is a sum of what adds up, a number of different references, or another figure. */
function* totalProblems(
  world: World,
  endpoint: EndpointModel,
  at: At,
  name: string,
  alone?: 'alone',
): Iterable<Problem> {
  const { entity } = endpoint;
  const field = entity === undefined ? undefined : world.entities.field(entity, name);
  if (entity === undefined || !field || field.kind === 'ref' || !kindData[field.kind].addable) return;
  if (field.over || !fieldIsSound(world, entity, name)) return;
  if (field.measure && field.measure.kind !== 'sum') return;
  yield* senseProblems(world, entity, name, at, endpoint.under === undefined ? alone : 'alone');
}

function* columnProblems(
  world: World,
  endpoint: EndpointModel,
  columns: Extract<RawScreen, { list: string }>['columns'],
): Iterable<Problem> {
  for (const one of columns ?? []) {
    const column = columnOf(one);
    if (column.total && typeof one !== 'string')
      yield* totalProblems(world, endpoint, { holder: one, key: 'total' }, column.field);
  }
}

type RawReport = Extract<RawScreen, { report: string }>;

/** Series on one axis share one unit; areas are parts of a sum, and a running sum is shown with what it adds up. */
function* chartProblems(world: World, endpoint: EndpointModel, { chart, zero }: RawReport): Iterable<Problem> {
  const { entity } = endpoint;
  for (const [key, name] of (zero ?? []).entries())
    yield* totalProblems(world, endpoint, { holder: zero ?? [], key }, name, 'alone');
  if (!chart || entity === undefined) return;
  const complain = complaints('adds', world);
  const drawn = [chart.bars ?? [], chart.lines ?? []].flatMap((names) =>
    names.flatMap((name, key) => {
      const field = world.entities.field(entity, name);
      return field && kinds[field.kind].number
        ? [{ name, field, at: { holder: names, key }, isLine: names === chart.lines }]
        : [];
    }),
  );
  // A line of per cent has an axis of its own.
  const along = drawn.filter(({ field, isLine }) => !(isLine && kinds[field.kind].number?.unit === 'percent'));
  const unitOf = ({ field }: (typeof along)[number]) => field.unit?.th ?? field.kind;
  const [first] = along;
  for (const one of along)
    if (first && unitOf(one) !== unitOf(first))
      yield complain({
        ...one.at,
        received: one.name,
        message: `“${one.name}” is ${unitOf(one)}, and “${first.name}” ${unitOf(first)}: one axis has one unit`,
      });
  for (const { name, field, at } of along) {
    const { measure } = field;
    if (measure?.kind === 'running' && !drawn.some((other) => other.name === measure.of))
      yield complain({
        ...at,
        received: name,
        message: `“${name}” is a running sum of “${measure.of}”: draw that as well`,
      });
  }
  if (chart.area !== undefined)
    yield* totalProblems(world, endpoint, { holder: chart, key: 'area' }, chart.area, 'alone');
}
