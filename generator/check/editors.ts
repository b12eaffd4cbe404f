import type { Field } from '#contract/field.ts';
import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RawCondition } from '../language/condition.ts';
import { groupFieldName, type RawEditor } from '../language/screen.ts';
import { editorColumns, editorFields, editorInputs, rowCalls } from '../model/editors.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { columnProblems, matchProblems } from './columns.ts';
import { conditionProblems, type Subject } from './conditions.ts';
import { editorsIn, isSound, shownBy } from './look.ts';
import { replyProblems } from './reply-problems.ts';
import { complaints, type Rule, unknownName } from './rule.ts';
import { endpointProblems } from './screen-calls.ts';

/** Tabs that a screen has already: its own fields, and the history of the record. */
const ownTabs = new Set(['form', 'facts', 'history']);

/** Rows that are edited on the screen of their record: their calls take what the table shows, and know whose rows they are. */
export const editors: Rule = function* (world) {
  for (const { raw } of world.draft.screens.values()) {
    for (const editor of editorsIn(raw)) {
      const record = shownBy(world, raw);
      yield* headProblems(world, editor);
      yield* callProblems(world, editor);
      const list = world.endpoints.get(editor.list);
      if (!list || !isSound(world, list)) continue;
      yield* columnProblems(world, list, editor.columns);
      yield* matchProblems(world, record, list, editor.parent);
      yield* fieldProblems(world, editor, list, record);
      yield* wholeProblems(world, editor);
      yield* orderProblems(world, editor, list);
      yield* totalProblems(world, editor, list);
      yield* lockProblems(world, editor, list, record);
    }
  }
};

function* headProblems(world: World, editor: RawEditor): Iterable<Problem> {
  const complain = complaints('editor', world);
  const { name, parent } = editor;
  if (ownTabs.has(name))
    yield complain({ holder: editor, key: 'name', received: name, message: `a tab “${name}” is there already` });
  if (Object.keys(parent).length === 0 && !world.draft.places.isDamaged(editor, 'parent')) {
    const message =
      'nothing says whose rows these are: name a parameter of the list and the field of the record for it';
    yield complain({ holder: editor, key: 'parent', message });
  }
}

/** The calls exist, and are of kinds that do such things. */
function* callProblems(world: World, editor: RawEditor): Iterable<Problem> {
  const { list, add, save, rows } = editor;
  yield* endpointProblems(world, { holder: editor, key: 'list' }, list, 'an editor', ['page', 'items', 'report']);
  if (add !== undefined)
    yield* endpointProblems(world, { holder: editor, key: 'add' }, add, 'adding a row', ['create', 'service']);
  if (save !== undefined) {
    const use = rows === undefined ? 'changing a row' : 'saving all rows';
    yield* endpointProblems(
      world,
      { holder: editor, key: 'save' },
      save,
      use,
      rows === undefined ? ['update', 'service'] : ['service'],
    );
  }
}

/** What is filled in is taken by a call, and what a call demands is filled in. */
function* fieldProblems(
  world: World,
  editor: RawEditor,
  list: EndpointModel,
  record: EndpointModel | undefined,
): Iterable<Problem> {
  const complain = complaints('editor', world);
  const calls = Object.values(rowCalls(editor, world));
  if (calls.some((call) => !isSound(world, call))) return;
  const inputs = editorInputs(editor, list, world);
  const names = inputs.map((field) => field.name);
  const by = calls.length === 0 ? list.id : calls.map((call) => call.id).join(' and ');
  const seen = new Set<string>();
  for (const [key, written] of (editor.fields ?? []).entries()) {
    const name = groupFieldName(written);
    const at =
      typeof written === 'string' ? { holder: editor.fields ?? editor, key } : { holder: written, key: 'field' };
    if (seen.has(name)) yield complain({ ...at, received: name, message: `“${name}” is among the fields already` });
    seen.add(name);
    if (!names.includes(name))
      yield* unknownName(
        'editor',
        world,
        at,
        name,
        names,
        `${by} take${calls.length > 1 ? '' : 's'} no “${name}” for a row`,
      );
    if (typeof written === 'string') continue;
    const required = inputs.find((field) => field.name === name)?.required;
    if (required)
      yield complain({
        holder: written.when,
        received: name,
        message: `“${name}” must be given: hidden, the row could never be saved`,
      });
    yield* shownProblems(world, written, inputs, record);
  }
  const shown = editorFields(editor, inputs);
  if (shown.some((name) => !names.includes(name)) || world.draft.places.isDamaged(editor, 'parent')) return;
  const { add } = rowCalls(editor, world);
  const given = new Set([
    ...shown,
    ...Object.keys(editor.parent),
    ...(editor.order === undefined ? [] : [editor.order]),
  ]);
  for (const field of add ? world.asked(add) : []) {
    if (!field.required || field.initial !== undefined || given.has(field.name)) continue;
    const key = editor.fields ? 'fields' : editor.columns ? 'columns' : 'add';
    const message = `${add?.id} demands “${field.name}”, but neither the fields nor the parent of the rows give it: no row could be added`;
    yield complain({ holder: editor, key, part: 'key', received: shown.join(', '), message });
  }
}

/** A field that is hidden looks at a field of the row that is filled in, or at one of the record. */
function* shownProblems(
  world: World,
  { field: name, when }: { readonly field: string; readonly when: RawCondition },
  inputs: readonly Field[],
  record: EndpointModel | undefined,
): Iterable<Problem> {
  const input = (other: string) => inputs.find((one) => one.name === other);
  const ofRecord = record ? subjectOf(world, record) : undefined;
  yield* conditionProblems('form-when', world, when, {
    field: (other) => (other === name ? undefined : (input(other) ?? ofRecord?.field(other))),
    name(other, at) {
      if (other === name)
        return [complaints('editor', world)({ ...at, received: other, message: `“${name}” cannot depend on itself` })];
      return input(other) ? [] : (ofRecord?.name(other, at) ?? []);
    },
  });
}

/** Fields of a reply as what a condition is about. */
export const subjectOf = (world: World, record: EndpointModel): Subject => ({
  field: (name) => (world.replyNames(record)?.includes(name) ? world.replyField(record, name) : undefined),
  name: (name, at) => replyProblems(world, record, name, at),
});

/** Conditions on the record, or on rows as they are saved. */
function* recordProblems(
  world: World,
  record: EndpointModel | undefined,
  when: RawCondition | undefined,
): Iterable<Problem> {
  if (record && when) yield* conditionProblems('form-when', world, when, subjectOf(world, record));
}

/** Saved together, all rows travel in one list, and no file among them. */
function* wholeProblems(world: World, editor: RawEditor): Iterable<Problem> {
  const complain = complaints('editor', world);
  const { rows, save, add } = editor;
  if (rows === undefined) return;
  const at = { holder: editor, key: 'rows' };
  if (save === undefined) {
    yield complain({ ...at, part: 'key', received: rows, message: 'say which call takes all rows (save)' });
    return;
  }
  const list = world.endpoints.get(editor.list);
  const endpoint = world.endpoints.get(save);
  if (!endpoint || !list || !isSound(world, endpoint)) return;
  if (add !== undefined) {
    const message = `new rows are saved with all others by ${save}: what adds one by itself belongs to the header`;
    yield complain({ holder: editor, key: 'add', part: 'key', received: add, message });
  }
  const taken = endpoint.input.map((field) => field.name);
  const field = endpoint.input.find((one) => one.name === rows);
  if (!field) yield* unknownName('editor', world, at, rows, taken, `${save} takes no “${rows}”`);
  else if (field.kind !== 'list')
    yield complain({ ...at, received: rows, message: `“${rows}” of ${save} is ${field.kind}: rows travel in a list` });
  for (const name of Object.keys(editor.parent)) {
    if (!taken.includes(name))
      yield* unknownName(
        'editor',
        world,
        { holder: editor.parent, key: name, part: 'key' },
        name,
        taken,
        `${save} takes no “${name}”: it would not know whose rows these are`,
      );
  }
  for (const field of editorInputs(editor, list, world)) {
    if (!kinds[field.kind].file || !editorFields(editor, editorInputs(editor, list, world)).includes(field.name))
      continue;
    const holder = editor.fields ?? editor.columns ?? editor;
    yield complain({
      holder,
      received: field.name,
      message: `“${field.name}” is a picture: it cannot travel with all rows at once`,
    });
  }
}

function* orderProblems(world: World, editor: RawEditor, list: EndpointModel): Iterable<Problem> {
  const { order } = editor;
  if (order === undefined) return;
  const complain = complaints('editor', world);
  const at = { holder: editor, key: 'order' };
  yield* replyProblems(world, list, order, at);
  const inputs = editorInputs(editor, list, world);
  const field = inputs.find((one) => one.name === order);
  if (!field) {
    if (!world.replyNames(list)?.includes(order)) return;
    yield complain({
      ...at,
      received: order,
      message: `no call of the rows takes “${order}”: a new order could not be saved`,
    });
    // One kind: an order is no number of anything.
  } else if (field.kind !== 'integer') {
    yield complain({ ...at, received: order, message: `“${order}” is ${field.kind}: rows are ordered by an integer` });
  } else if ((list.sort ?? '').split(',')[0] !== order) {
    yield complain({
      ...at,
      received: order,
      message: `${list.id} answers rows by ${list.sort}: say sort: ${order}, or a new order would not be seen`,
    });
  }
}

function* totalProblems(world: World, editor: RawEditor, list: EndpointModel): Iterable<Problem> {
  const shown = editor.columns ? editorColumns(editor) : (list.fields ?? []);
  for (const [key, name] of (editor.totals ?? []).entries()) {
    const at = { holder: editor.totals ?? editor, key };
    const field = world.replyNames(list)?.includes(name) ? world.replyField(list, name) : undefined;
    if (!shown.includes(name))
      yield* unknownName('editor', world, at, name, shown, `there is no column “${name}” to sum`);
    else if (field && !kindData[field.kind].addable)
      yield complaints('editor', world)({ ...at, received: name, message: `${name} is ${field.kind}: it has no sum` });
  }
}

/** What decides whether something may be changed is known of the rows, or of the record. */
function* lockProblems(
  world: World,
  editor: RawEditor,
  list: EndpointModel,
  record: EndpointModel | undefined,
): Iterable<Problem> {
  const shown = editorFields(editor, editorInputs(editor, list, world));
  const { locks, when, open } = editor;
  for (const [name, condition] of Object.entries(locks ?? {})) {
    if (!shown.includes(name))
      yield* unknownName(
        'editor',
        world,
        { holder: locks ?? editor, key: name, part: 'key' },
        name,
        shown,
        `“${name}” is not filled in here`,
      );
    yield* recordProblems(world, list, condition);
  }
  yield* recordProblems(world, list, when);
  yield* recordProblems(world, record, open);
}
