import type { Field, FieldKind } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { ValueType } from '#contract/kinds/traits.ts';
import type { RawScreen } from '../language/screen.ts';
import { groupFieldName } from '../language/screen.ts';
import { calledBy } from '../model/actions.ts';
import { editCall, editOf } from '../model/cell-edits.ts';
import { columnOf } from '../model/columns.ts';
import { takers } from '../model/row-order.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { actionsOf, isSound, screenParts } from './look.ts';
import { replyProblems } from './reply-problems.ts';
import { type At, complaints, type Rule, unknownName } from './rule.ts';

type RawList = Extract<RawScreen, { list: string }>;
type RawForm = Extract<RawScreen, { form: unknown }>;

/** What fits into a cell while it is typed, and says all of itself there: one value that is no reference. */
const simple = (kind: FieldKind): boolean => {
  const { opaque, file, key, type = 'string' } = kinds[kind];
  return !opaque && !file && !key && !composed.has(type);
};

const composed: ReadonlySet<ValueType> = new Set(['array', 'object', 'key']);

/** Cells that are edited in place are of columns that an update call takes, and lose nothing that their form would ask. */
export const cellEdits: Rule = function* (world) {
  for (const raw of screenParts(world)) {
    if (!('list' in raw) || raw.edit === undefined) continue;
    const endpoint = world.endpoints.get(raw.list);
    const edit = editOf(raw);
    if (!endpoint || !edit || !isSound(world, endpoint)) continue;
    const at = Array.isArray(raw.edit) ? { holder: raw, key: 'edit' } : { holder: raw.edit, key: 'columns' };
    const holder = Array.isArray(raw.edit) ? raw.edit : edit.columns;
    const unknown = edit.columns.flatMap((name, key) => [
      ...columnProblems(world, raw, endpoint, name, { holder, key }),
    ]);
    if (unknown.length > 0) {
      yield* unknown;
      continue;
    }
    const save = editCall(raw, endpoint, world);
    yield* saveProblems(world, raw, endpoint, edit, at);
    if (!save || !isSound(world, save)) continue;
    yield* versionProblems(world, endpoint, save, at);
    for (const [key, name] of edit.columns.entries())
      yield* fieldProblems(world, endpoint, save, name, { holder, key });
  }
};

function* columnProblems(
  world: World,
  raw: RawList,
  endpoint: EndpointModel,
  name: string,
  at: Required<Omit<At, 'part'>>,
): Iterable<Problem> {
  const columns = raw.columns?.map((one) => columnOf(one).field) ?? world.replyNames(endpoint) ?? [];
  yield* replyProblems(world, endpoint, name, at);
  if (columns.includes(name) || !(world.replyNames(endpoint) ?? []).includes(name)) return;
  yield complaints(
    'edit',
    world,
  )({ ...at, received: name, message: `“${name}” is no column here: nobody sees a cell to edit` });
}

function* saveProblems(
  world: World,
  raw: RawList,
  endpoint: EndpointModel,
  { columns, save }: NonNullable<ReturnType<typeof editOf>>,
  at: At,
): Iterable<Problem> {
  const complain = complaints('edit', world);
  const { entity = '' } = endpoint;
  const able = takers(world, entity, ...columns).map(({ id }) => id);
  if (save === undefined) {
    if (able.length === 1) return;
    const message =
      able.length === 0
        ? `no update call of ${entity} takes all of these: ${columns.join(', ')}`
        : `say which call saves the cells (save): ${able.join(' or ')}`;
    yield complain({ ...at, received: columns.join(', '), message });
    return;
  }
  const place = { holder: raw.edit ?? raw, key: 'save' };
  if (!world.endpoints.has(save))
    yield* unknownName('edit', world, place, save, world.endpoints.keys(), `unknown endpoint “${save}”`);
  else if (!able.includes(save))
    yield complain({
      ...place,
      received: save,
      message: `${save} is no update call of ${entity} that takes all of these: ${columns.join(', ')}`,
    });
}

/** A cell that was read a while ago must not overwrite what somebody else has typed since. */
function* versionProblems(world: World, endpoint: EndpointModel, save: EndpointModel, at: At): Iterable<Problem> {
  const { entity = '' } = save;
  const complain = complaints('edit', world);
  if (!world.entities.model(entity)?.managed) {
    const message = `${entity} has no version (managed: true): a cell could overwrite what somebody else has typed`;
    yield complain({ ...at, received: entity, message });
  } else if (!(world.replyNames(endpoint) ?? []).includes('version')) {
    const message = `rows of ${endpoint.id} do not say their version: add it to its fields`;
    yield complain({ ...at, received: 'version', message });
  }
}

/** Why a field is for its form alone; undefined where nothing speaks against its cell. */
function reasonAgainst(world: World, save: EndpointModel, name: string, field: Field): string | undefined {
  const entity = save.entity === undefined ? undefined : world.entities.model(save.entity);
  if (save.money) return `${save.id} moves money: that is decided where it is looked at, not in a cell`;
  if (!simple(field.kind)) return `“${name}” is ${field.kind}: it is edited in a form, not in a cell`;
  if (field.mask !== undefined) return `“${name}” is masked in lists: what is typed over would not be what is there`;
  if (entity?.lifecycle?.field === name) return `“${name}” has a life-cycle: its moves change it`;
  const forms = [...world.draft.screens.values()].flatMap(({ raw }) =>
    'form' in raw && raw.form.save === save.id && raw.form.record !== undefined ? [raw] : [],
  );
  if (forms.some((form) => asksAbout(form, name)))
    return `a form asks before “${name}” is changed: in a cell nobody would be asked`;
  if (isAskedFor(world, save, name)) return `an action asks before it sets “${name}”: in a cell nobody would be asked`;
  if (forms.some((form) => isConditional(form, name)))
    return `a form shows “${name}” only for some records (when): in a cell it would be typed for all`;
  return undefined;
}

/** Does an action that sets the field ask before it? */
const isAskedFor = (world: World, save: EndpointModel, name: string): boolean =>
  screenParts(world)
    .flatMap(actionsOf)
    .some(
      ({ raw, where }) =>
        // Of many at once every action asks.
        where !== 'bulk' &&
        calledBy(raw) === save.id &&
        name in (raw.set ?? {}) &&
        (raw.confirm ?? world.draft.endpoints.get(save.id)?.raw.confirm) !== undefined,
    );

const asksAbout = ({ ask }: RawForm, name: string): boolean =>
  (ask ?? []).some(({ fields }) => fields === undefined || fields.includes(name));

const isConditional = ({ groups }: RawForm, name: string): boolean =>
  (groups ?? []).some(({ fields }) => fields.some((one) => typeof one !== 'string' && groupFieldName(one) === name));

function* fieldProblems(
  world: World,
  endpoint: EndpointModel,
  save: EndpointModel,
  name: string,
  at: At,
): Iterable<Problem> {
  const field = save.input.find((one) => one.name === name);
  const shown = world.replyField(endpoint, name);
  if (!field || !shown) return;
  const message = reasonAgainst(world, save, name, { ...field, ...(shown.mask ? { mask: shown.mask } : {}) });
  if (message !== undefined) yield complaints('edit', world)({ ...at, received: name, message });
}
