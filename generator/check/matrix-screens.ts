import type { Field } from '#contract/field.ts';
import type { RawAxis } from '../language/matrix-screen.ts';
import { headName, type RawMatrix } from '../model/matrix-screens.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { conditionProblems } from './conditions.ts';
import { ofScreens } from './each.ts';
import { isSound } from './look.ts';
import { replyProblems } from './reply-problems.ts';
import { complaints, unknownName } from './rule.ts';
import { endpointProblems } from './screen-calls.ts';

/** A matrix shows cells that know their row and their column, and heads both by what their calls answer. */
export const matrixScreens = ofScreens(function* (world, raw) {
  if (!('matrix' in raw)) return;
  yield* endpointProblems(world, { holder: raw, key: 'matrix' }, raw.matrix, 'a matrix', ['page']);
  const cells = world.endpoints.get(raw.matrix);
  if (cells?.kind !== 'page' || !isSound(world, cells)) return;
  yield* replyProblems(world, cells, raw.show, { holder: raw, key: 'show' });
  for (const [key, name] of (raw.facts ?? []).entries())
    yield* replyProblems(world, cells, name, { holder: raw.facts ?? raw, key });
  for (const axis of [raw.rows, raw.columns]) yield* axisProblems(world, raw, axis, cells);
  if (raw.rows.cell === raw.columns.cell) {
    const message = `rows and columns are told apart by “${raw.rows.cell}” alone: every cell would be on one diagonal`;
    yield complaints('matrix', world)({ holder: raw.columns, key: 'cell', received: raw.columns.cell, message });
  }
});

/** A field of a reply; undefined where it has none of this name. */
const answered = (world: World, call: EndpointModel, name: string): Field | undefined =>
  world.replyNames(call)?.includes(name) ? world.replyField(call, name) : undefined;

function* axisProblems(world: World, raw: RawMatrix, axis: RawAxis, cells: EndpointModel): Iterable<Problem> {
  yield* endpointProblems(world, { holder: axis, key: 'list' }, axis.list, 'an axis', ['items', 'page']);
  yield* cellProblems(world, axis, cells);
  const list = world.endpoints.get(axis.list);
  if (!list || !isSound(world, list)) return;
  const key = axis.name === undefined ? 'list' : 'name';
  yield* replyProblems(world, list, headName(axis, list, world), { holder: axis, key });
  if (axis.hint !== undefined) yield* replyProblems(world, list, axis.hint, { holder: axis, key: 'hint' });
  if (axis.where)
    yield* conditionProblems('matrix', world, axis.where, {
      field: (name) => answered(world, list, name),
      name: (name, at) => replyProblems(world, list, name, at),
    });
  for (const [index, name] of (axis.filters ?? []).entries()) {
    const at = { holder: axis.filters ?? axis, key: index };
    yield* replyProblems(world, list, name, at);
    const field = answered(world, list, name);
    if (field && !field.options && !field.item?.options)
      yield complaints(
        'matrix',
        world,
      )({
        ...at,
        received: name,
        message: `“${name}” is ${field.kind}: a matrix is filtered by choices`,
      });
  }
  yield* stateProblems(world, raw, axis, list, cells);
}

/** The cells are asked for by the keys of the rows of a page. */
function* cellProblems(world: World, axis: RawAxis, cells: EndpointModel): Iterable<Problem> {
  const at = { holder: axis, key: 'cell' };
  yield* replyProblems(world, cells, axis.cell, at);
  if (!answered(world, cells, axis.cell)) return;
  const filters = (cells.filters ?? []).filter(({ operator }) => operator === 'in').map(({ name }) => name);
  if (filters.includes(axis.cell)) return;
  const message = `${cells.id} has no filter “${axis.cell}” for several of them: the cells of a page could not be asked for`;
  yield* unknownName('matrix', world, at, axis.cell, filters, message);
}

/** What stands for the cells' own choice is one of the same choices. */
function* stateProblems(
  world: World,
  raw: RawMatrix,
  axis: RawAxis,
  list: EndpointModel,
  cells: EndpointModel,
): Iterable<Problem> {
  if (axis.state === undefined) return;
  const at = { holder: axis, key: 'state' };
  yield* replyProblems(world, list, axis.state, at);
  const [state, show] = [answered(world, list, axis.state), answered(world, cells, raw.show)];
  if (!state || !show) return;
  const shown = new Set(show.options?.map(({ value }) => value));
  const others = state.options?.filter(({ value }) => !shown.has(value)) ?? [];
  if (state.options && others.length === 0) return;
  const message = `“${axis.state}” is no choice among those of “${raw.show}”: it could not stand for what a cell shows`;
  yield complaints('matrix', world)({ ...at, received: axis.state, message });
}
