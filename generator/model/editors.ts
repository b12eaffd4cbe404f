import type { Condition } from '#contract/condition.ts';
import type { Field } from '#contract/field.ts';
import { rangeOf } from '#contract/json-schema.ts';
import type { Column } from '#contract/screen.ts';
import { groupFieldName, type RawEditor } from '../language/screen.ts';
import { resolveActions } from './actions.ts';
import { asksOf } from './asks.ts';
import { columnOf, resolveColumns } from './columns.ts';
import { conditionOf } from './conditions.ts';
import { writableFields } from './endpoint-input.ts';
import { textOf } from './texts.ts';
import type { EditorModel, EndpointModel } from './types.ts';
import type { World } from './world.ts';

/** Names of the columns as written. */
export const editorColumns = (raw: RawEditor): readonly string[] =>
  (raw.columns ?? []).map((one) => columnOf(one).field);

/** Calls by which the rows of an editor are added and changed one by one; a call that takes all of them is none of these. */
export function rowCalls(
  raw: RawEditor,
  world: World,
): { readonly add?: EndpointModel; readonly save?: EndpointModel } {
  const find = (id: string | undefined) => (id === undefined ? undefined : world.endpoints.get(id));
  const [add, save] = [find(raw.add), raw.rows === undefined ? find(raw.save) : undefined];
  return { ...(add ? { add } : {}), ...(save ? { save } : {}) };
}

/** What a call of one row asks a person for: neither the key nor what the record gives. */
function inputsOf(raw: RawEditor, call: EndpointModel, world: World): readonly Field[] {
  return world.asked(call).filter((field) => field.name !== call.key && !Object.hasOwn(raw.parent, field.name));
}

/** Everything that can be filled in, whichever call takes it; all rows at once may hold what the table does. */
export function editorInputs(raw: RawEditor, list: EndpointModel, world: World): readonly Field[] {
  const { add, save } = rowCalls(raw, world);
  const entity = raw.rows === undefined || list.entity === undefined ? undefined : world.entities.model(list.entity);
  const all = [
    ...(add ? inputsOf(raw, add, world) : []),
    ...(save ? inputsOf(raw, save, world) : []),
    ...(entity ? writableFields(entity, 'create').filter((field) => !Object.hasOwn(raw.parent, field.name)) : []),
  ];
  const first = new Map<string, Field>();
  for (const field of all) if (!first.has(field.name)) first.set(field.name, field);
  return [...first.values()];
}

/** Names that are filled in, in order. */
export function editorFields(raw: RawEditor, inputs: readonly Field[]): readonly string[] {
  if (raw.fields) return raw.fields.map(groupFieldName);
  const names = inputs.map((field) => field.name).filter((name) => name !== raw.order);
  if (raw.dialog || !raw.columns) return names;
  return editorColumns(raw).filter((name) => names.includes(name));
}

const conditions = (raw: RawEditor['locks']): Readonly<Record<string, Condition>> =>
  Object.fromEntries(Object.entries(raw ?? {}).map(([name, when]) => [name, conditionOf(when)]));

function shownOf(raw: RawEditor): Readonly<Record<string, Condition>> {
  return Object.fromEntries(
    (raw.fields ?? []).flatMap((one) => (typeof one === 'string' ? [] : [[one.field, conditionOf(one.when)] as const])),
  );
}

function orderOf(raw: RawEditor, inputs: readonly Field[]): Pick<EditorModel, 'order'> {
  const field = inputs.find((one) => one.name === raw.order);
  return field ? { order: { field: field.name, ...rangeOf(field) } } : {};
}

function editorModel(raw: RawEditor, record: EndpointModel | undefined, world: World): EditorModel | undefined {
  const list = world.endpoints.get(raw.list);
  if (!list) return undefined;
  const inputs = editorInputs(raw, list, world);
  const wanted = editorFields(raw, inputs);
  const fields = wanted.flatMap((name) => inputs.find((field) => field.name === name) ?? []);
  const taken = new Set([...fields.map((field) => field.name), ...(raw.order === undefined ? [] : [raw.order])]);
  const { add, save } = rowCalls(raw, world);
  const callOf = (call: EndpointModel) => ({
    call: call.id,
    fields: inputsOf(raw, call, world)
      .map((field) => field.name)
      .filter((name) => taken.has(name)),
  });
  const whole = raw.rows === undefined || raw.save === undefined ? undefined : world.endpoints.get(raw.save);
  const columns: readonly Column[] = resolveColumns(raw.columns, list, (name) => world.replyField(list, name)).map(
    ({ sortable: _s, total: _t, ...column }) => column,
  );
  const [remove] = resolveActions(raw.remove === undefined ? undefined : [raw.remove], world, list);
  return {
    name: raw.name,
    title: raw.title ? textOf(raw.title, raw.name) : list.title,
    permission: list.permission,
    list: list.id,
    key: list.entity === undefined ? (list.replyFields[0]?.name ?? 'id') : world.entities.keyOf(list.entity),
    parent: raw.parent,
    sort: list.sort ?? '',
    columns,
    fields,
    ...(add ? { add: callOf(add) } : {}),
    ...(save ? { save: callOf(save) } : {}),
    ...(whole && raw.rows !== undefined ? { save: { call: whole.id, fields: [...taken] }, rows: raw.rows } : {}),
    ...(remove ? { remove } : {}),
    actions: resolveActions(raw.actions, world, list),
    header: resolveActions(raw.header, world),
    ...orderOf(raw, inputs),
    totals: raw.totals ?? [],
    ...(raw.dialog ? { dialog: true as const } : {}),
    shown: shownOf(raw),
    locks: conditions(raw.locks),
    ...(raw.when ? { when: conditionOf(raw.when) } : {}),
    ...(raw.open ? { open: conditionOf(raw.open) } : {}),
    ...asksOf(raw.ask, new Set(), record, world),
    ...(raw.above === undefined ? {} : { above: raw.above }),
  };
}

/** The editors of a screen, those whose rows some call answers. */
export function editorsOf(
  raw: readonly RawEditor[] | undefined,
  record: EndpointModel | undefined,
  world: World,
): { editors?: readonly EditorModel[] } {
  const editors = (raw ?? []).flatMap((one) => editorModel(one, record, world) ?? []);
  return editors.length === 0 ? {} : { editors };
}
