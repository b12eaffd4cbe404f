import type { RawCondition } from '../language/condition.ts';
import { calledBy } from '../model/actions.ts';
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
  for (const editor of editorsIn(raw)) {
    const rows = world.endpoints.get(editor.list);
    for (const action of rowActionsOf(editor)) yield* actionProblems(world, action, rows);
    for (const action of headActionsOf(editor)) yield* actionProblems(world, action, shown);
  }
});

function* actionProblems(world: World, action: ActionPlace, shown: EndpointModel | undefined): Iterable<Problem> {
  const { raw, holder, key, node } = action;
  const complain = complaints('action', world);
  const called = calledBy(raw);
  const at = node ? { holder: node, key: raw.call === undefined ? 'id' : 'call' } : { holder, key };
  if (raw.to !== undefined && raw.call !== undefined && node) {
    yield complain({
      holder: node,
      key: 'to',
      received: raw.to,
      message: `“${raw.id}” leads somewhere or calls something, not both`,
    });
  }
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
  if (endpoint.kind === 'page' || endpoint.kind === 'items' || endpoint.kind === 'report') {
    yield complain({ ...at, received: called, message: `${called} is a ${endpoint.kind}: it does nothing to a row` });
    return;
  }
  if (!node) return;
  yield* bodyProblems(world, action, node, endpoint, shown);
  if (raw.when && shown) yield* whenProblems(world, raw.when, shown);
  if (raw.when) yield* moveProblems(world, raw.when, endpoint);
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

function* whenProblems(world: World, when: RawCondition, shown: EndpointModel): Iterable<Problem> {
  const names = world.replyNames(shown);
  if (!names || !isSound(world, shown)) return;
  yield* conditionProblems('when', world, when, {
    field: (name) => (names.includes(name) ? world.replyField(shown, name) : undefined),
    name: (name, at) =>
      names.includes(name) ? [] : unknownName('when', world, at, name, names, `the row has no “${name}”`),
  });
}
