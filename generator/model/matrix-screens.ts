import type { Field } from '#contract/field.ts';
import type { MatrixAxis } from '#contract/matrix.ts';
import type { Text } from '#contract/text.ts';
import type { RawAxis } from '../language/matrix-screen.ts';
import type { RawScreen } from '../language/screen.ts';
import { linkPermission, resolveActions } from './actions.ts';
import { conditionOf } from './conditions.ts';
import type { Named } from './draft.ts';
import { plainField } from './fields.ts';
import { baseOf } from './screen-base.ts';
import { textOf } from './texts.ts';
import type { ActionModel, EndpointModel, ScreenBase } from './types.ts';
import type { World } from './world.ts';

export type RawMatrix = Extract<RawScreen, { matrix: string }>;

/** As the browser's MatrixAxis, with the call by its id. */
export interface AxisModel extends Omit<MatrixAxis, 'list'> {
  readonly list: string;
}

export interface MatrixModel extends ScreenBase {
  readonly kind: 'matrix';
  /** Endpoint id. */
  readonly cells: string;
  readonly key: string;
  readonly rows: AxisModel;
  readonly columns: AxisModel;
  readonly show: Field;
  readonly facts: readonly Field[];
  readonly empty?: Text;
  readonly open?: string;
  readonly add?: { readonly to: string; readonly permission?: string };
  readonly limit: number;
  readonly rowActions: readonly ActionModel[];
  readonly bulkActions: readonly ActionModel[];
  readonly headerActions: readonly ActionModel[];
}

/** Rows of a page where nothing else is said. */
const usualLimit = 100;

/** Field that identifies what a call answers. */
const keyOf = ({ entity }: EndpointModel, world: World): string =>
  entity === undefined ? 'id' : world.entities.keyOf(entity);

/** Field that heads a row or a column: as written, else what represents it. */
export function headName(raw: RawAxis, list: EndpointModel, world: World): string {
  const display = list.entity === undefined ? undefined : world.entities.model(list.entity)?.display;
  return raw.name ?? display ?? keyOf(list, world);
}

function axisModel(raw: RawAxis, cells: EndpointModel, world: World): AxisModel | undefined {
  const list = world.endpoints.get(raw.list);
  const cell = world.replyField(cells, raw.cell);
  if (!list || !cell) return undefined;
  const field = (name: string) => {
    const found = world.replyField(list, name);
    return found ? [plainField(found)] : [];
  };
  const [state] = raw.state === undefined ? [] : field(raw.state);
  return {
    list: list.id,
    key: keyOf(list, world),
    cell: plainField(cell),
    name: headName(raw, list, world),
    ...(raw.hint === undefined ? {} : { hint: raw.hint }),
    ...(raw.where ? { where: conditionOf(raw.where) } : {}),
    filters: (raw.filters ?? []).flatMap(field),
    ...(state ? { state } : {}),
    ...(raw.open === undefined ? {} : { open: raw.open }),
  };
}

function addOf(raw: RawMatrix, world: World): Pick<MatrixModel, 'add'> {
  if (raw.add === undefined) return {};
  const permission = linkPermission(raw.add, world);
  return { add: { to: raw.add, ...(permission === undefined ? {} : { permission }) } };
}

/** A screen of rows, columns and cells; undefined where a call of it does not exist, which a rule reports. */
export function matrixModel(thing: Named<RawScreen>, raw: RawMatrix, world: World): MatrixModel | undefined {
  const cells = world.endpoints.get(raw.matrix);
  const [rows, columns] = [raw.rows, raw.columns].map((axis) => cells && axisModel(axis, cells, world));
  const show = cells && world.replyField(cells, raw.show);
  if (!cells || !rows || !columns || !show) return undefined;
  return {
    ...baseOf(thing, world),
    kind: 'matrix',
    cells: cells.id,
    key: keyOf(cells, world),
    rows,
    columns,
    show: plainField(show),
    facts: (raw.facts ?? []).flatMap((name) => world.replyField(cells, name) ?? []).map(plainField),
    ...(raw.empty ? { empty: textOf(raw.empty, raw.empty.th) } : {}),
    ...(raw.open === undefined ? {} : { open: raw.open }),
    ...addOf(raw, world),
    limit: raw.limit ?? usualLimit,
    rowActions: resolveActions(raw.actions, world, cells),
    bulkActions: resolveActions(raw.bulk, world, cells),
    headerActions: resolveActions(raw.header, world),
  };
}
