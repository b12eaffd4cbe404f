import type { Selectable, SelectType } from 'kysely';
import type { MoveType } from '#contract/lifecycle.ts';
import type { Tables } from '#generated/api/database.ts';
import { entities } from '#generated/api/entities.ts';
import type { Lifecycles } from '#generated/api/lifecycles.ts';
import { conflicted } from '../base/failure.ts';
import type { Settable } from './columns.ts';
import { type Hand, makeMove } from './make-move.ts';

/** Entities with a life-cycle. */
export type MovedEntity = keyof Lifecycles;

type TableOf<E extends MovedEntity> = Lifecycles[E]['table'];
type StatusOf<E extends MovedEntity> = Lifecycles[E]['status'] & keyof Tables[TableOf<E>];
type RowOf<E extends MovedEntity> = Selectable<Tables[TableOf<E>]>;
type MoveOf<E extends MovedEntity> = keyof Lifecycles[E]['moves'] & string;
type ToOf<E extends MovedEntity, M extends MoveOf<E>> =
  Lifecycles[E]['moves'][M] extends MoveType<string, infer To> ? To : never;
type IsOne<T, All = T> = [T] extends [never] ? true : T extends unknown ? ([All] extends [T] ? true : false) : never;

type HasOne<E extends MovedEntity, M extends MoveOf<E>> = M extends unknown ? IsOne<ToOf<E, M>> : never;

/** A move with several outcomes must name one. */
type Outcome<E extends MovedEntity, M extends MoveOf<E>> =
  false extends HasOne<E, M> ? { readonly to: ToOf<E, M> } : { readonly to?: undefined };

export type Moving<E extends MovedEntity, M extends MoveOf<E>> = Outcome<E, M> & {
  readonly entity: E;
  /** The row as read under its lock; its version, if given, is compared as well. */
  readonly row: { readonly id: number; readonly version?: number } & {
    readonly [Status in StatusOf<E>]: SelectType<Tables[TableOf<E>][Status]>;
  };
  readonly move: M;
  /** Columns that change with the status. */
  readonly set?: Settable<TableOf<E>, StatusOf<E>>;
  /** Message for the timeline, the history and the audit log. */
  readonly message?: string | null | undefined;
  /** Action name in the audit log: `withdraw.settle`. */
  readonly action: string;
  /** Further changed values for the audit log. */
  readonly after?: Readonly<Record<string, unknown>>;
  /** Reason for the audit log alone; default: the message. */
  readonly reason?: string;
  readonly onBehalfOf?: number | null;
};

/**
 * Moves a record whose row this transaction has locked, for the actor of `ctx`: the system, a schedule, or a user whose call
 * makes more than one move (a call that is one move uses `records/apply-move`). An unknown entity, move, outcome or column
 * does not compile.
 *
 * @example
 * await move(ctx, { entity: 'SmsCampaign', row: campaign, move: 'begin', action: 'sms.begin', set: { started_at: now } });
 * @throws FailureError 409 if the move is not allowed from the status of the row.
 */
export async function move<E extends MovedEntity, M extends MoveOf<E>>(
  ctx: Hand,
  moving: Moving<E, M>,
): Promise<RowOf<E>> {
  const entity = entities[moving.entity];
  const { lifecycle } = entity;
  const way = lifecycle?.moves[moving.move];
  if (!lifecycle || !way) throw new Error(`${entity.name} has no move ${moving.move}`);
  const before: Readonly<Record<string, unknown>> = moving.row;
  const from = before[lifecycle.field];
  if (!way.from.includes(String(from))) throw conflicted();
  const message = moving.message ?? undefined;
  const { reason = message, onBehalfOf } = moving;
  const row = await makeMove(ctx, {
    entity,
    before,
    move: way,
    to: moving.to,
    ...(moving.set ? { set: moving.set } : {}),
    message: () => message,
    audit: (now) => ({
      action: moving.action,
      entityType: entity.name,
      entityId: moving.row.id,
      before: { [lifecycle.field]: from },
      after: { [lifecycle.field]: now[lifecycle.field], ...moving.after },
      ...(reason ? { reason } : {}),
      ...(typeof onBehalfOf === 'number' ? { onBehalfOf } : {}),
    }),
  });
  if (!row) throw new Error(`${entity.name} ${moving.row.id} left the status ${String(from)} under a lock`);
  // The row was read back from the entity's own table.
  return row as unknown as RowOf<E>;
}
