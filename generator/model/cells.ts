import type { Cell } from '#contract/cell.ts';
import { claimSeconds, holderName } from '#contract/claim.ts';
import type { Tone } from '#contract/field.ts';
import type { Column } from '#contract/screen.ts';
import type { RawCell } from '../language/cell.ts';
import type { RawColumns } from '../language/screen.ts';
import { isClaimed } from './claims.ts';
import { columnOf } from './columns.ts';
import { conditionOf } from './conditions.ts';
import { milliseconds } from './duration.ts';
import { plainField } from './fields.ts';
import type { ActionModel, EndpointModel } from './types.ts';
import type { World } from './world.ts';

function cellOf(
  raw: RawCell,
  name: string,
  links: readonly ActionModel[],
  endpoint: EndpointModel,
  world: World,
): Cell | undefined {
  const { meter, used, of, marks, levels } = raw;
  if (meter !== undefined)
    return { meter, ...(used === undefined ? {} : { used }), ...(of === undefined ? {} : { of }) };
  if (marks) {
    const fields = marks.map((mark) => world.replyField(endpoint, mark)).filter((field) => field !== undefined);
    return { marks: fields.map(plainField) };
  }
  if (levels) {
    const reached = Object.entries(levels) as [Tone, number][];
    return { levels: reached.sort(([, a], [, b]) => a - b) };
  }
  if (raw.warn) {
    const { when, says: name, tone = 'warning' } = raw.warn;
    const says = name === undefined ? undefined : world.replyField(endpoint, name);
    return { when: conditionOf(when), tone, ...(says ? { says: plainField(says) } : {}) };
  }
  if (raw.wait) {
    const { when, late = '3m', overdue = '5m' } = raw.wait;
    return { wait: conditionOf(when), late: milliseconds(late), overdue: milliseconds(overdue) };
  }
  return {
    links: followed(links, name).map(({ to, when, permission }) => ({
      to,
      ...(when ? { when } : {}),
      ...(permission === undefined ? {} : { permission }),
    })),
  };
}

/** Whose hands a record is in is drawn so wherever its list says it. */
function claimCell(name: string, { entity, kind }: EndpointModel, world: World): Cell | undefined {
  if (kind !== 'page' || entity === undefined || name !== holderName) return undefined;
  return isClaimed(world.entities, entity) ? { claim: claimSeconds } : undefined;
}

/** The links of a row that a field leads to. */
export const followed = <A extends { readonly to?: string | undefined }>(actions: readonly A[], field: string) =>
  actions.flatMap((action) => {
    const { to } = action;
    return to?.includes(`{${field}}`) ? [{ ...action, to }] : [];
  });

/** Columns with what they say of their cells. */
export function withCells(
  columns: readonly Column[],
  written: RawColumns | undefined,
  links: readonly ActionModel[],
  endpoint: EndpointModel,
  world: World,
): readonly Column[] {
  const said = new Map((written ?? []).map(columnOf).map(({ field, cell }) => [field, cell]));
  return columns.map((column) => {
    const raw = said.get(column.name);
    const cell = raw ? cellOf(raw, column.name, links, endpoint, world) : claimCell(column.name, endpoint, world);
    return cell ? { ...column, cell } : column;
  });
}
