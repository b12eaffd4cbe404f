import type { RawEditor, RawScreen } from '../language/screen.ts';
import { calledBy, sentNames } from '../model/actions.ts';
import { writtenParts } from '../model/parts.ts';
import { figureKey } from '../model/reports.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import { batchKey } from '../model/wizards.ts';
import type { World } from '../model/world.ts';
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

/** What an action is done to. */
interface Rows {
  readonly shown: EndpointModel;
  /** Field that identifies the row. */
  readonly key: string;
  /** What the call names that field, where the table of an editor says so. */
  readonly parameter?: string;
}

/** What an action sends is what its call takes: the key of the row by the name that the call knows, and all that it demands. */
export const actionBodies = ofScreens(function* (world, raw) {
  const rows = rowsOf(world, raw);
  for (const action of actionsOf(raw)) yield* problemsOf(world, action, action.where === 'header' ? 'none' : rows);
  for (const editor of editorsIn(raw)) {
    const list = world.endpoints.get(editor.list);
    const own: Rows | undefined = list && { shown: list, key: entityKey(world, list) };
    for (const action of rowActionsOf(editor)) yield* problemsOf(world, action, own);
    const head = rows && headOf(editor, rows);
    for (const action of headActionsOf(editor)) yield* problemsOf(world, action, head);
  }
});

function entityKey(world: World, shown: EndpointModel): string {
  if (shown.figures) return figureKey;
  return shown.entity === undefined ? (shown.replyFields[0]?.name ?? 'id') : world.entities.keyOf(shown.entity);
}

function rowsOf(world: World, raw: RawScreen): Rows | undefined {
  const shown = shownBy(world, raw);
  if (!shown) return undefined;
  if ('list' in raw || 'report' in raw || 'matrix' in raw) return { shown, key: entityKey(world, shown) };
  if ('wizard' in raw) return { shown, key: batchKey(shown) };
  // The address may call the record by another name than it has.
  const named = ('key' in raw ? raw.key : undefined) ?? shown.key ?? 'id';
  return { shown, key: world.replyNames(shown)?.includes(named) ? named : 'id' };
}

function headOf(editor: RawEditor, { shown, key }: Rows): Rows {
  const [pair] = Object.entries(editor.parent);
  return pair ? { shown, key: pair[1], parameter: pair[0] } : { shown, key };
}

const aboutOne = new Set<EndpointModel['kind']>(['update', 'remove', 'move']);

/** Name under which the key of the row is sent. */
function sentKey(endpoint: EndpointModel, { key, parameter }: Rows): string {
  if (parameter !== undefined && endpoint.kind !== 'update' && endpoint.kind !== 'move') return parameter;
  const named = aboutOne.has(endpoint.kind) || endpoint.kind === 'service' ? endpoint.key : undefined;
  return named ?? key;
}

function* problemsOf(world: World, action: ActionPlace, rows: Rows | 'none' | undefined): Iterable<Problem> {
  const { raw, holder, key, node } = action;
  const called = calledBy(raw);
  const endpoint = called === undefined ? undefined : world.endpoints.get(called);
  // A part makes its call by itself.
  if (raw.part !== undefined) return;
  if (!endpoint || rows === undefined || endpoint.method !== 'POST' || !isSound(world, endpoint)) return;
  if (rows !== 'none' && !isSound(world, rows.shown)) return;
  const at = node ? { holder: node, key: raw.call === undefined ? 'id' : 'call' } : { holder, key };
  const given = new Set([...Object.keys(raw.set ?? {}), ...sentNames(raw)]);
  if (rows === 'none') {
    const missing = untoldProblem(world, { raw, endpoint, given, at });
    if (missing) yield missing;
    if (missing) return;
  } else {
    const sent = sentKey(endpoint, rows);
    if (!taken(endpoint).includes(sent)) {
      const message = `${endpoint.id} takes no “${sent}”, by which it would be told which row: name what it takes (key: of the call)`;
      yield* unknownName('action-body', world, at, sent, taken(endpoint), message);
      return;
    }
    yield* subjectProblems(world, endpoint, rows, given, at);
    given.add(sent);
  }
  yield* demandProblems(world, { raw, endpoint, given, at });
}

interface Sending {
  readonly raw: ActionPlace['raw'];
  readonly endpoint: EndpointModel;
  /** Fields that the action sets or sends. */
  readonly given: ReadonlySet<string>;
  readonly at: { readonly holder: object; readonly key: string | number };
}

const ownKey = (endpoint: EndpointModel): readonly string[] =>
  aboutOne.has(endpoint.kind) ? [endpoint.key ?? 'id'] : [];

/** What a call takes, the key of its record first. */
const taken = (endpoint: EndpointModel): readonly string[] => [
  ...ownKey(endpoint),
  ...endpoint.input.map((field) => field.name),
];

/** Above the rows, a call about one record must be given its key. */
function untoldProblem(world: World, { raw, endpoint, given, at }: Sending): Problem | undefined {
  const [key] = ownKey(endpoint);
  if (key === undefined || given.has(key) || writtenParts(raw.input).some(({ name }) => name === key)) return undefined;
  const message = `${endpoint.id} is about one record: above the rows nothing says which (${key})`;
  return complaints('action-body', world)({ ...at, received: endpoint.id, message });
}

/** Required inputs of the call are set, sent or entered. */
function* demandProblems(world: World, { raw, endpoint, given, at }: Sending): Iterable<Problem> {
  const asksAll = endpoint.kind === 'move' || endpoint.kind === 'service';
  const inputs =
    raw.input === undefined ? (asksAll ? taken(endpoint) : []) : writtenParts(raw.input).map((part) => part.name);
  const there = new Set([...given, ...inputs]);
  for (const { name, required, initial } of endpoint.input) {
    if (!required || initial !== undefined || there.has(name)) continue;
    const message = `${endpoint.id} demands “${name}”, which “${raw.id}” neither sets, sends nor asks for (set, send, input)`;
    yield complaints('action-body', world)({ ...at, received: raw.id, message });
  }
}

/** The call is about such rows, and gets the version of the record if it requires one. */
function* subjectProblems(
  world: World,
  endpoint: EndpointModel,
  { shown }: Rows,
  given: ReadonlySet<string>,
  at: { readonly holder: object; readonly key: string | number },
): Iterable<Problem> {
  if (!aboutOne.has(endpoint.kind) || endpoint.entity === undefined) return;
  const complain = complaints('action-body', world);
  const target = world.entities.model(endpoint.entity);
  const rows = shown.entity === undefined ? undefined : world.entities.model(shown.entity);
  if (!target) return;
  // Tables of the platform and shapes without a table may represent records of another entity.
  if (rows && !rows.virtual && !rows.kept && rows.table !== target.table && !given.has(endpoint.key ?? target.key)) {
    const message = `${endpoint.id} is about ${target.name}, the rows are ${rows.name}: the key of one would be taken for that of another`;
    yield complain({ ...at, received: rows.name, message });
    return;
  }
  const names = rowNames(world, shown);
  if (endpoint.kind !== 'update' || !target.managed || !names || names.includes('version') || given.has('version'))
    return;
  yield complain({
    ...at,
    received: endpoint.id,
    message: `${endpoint.id} asks for the version of the record, but ${shown.id} does not answer it: add version to its fields`,
  });
}
