import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RawCell } from '../language/cell.ts';
import type { RawColumns } from '../language/screen.ts';
import { followed } from '../model/cells.ts';
import { columnOf } from '../model/columns.ts';
import { milliseconds } from '../model/duration.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { whenProblems } from './actions.ts';
import { actionsOf, isSound, screenParts, shownBy } from './look.ts';
import { replyProblems } from './reply-problems.ts';
import { complaints, type Rule } from './rule.ts';

/** A cell of its own kind says what its row can answer. */
export const cells: Rule = function* (world) {
  for (const raw of screenParts(world)) {
    const endpoint = shownBy(world, raw);
    if (endpoint && ('list' in raw || 'report' in raw)) {
      const links = actionsOf(raw).flatMap((action) => (action.where === 'actions' ? [action.raw] : []));
      yield* columnCells(world, endpoint, raw.columns, links);
    }
    if (!('related' in raw)) continue;
    for (const related of raw.related ?? []) {
      const list = world.endpoints.get(related.list);
      if (list) yield* columnCells(world, list, related.columns, []);
    }
  }
};

type Links = readonly { readonly to?: string | undefined }[];

function* columnCells(
  world: World,
  endpoint: EndpointModel,
  columns: RawColumns | undefined,
  links: Links,
): Iterable<Problem> {
  if (!isSound(world, endpoint)) return;
  for (const one of columns ?? []) {
    const { field, cell } = columnOf(one);
    if (!cell) continue;
    yield* cell.meter === undefined ? warnProblems(world, endpoint, cell) : meterProblems(world, endpoint, cell, field);
    for (const [index, mark] of (cell.marks ?? []).entries())
      yield* replyProblems(world, endpoint, mark, { holder: cell.marks ?? [], key: index });
    if (cell.levels) yield* levelProblems(world, endpoint, cell.levels, { cell, field });
    if (cell.wait) yield* waitProblems(world, endpoint, cell.wait, { cell, field });
    if (cell.follow && followed(links, field).length === 0) {
      yield complaints(
        'cell',
        world,
      )({
        holder: cell,
        key: 'follow',
        received: field,
        message: `no action of the row leads anywhere by {${field}}: add one, or say link`,
      });
    }
  }
}

function* levelProblems(
  world: World,
  endpoint: EndpointModel,
  levels: NonNullable<RawCell['levels']>,
  { cell, field: name }: { readonly cell: RawCell; readonly field: string },
): Iterable<Problem> {
  const complain = complaints('cell', world);
  const field = world.replyNames(endpoint)?.includes(name) ? world.replyField(endpoint, name) : undefined;
  if (field && !kinds[field.kind].number)
    yield complain({
      holder: cell,
      key: 'levels',
      received: name,
      message: `“${name}” is ${field.kind}: only a number reaches levels`,
    });
  const seen = new Map<number, string>();
  for (const [tone, from] of Object.entries(levels)) {
    const other = seen.get(from);
    if (other !== undefined)
      yield complain({ holder: levels, key: tone, received: String(from), message: `“${other}” begins there, too` });
    seen.set(from, tone);
  }
}

function* waitProblems(
  world: World,
  endpoint: EndpointModel,
  wait: NonNullable<RawCell['wait']>,
  { cell, field: name }: { readonly cell: RawCell; readonly field: string },
): Iterable<Problem> {
  const complain = complaints('cell', world);
  yield* whenProblems(world, wait.when, endpoint);
  const field = world.replyNames(endpoint)?.includes(name) ? world.replyField(endpoint, name) : undefined;
  if (field && kinds[field.kind].calendar !== 'instant')
    yield complain({
      holder: cell,
      key: 'wait',
      received: name,
      message: `“${name}” is ${field.kind}: how long something waits is counted from a moment`,
    });
  const [late, overdue] = [wait.late ?? '3m', wait.overdue ?? '5m'].map(milliseconds);
  if (late !== undefined && overdue !== undefined && overdue <= late)
    yield complain({
      holder: wait,
      key: wait.overdue === undefined ? 'late' : 'overdue',
      received: wait.overdue ?? wait.late ?? '',
      message: 'what is overdue has been late before: let overdue be longer than late',
    });
}

function* meterProblems(world: World, endpoint: EndpointModel, cell: RawCell, name: string): Iterable<Problem> {
  const complain = complaints('cell', world);
  const fieldOf = (one: string) =>
    world.replyNames(endpoint)?.includes(one) ? world.replyField(endpoint, one) : undefined;
  if (cell.of !== undefined) yield* replyProblems(world, endpoint, cell.of, { holder: cell, key: 'of' });
  const whole = cell.of ?? name;
  const field = fieldOf(whole);
  if (!field) return;
  if (cell.used === undefined) {
    if (kinds[field.kind].number?.unit !== 'percent')
      yield complain({
        holder: cell,
        key: 'meter',
        received: whole,
        message: `“${whole}” is ${field.kind}: say which amount is used of it (used), or draw a field of per cent`,
      });
    return;
  }
  const at = { holder: cell, key: 'used' };
  yield* replyProblems(world, endpoint, cell.used, at);
  const used = fieldOf(cell.used);
  if (used && (used.kind !== field.kind || !kindData[used.kind].addable))
    yield complain({
      ...at,
      received: cell.used,
      message: `“${cell.used}” is ${used.kind} and “${whole}” ${field.kind}: one is no share of the other`,
    });
}

function* warnProblems(world: World, endpoint: EndpointModel, cell: RawCell): Iterable<Problem> {
  const { warn } = cell;
  for (const key of ['used', 'of'] as const)
    if (cell[key] !== undefined)
      yield complaints(
        'cell',
        world,
      )({ holder: cell, key, received: cell[key], message: `${key} goes with meter alone` });
  if (!warn) return;
  yield* whenProblems(world, warn.when, endpoint);
  if (warn.says !== undefined) yield* replyProblems(world, endpoint, warn.says, { holder: warn, key: 'says' });
}
