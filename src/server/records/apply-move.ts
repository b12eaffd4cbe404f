import { type RawBuilder, sql } from 'kysely';
import { reasonName } from '#contract/decision.ts';
import type { Entity, Lifecycle, Move } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { labelOf } from '#contract/field.ts';
import { conflicted } from '../base/failure.ts';
import type { TransactionContext } from '../context/context.ts';
import type { AnyEffect } from '../context/platform.ts';
import { rowsOf } from './rows.ts';
import {
  assignments,
  checkReferences,
  checkSoftLock,
  checkVersion,
  difference,
  fieldColumn,
  lastChange,
  lockRow,
  recordEvent,
  stamps,
  type Tools,
  writableColumns,
} from './write.ts';

export interface MoveRequest {
  readonly key: string | number | undefined;
  /** Names of moves; the first that leads away from the record's status is made. */
  readonly moves: readonly string[];
  /** Body in wire form: columns of the entity among it are written, `version` and `expected_status` checked. */
  readonly body?: Row;
  readonly effect?: AnyEffect;
  /** Holds the move to its verdict, once it may be made at all; the context to go on with. Throws what is refused. */
  readonly decide?: (record: Row) => Promise<TransactionContext>;
  /** Endpoint id, or a name of that form; default: the context's endpoint. */
  readonly action?: string;
  /** Shown in the timeline; default: the body's reason or note. */
  readonly message?: string;
}

export interface Moved {
  readonly before: Row;
  readonly row: Row;
  readonly move: string;
}

/**
 * Moves one record along its life-cycle inside `ctx`'s transaction, and writes its timeline and its audit row. The
 * guarded UPDATE decides; what is read before it is for messages. Also for the system's own moves:
 *
 * @example
 * await applyMove(tools, entity, { key: 57, moves: ['settle'], effect: async () => ({ status: 'success' }) }, ctx);
 * @throws FailureError 404 (no such record), 409 (status or version is another), 423 (held by somebody else).
 */
export async function applyMove(
  tools: Tools,
  entity: Entity,
  request: MoveRequest,
  outer: TransactionContext,
): Promise<Moved> {
  const { lifecycle } = entity;
  if (!lifecycle) throw new Error(`${entity.name} has no life-cycle`);
  const body = request.body ?? {};
  const before = await lockRow(tools, entity, request.key, outer);
  const statusColumn = fieldColumn(entity, lifecycle.field);
  const status = String(before[statusColumn]);
  await checkVersion(entity, before, body, outer);
  const expected = body.expected_status;
  const move = chooseMove(lifecycle, request.moves, status);
  if (!move || (typeof expected === 'string' && expected !== '' && expected !== status)) {
    throw conflicted(await lastChange(entity, before, outer));
  }
  if (move.to.length > 0 || outer.endpoint.money) checkSoftLock(entity, before, outer);
  const ctx = (await request.decide?.(before)) ?? outer;
  await checkReferences(tools, entity, body, ctx, before);

  const [outcome] = move.to;
  const moved = {
    ...writableColumns(tools, entity, body, false),
    ...(move.to.length === 1 ? { [statusColumn]: outcome } : {}),
  };
  const guarded = await change(
    entity,
    before,
    [...assignments(moved), ...stamps(entity, ctx), ...release(entity, move)],
    [sql`${sql.ref(statusColumn)} in (${sql.join([...move.from])})`],
    ctx,
  );
  if (!guarded) throw conflicted(await lastChange(entity, before, ctx));

  const patch = await request.effect?.({ before, row: guarded, body, move: move.name }, ctx);
  const finalStatus = String(patch?.[statusColumn] ?? guarded[statusColumn]);
  checkOutcome(entity, move, finalStatus, patch?.[statusColumn] !== undefined);
  const message = request.message ?? messageOf(entity, body, patch);
  const line = timelineLine(entity, patch, { from: status, to: finalStatus, action: move.name, message }, ctx);
  const row = (await change(entity, before, [...assignments(patch ?? {}), ...line], [], ctx)) ?? guarded;

  await recordEvent(
    entity,
    row,
    { action: move.name, from: status, to: finalStatus, ...(message ? { message } : {}) },
    ctx,
  );
  await ctx.audit({
    action: request.action ?? ctx.endpoint.id,
    entityType: entity.name,
    entityId: String(row[fieldColumn(entity, entity.key)]),
    ...difference(tools, entity, before, row),
    ...(message ? { reason: message } : {}),
    ...behind(entity, before, row, ctx),
  });
  return { before, row, move: move.name };
}

function chooseMove(lifecycle: Lifecycle, names: readonly string[], status: string): Move | undefined {
  return names.flatMap((name) => lifecycle.moves[name] ?? []).find((move) => move.from.includes(status));
}

/** Who else stands behind a move: the person who began what the system finishes, and the one who approved it. */
function behind(
  entity: Entity,
  before: Row,
  row: Row,
  ctx: TransactionContext,
): { onBehalfOf?: number; approverId?: number } {
  const column = entity.fields.approved_by?.column;
  const approver = column === undefined ? null : row[column];
  return {
    ...(ctx.principal.userId === 0 && typeof before.updated_by === 'number' ? { onBehalfOf: before.updated_by } : {}),
    ...(typeof approver === 'number' ? { approverId: approver } : {}),
  };
}

/** An effect must choose one of several outcomes, and may choose nothing else. */
function checkOutcome(entity: Entity, move: Move, status: string, chosen: boolean): void {
  if (move.to.length > 1 && !chosen) throw new Error(`${entity.name}.${move.name}: the effect chose no outcome`);
  if (move.to.length > 0 && !move.to.includes(status)) {
    throw new Error(`${entity.name}.${move.name} does not lead to ${status}`);
  }
}

/** A record that has moved on is nobody's any more. */
function release(entity: Entity, move: Move): RawBuilder<unknown>[] {
  const held = entity.fields.locked_by?.column !== undefined && entity.fields.locked_at?.column !== undefined;
  return held && move.to.length > 0 ? [sql`locked_by = null`, sql`locked_at = null`] : [];
}

/** One guarded UPDATE of the record; undefined when the guard refused it or there is nothing to set. */
async function change(
  entity: Entity,
  before: Row,
  sets: readonly RawBuilder<unknown>[],
  guards: readonly RawBuilder<unknown>[],
  ctx: TransactionContext,
): Promise<Row | undefined> {
  if (sets.length === 0) return undefined;
  const column = fieldColumn(entity, entity.key);
  const version = entity.managed && guards.length > 0 ? [sql`version = ${before.version}`] : [];
  const where = sql.join([sql`${sql.ref(column)} = ${before[column]}`, ...guards, ...version], sql` and `);
  const [row] = await rowsOf(
    sql`update ${sql.table(entity.table)} set ${sql.join([...sets])} where ${where} returning *`,
    ctx.tx,
  );
  return row;
}

/** What was said with the move; a choice that it keeps is told by its label. */
function messageOf(entity: Entity, body: Row, patch: Row | undefined): string | undefined {
  const kept = Object.values(entity.fields).filter(
    ({ column, options }) => options !== undefined && column !== undefined && patch?.[column] !== undefined,
  );
  const said = (part: unknown) => {
    const field = kept.find(({ column }) => patch?.[column ?? ''] === part);
    return (field && labelOf(field.options, part)?.th) ?? part;
  };
  const text = [body.reason, body.note, body[reasonName]]
    .map(said)
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' · ');
  return text === '' ? undefined : text.slice(0, 500);
}

interface Step {
  readonly from: string;
  readonly to: string;
  readonly action: string;
  readonly message: string | undefined;
}

/** An entity that keeps its timeline in the row gets one more line there, unless the effect wrote it. */
function timelineLine(
  entity: Entity,
  patch: Row | undefined,
  step: Step,
  ctx: TransactionContext,
): RawBuilder<unknown>[] {
  const column = entity.fields.timeline?.kind === 'list' ? entity.fields.timeline.column : undefined;
  if (column === undefined || (patch && Object.hasOwn(patch, column))) return [];
  const { message, ...rest } = step;
  const line = { at: ctx.clock.now().toISOString(), by: ctx.principal.name, ...rest, message: message || null };
  return [sql`${sql.ref(column)} = coalesce(${sql.ref(column)}, '[]'::jsonb) || ${JSON.stringify([line])}::jsonb`];
}
