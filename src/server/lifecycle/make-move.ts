import { type RawBuilder, sql } from 'kysely';
import type { Entity, Move } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import type { AuditEntry } from '../audit/entry.ts';
import type { TransactionContext } from '../context/context.ts';
import { assignments, type Columns } from './columns.ts';
import { raise } from './raise.ts';
import { recordEvent } from './record-event.ts';
import { released } from './soft-lock.ts';
import { fieldColumn, updateRow } from './update-row.ts';

/** The parts of an open transaction that a move needs. */
export type Hand = Pick<TransactionContext, 'tx' | 'principal' | 'clock' | 'audit'>;

/** One prepared step of a record along its life-cycle. */
export interface Step<R extends Row = Row> {
  readonly entity: Entity<R>;
  /** The record as read under its lock: key, status, and version if it has one. */
  readonly before: R;
  readonly move: Move;
  /** Outcome of a move with several, unless the effect chooses it. */
  readonly to?: string | undefined;
  /** Columns that change with the status. */
  readonly set?: Columns;
  /** Runs after the move; the columns it returns are stored as well. */
  readonly effect?: ((row: R) => Promise<Columns | undefined>) | undefined;
  /** Message for the timeline and the history. */
  readonly message?: (patch: Columns | undefined) => string | undefined;
  readonly audit: (row: R, message: string | undefined) => AuditEntry;
}

/**
 * Makes one move of a locked record: the only place that changes status, version, timeline, history and audit row, together.
 * The guarded UPDATE decides. Returns the new record; undefined if its status or version changed since it was read.
 */
export async function makeMove<R extends Row>(ctx: Hand, step: Step<R>): Promise<R | undefined> {
  const { entity, before, move, effect } = step;
  const { lifecycle } = entity;
  if (!lifecycle) throw new Error(`${entity.name} has no life-cycle`);
  const status = fieldColumn(entity, lifecycle.field);
  const from = String(before[status]);
  const chosen = move.to.length === 0 ? undefined : (step.to ?? (move.to.length === 1 ? move.to[0] : undefined));
  const first = { ...step.set, ...released(entity, move), ...(chosen === undefined ? {} : { [status]: chosen }) };

  const describe = (patch: Columns | undefined) => {
    const to = outcomeOf(step, from, patch?.[status] ?? chosen);
    const message = step.message?.(patch);
    return { to, message, line: timelineLine(entity, patch ?? first, { from, to, action: move.name, message }, ctx) };
  };
  const alone = effect ? undefined : describe(undefined);
  const stamps = entity.managed ? [raise(ctx.principal)] : [];
  const moved = await write(ctx, step, [...assignments(first), ...stamps, ...(alone?.line ?? [])], true);
  if (!moved) return undefined;
  const patch = await effect?.(moved);
  const { to, message, line } = alone ?? describe(patch);
  const extra = effect ? [...assignments(patch ?? {}), ...line] : [];
  const now = extra.length > 0 ? ((await write(ctx, step, extra, false)) ?? moved) : moved;

  const id = now[fieldColumn(entity, entity.key)];
  // Histories exist only for records with a numeric key.
  if (typeof id === 'number') {
    const version = typeof now.version === 'number' ? now.version : null;
    const event = { entity: entity.name, id, action: move.name, from, to, message: message ?? null, version };
    await recordEvent(ctx.tx, event, ctx.principal);
  }
  await ctx.audit(step.audit(now, message));
  return now;
}

/** The resulting status. Of several outcomes one must be chosen; any other status is an error. */
function outcomeOf({ entity, move }: Pick<Step, 'entity' | 'move'>, from: string, chosen: unknown): string {
  if (move.to.length > 1 && chosen === undefined) throw new Error(`${entity.name}.${move.name}: no outcome was chosen`);
  const to = String(chosen ?? from);
  if (move.to.length > 0 && !move.to.includes(to)) {
    throw new Error(`${entity.name}.${move.name} does not lead to ${to}`);
  }
  return to;
}

/** One UPDATE of the record, optionally guarded by the status and version that were read. Undefined if they have changed. */
async function write<R extends Row>(
  { tx }: Hand,
  { entity, before }: Pick<Step<R>, 'entity' | 'before'>,
  sets: readonly RawBuilder<unknown>[],
  guarded: boolean,
): Promise<R | undefined> {
  if (sets.length === 0) return before;
  if (!guarded) return updateRow(tx, entity, before, sets);
  const status = fieldColumn(entity, entity.lifecycle?.field ?? '');
  const isVersioned = entity.managed && before.version !== undefined;
  return updateRow(tx, entity, before, sets, [
    sql`${sql.ref(status)} = ${before[status]}`,
    ...(isVersioned ? [sql`version = ${before.version}`] : []),
  ]);
}

interface TimelineStep {
  readonly from: string;
  readonly to: string;
  readonly action: string;
  readonly message: string | undefined;
}

/** Appends a line to the timeline column of the entity, if it has one and the written columns do not set it. */
function timelineLine(
  { fields }: Entity,
  written: Columns,
  { message, ...rest }: TimelineStep,
  { clock, principal }: Hand,
): RawBuilder<unknown>[] {
  const column = fields.timeline?.kind === 'list' ? fields.timeline.column : undefined;
  if (column === undefined || Object.hasOwn(written, column)) return [];
  const line = { at: clock.now().toISOString(), by: principal.name, ...rest, message: message || null };
  return [sql`${sql.ref(column)} = coalesce(${sql.ref(column)}, '[]'::jsonb) || ${JSON.stringify([line])}::jsonb`];
}
