import { reasonName } from '#contract/decision.ts';
import type { Entity, Lifecycle } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { labelOf } from '#contract/field.ts';
import type { Text } from '#contract/text.ts';
import { bilingual } from '../base/bilingual.ts';
import { conflicted } from '../base/failure.ts';
import { asIs, joinTexts } from '../base/text-catalogue.ts';
import type { Principal, TransactionContext } from '../context/context.ts';
import { makeMove } from '../lifecycle/make-move.ts';
import { fieldColumn } from '../lifecycle/update-row.ts';
import {
  checkReferences,
  checkSoftLock,
  checkVersion,
  difference,
  lastChange,
  lockRow,
  type Tools,
  writableColumns,
} from './write.ts';

/** `R` is the stored row of the entity. */
export interface MoveRequest<R extends Row = Row> {
  readonly key: string | number | undefined;
  /** Names of moves; the first one allowed from the record's status is made. */
  readonly moves: readonly string[];
  /** JSON body: columns of the entity in it are written, `version` and `expected_status` are checked. */
  readonly body?: Row;
  /** Runs after the move; the columns it returns are stored as well. */
  readonly effect?: (
    change: {
      readonly before: R;
      readonly row: R;
      readonly body: Row;
      readonly move: string;
      readonly describe: (message: string) => void;
    },
    ctx: TransactionContext,
  ) => Promise<Row | undefined>;
  /**
   * Applies the verdict, once status and version allow the move. Returns the context to continue with; throws if refused.
   */
  readonly decide?: (record: R) => Promise<TransactionContext>;
  /** Endpoint id, or a name of that form; default: the context's endpoint. */
  readonly action?: string;
  /** Shown in the timeline; default: the body's reason or note. */
  readonly message?: string;
}

export interface Moved<R extends Row = Row> {
  readonly before: R;
  readonly row: R;
  readonly move: string;
}

/**
 * Moves one record along its life-cycle for a call: a record that the caller may see and no other user has locked, with the
 * values of the body. The guarded UPDATE decides; values read before it serve error messages. Code that already holds the
 * row, or acts for the system, calls `lifecycle/move`.
 *
 * @example
 * await applyMove(tools, entity, { key: 57, moves: ['approve'], body: { version: 3 } }, ctx);
 * @throws FailureError 404 (no such record), 409 (other status or version), 423 (locked by another user).
 */
export async function applyMove<R extends Row>(
  tools: Tools,
  entity: Entity<R>,
  request: MoveRequest<R>,
  outer: TransactionContext,
): Promise<Moved<R>> {
  const { lifecycle } = entity;
  if (!lifecycle) throw new Error(`${entity.name} has no life-cycle`);
  const body = request.body ?? {};
  const before = await lockRow(tools, entity, request.key, outer);
  const statusColumn = fieldColumn(entity, lifecycle.field);
  const status = String(before[statusColumn]);
  await checkVersion(entity, before, body, outer);
  const expected = body.expected_status;
  const move = chooseMove(entity.name, lifecycle, request, status, outer.principal);
  if (!move || (typeof expected === 'string' && expected !== '' && expected !== status)) {
    throw conflicted(await lastChange(entity, before, outer));
  }
  if (move.to.length > 0 || outer.endpoint.money) checkSoftLock(entity, before, outer);
  const ctx = (await request.decide?.(before)) ?? outer;
  await checkReferences(tools, entity, body, ctx, before);

  const { effect } = request;
  // What the effect says of the move, and the reason that the user gave: the audit log keeps the reason as it was given.
  let described: string | undefined;
  let reason = request.message;
  const describe = (message: string) => {
    described = message;
  };
  const row = await makeMove(ctx, {
    entity,
    before,
    move,
    set: writableColumns(tools, entity, body, false),
    effect:
      effect &&
      (async (now) => (await effect({ before, row: now, body, move: move.name, describe }, ctx)) ?? undefined),
    message: (patch) => {
      reason ??= messageOf(entity, body, patch);
      return joinMessages([described, reason].filter((part) => part !== undefined).map(asIs));
    },
    audit: (now, message = '') => ({
      action: request.action ?? ctx.endpoint.id,
      entityType: entity.name,
      entityId: String(now[fieldColumn(entity, entity.key)]),
      ...difference(tools, entity, before, now),
      ...(reason || message ? { reason: reason || message } : {}),
      ...behind(entity, before, now, ctx),
    }),
  });
  if (!row) throw conflicted(await lastChange(entity, before, ctx));
  return { before, row, move: move.name };
}

/**
 * The first of the named moves that is allowed from a status. Moves reserved for the system may be requested by it alone.
 */
function chooseMove(
  entity: string,
  lifecycle: Lifecycle,
  request: Pick<MoveRequest, 'moves'>,
  status: string,
  { userId }: Principal,
) {
  const named = request.moves.flatMap((name) => lifecycle.moves[name] ?? []);
  const kept = named.find((move) => move.system);
  if (kept && userId !== 0) throw new Error(`${entity}.${kept.name} is made by the system alone`);
  return named.find((move) => move.from.includes(status));
}

/** Further people responsible for a move: the initiator of what the system completes, and the approver. */
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

/** The message of the move; stored options are shown by their labels. */
function messageOf(entity: Entity, body: Row, patch: Row | undefined): string | undefined {
  const kept = Object.values(entity.fields).filter(
    ({ column, options }) => options !== undefined && column !== undefined && patch?.[column] !== undefined,
  );
  const labelled = (part: string) => {
    const field = kept.find(({ column }) => patch?.[column ?? ''] === part);
    return (field && labelOf(field.options, part)) ?? asIs(part);
  };
  const parts = [body.reason, body.note, body[reasonName]].filter(
    (part): part is string => typeof part === 'string' && part !== '',
  );
  return joinMessages(parts.map(labelled));
}

const joinMessages = (parts: readonly Text[]): string | undefined =>
  parts.length === 0 ? undefined : bilingual(joinTexts(parts, ' · '), 500);
