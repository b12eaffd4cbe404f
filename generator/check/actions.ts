import type { EndpointKind } from '#contract/call.ts';
import type { RawCondition } from '../language/condition.ts';
import type { RawScreen } from '../language/screen.ts';
import { actionOf, calledBy } from '../model/actions.ts';
import { isTest, writtenTests } from '../model/conditions.ts';
import { statusesBefore } from '../model/lifecycle.ts';
import { writtenParts } from '../model/parts.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { conditionProblems, valueProblems } from './conditions.ts';
import { ofScreens } from './each.ts';
import {
  type ActionPlace,
  actionsOf,
  editorsIn,
  headActionsOf,
  isSound,
  rowActionsOf,
  rowNames,
  shownBy,
} from './look.ts';
import { complaints, unknownName } from './rule.ts';
import { unknownOption } from './unknown-option.ts';

/** Actions call what exists, send what the row has, and are shown for values that can occur. */
export const actions = ofScreens(function* (world, raw) {
  const shown = shownBy(world, raw) ?? ('form' in raw ? world.endpoints.get(raw.form.save) : undefined);
  for (const action of actionsOf(raw)) yield* actionProblems(world, action, shown);
  yield* clickProblems(world, raw);
  for (const editor of editorsIn(raw)) {
    const rows = world.endpoints.get(editor.list);
    for (const action of rowActionsOf(editor)) yield* actionProblems(world, action, rows);
    for (const action of headActionsOf(editor)) yield* actionProblems(world, action, shown);
  }
});

/** What a click begins is an action of the rows, and the row leads nowhere else. */
function* clickProblems(world: World, raw: RawScreen): Iterable<Problem> {
  if (!('click' in raw) || raw.click === undefined) return;
  const ids = (raw.actions ?? []).map((one) => actionOf(one).id);
  if (!ids.includes(raw.click)) {
    const message = `the rows have no action “${raw.click}” for a click to begin`;
    yield* unknownName('click', world, { holder: raw, key: 'click' }, raw.click, ids, message);
  } else if (raw.open !== undefined) {
    const message = 'a row opens something or leads somewhere (open), not both';
    yield complaints('click', world)({ holder: raw, key: 'click', received: raw.click, message });
  }
}

function* actionProblems(world: World, action: ActionPlace, shown: EndpointModel | undefined): Iterable<Problem> {
  const { raw, holder, key, node } = action;
  const complain = complaints('action', world);
  const called = calledBy(raw);
  const at = node ? { holder: node, key: raw.call === undefined ? 'id' : 'call' } : { holder, key };
  if (node) yield* purposeProblems(world, action, node, shown);
  if (raw.to !== undefined && action.where === 'bulk' && node) {
    const message = `“${raw.id}” leads somewhere: several rows at once have no screen to go to`;
    yield complain({ holder: node, key: 'to', received: raw.to, message });
  }
  if (called === undefined) {
    if (!raw.title && node)
      yield complain({
        holder: node,
        key: 'id',
        received: raw.id,
        message: `“${raw.id}” has no title: nobody would know what it does`,
      });
    return;
  }
  const endpoint = world.endpoints.get(called);
  if (!endpoint) {
    const hint =
      raw.call === undefined && node
        ? `“${called}” is no endpoint: say what it calls (call) or where it leads (to)`
        : `unknown endpoint “${called}”`;
    yield* unknownName('unknown-endpoint', world, at, called, world.endpoints.keys(), hint);
    return;
  }
  if (!isSound(world, endpoint)) return;
  if (raw.part === undefined && isRead.has(endpoint.kind)) {
    yield complain({ ...at, received: called, message: `${called} is a ${endpoint.kind}: it does nothing to a row` });
    return;
  }
  if (!node) return;
  yield* bodyProblems(world, action, node, endpoint, shown);
  if (raw.when && shown) yield* whenProblems(world, raw.when, shown);
  if (raw.when) yield* moveProblems(world, raw.when, endpoint);
}

const isRead: ReadonlySet<EndpointKind> = new Set(['page', 'items', 'report']);

/** An action does one thing; what it copies is in the row, and only a selection has several rows. */
function* purposeProblems(
  world: World,
  { raw, where }: ActionPlace,
  node: object,
  shown: EndpointModel | undefined,
): Iterable<Problem> {
  const complain = complaints('action', world);
  const [first, second] = (['to', 'copy', 'part', 'call'] as const).filter((key) => raw[key] !== undefined);
  if (first !== undefined && second !== undefined && first !== 'part') {
    const message = `“${raw.id}” leads somewhere, copies or calls something: one of them`;
    yield complain({
      holder: node,
      key: first,
      ...(raw[first] === undefined ? {} : { received: raw[first] }),
      message,
    });
  }
  const names = shown && rowNames(world, shown);
  if (raw.copy !== undefined && names && !names.includes(raw.copy)) {
    const message = `the row has no “${raw.copy}” to copy`;
    yield* unknownName('action', world, { holder: node, key: 'copy' }, raw.copy, names, message);
  }
  if (raw.rows === undefined) return;
  const { min = 1, max = Number.POSITIVE_INFINITY } = raw.rows;
  if (where !== 'bulk') {
    yield complain({
      holder: node,
      key: 'rows',
      part: 'key',
      message: `“${raw.id}” is about one row: only a selection has several`,
    });
  } else if (min > max) {
    yield complain({
      holder: raw.rows,
      key: 'min',
      received: String(min),
      message: `“${raw.id}” is for no number of rows`,
    });
  }
}

/** An action is not shown where its move leads from nowhere: it could only be refused. */
function* moveProblems(world: World, when: RawCondition, endpoint: EndpointModel): Iterable<Problem> {
  const { lifecycle, fields } =
    (endpoint.entity === undefined ? undefined : world.entities.model(endpoint.entity)) ?? {};
  if (!lifecycle || !endpoint.moves) return;
  const statuses = (fields?.[lifecycle.field]?.options ?? []).map((option) => option.value);
  const from = statusesBefore(lifecycle, endpoint.moves, statuses);
  for (const tests of writtenTests(when)) {
    const value = tests[lifecycle.field];
    if (value === undefined || isTest(value)) continue;
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const [key, one] of list.entries()) {
      const status = String(one);
      if (!from || from.includes(status) || !statuses.includes(status)) continue;
      const at = Array.isArray(value) ? { holder: value, key } : { holder: tests, key: lifecycle.field };
      const message = `${endpoint.id} leads from ${from.join(', ')}, never from “${status}”: there it could only be refused`;
      yield complaints('when', world)({ ...at, received: status, message });
    }
  }
}

function* bodyProblems(
  world: World,
  { raw }: ActionPlace,
  node: object,
  endpoint: EndpointModel,
  shown: EndpointModel | undefined,
): Iterable<Problem> {
  const takes = [...endpoint.input, ...endpoint.queryFields];
  const taken = takes.map((field) => field.name);
  for (const [name, value] of Object.entries(raw.set ?? {})) {
    const holder = raw.set ?? node;
    const field = takes.find((one) => one.name === name);
    if (!field)
      yield* unknownName(
        'action-set',
        world,
        { holder, key: name, part: 'key' },
        name,
        taken,
        `${endpoint.id} takes no “${name}”`,
      );
    else if (!field.options?.length) yield* valueProblems('action-set', world, { holder, key: name }, value, field);
    else if (!field.options.some((option) => option.value === String(value))) {
      yield* unknownOption(
        'action-set',
        world,
        { holder, key: name },
        String(value),
        `“${name}”`,
        field.options.map((option) => option.value),
      );
    }
  }
  const row = shown && rowNames(world, shown);
  for (const [index, sent] of (raw.send ?? []).entries()) {
    const { field, as } = typeof sent === 'string' ? { field: sent, as: sent } : sent;
    const at = (part: 'field' | 'as') =>
      typeof sent === 'string' ? { holder: raw.send ?? node, key: index } : { holder: sent, key: part };
    if (row && !row.includes(field))
      yield* unknownName('action-send', world, at('field'), field, row, `the row has no “${field}” to send`);
    else if (!taken.includes(as) && endpoint.key !== as)
      yield* unknownName('action-send', world, at('as'), as, taken, `${endpoint.id} takes no “${as}”`);
  }
  for (const [typed, field] of Object.entries(raw.repeat ?? {})) {
    const holder = raw.repeat ?? node;
    if (!taken.includes(typed))
      yield* unknownName(
        'action-repeat',
        world,
        { holder, key: typed, part: 'key' },
        typed,
        taken,
        `${endpoint.id} takes no “${typed}”`,
      );
    if (row && !row.includes(field))
      yield* unknownName(
        'action-repeat',
        world,
        { holder, key: typed },
        field,
        row,
        `the row has no “${field}” to repeat`,
      );
  }
  for (const part of writtenParts(raw.input)) {
    if (taken.includes(part.name)) continue;
    const at = {
      holder: part.holder,
      key: part.key,
      ...(typeof part.key === 'string' ? { part: 'key' as const } : {}),
    };
    yield* unknownName('action-input', world, at, part.name, taken, `${endpoint.id} takes no “${part.name}”`);
  }
}

/** A condition is about what a row of the call says. */
export function* whenProblems(world: World, when: RawCondition, shown: EndpointModel): Iterable<Problem> {
  const names = world.replyNames(shown);
  if (!names || !isSound(world, shown)) return;
  yield* conditionProblems('when', world, when, {
    field: (name) => (names.includes(name) ? world.replyField(shown, name) : undefined),
    name: (name, at) =>
      names.includes(name) ? [] : unknownName('when', world, at, name, names, `the row has no “${name}”`),
  });
}
