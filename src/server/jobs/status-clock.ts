import { sql } from 'kysely';
import type { Context, TransactionContext } from '../context/context.ts';
import { many } from '../db/sql.ts';
import type { TaskHandler } from './worker.ts';

/** Statuses of one kind of record that only time changes. */
export interface TimedStatus {
  /** Name of the entity, for its history and the audit log. */
  readonly entity: string;
  readonly table: string;
  /** What the log calls it: `banner.clock`. */
  readonly action: string;
  /** In order: a record whose end has come with its beginning goes to the end. `at` is a column with a moment. */
  readonly steps: readonly { readonly from: readonly string[]; readonly at: string; readonly to: string }[];
}

/** Topic of the outbox, and key of the one task, that turns statuses when their time has come. */
export const clockTopic = 'status_clock';

/** Milliseconds between two looks, and records that one look turns. */
const pause = 15_000;
const most = 200;

/** The task never ends; one process at a time has it, and a second one beside it would do no harm. */
export function statusClock(context: Pick<Context, 'transaction'>, kinds: readonly TimedStatus[]): TaskHandler {
  return async () => {
    for (const kind of kinds) await context.transaction((ctx) => turn(ctx, kind));
    return { again: pause };
  };
}

/** Turns what is due of one kind. Returns how many records were turned. */
export async function turn(ctx: TransactionContext, kind: TimedStatus): Promise<number> {
  const now = ctx.clock.now();
  let turned = 0;
  for (const { from, at, to } of kind.steps) {
    const due = await many(
      sql<{ id: number; status: string }>`
        select id::integer as id, status from ${sql.table(kind.table)}
        where status in (${sql.join([...from])}) and ${sql.ref(at)} <= ${now}::timestamptz
        order by id limit ${most} for update skip locked`,
      ctx.tx,
    );
    for (const { id, status } of due) {
      await many(
        sql`update ${sql.table(kind.table)} set status = ${to}, version = version + 1 where id = ${id}`,
        ctx.tx,
      );
      await many(
        sql`
          insert into entity_event (entity, entity_id, actor_id, actor_name, action, from_status, to_status)
          values (${kind.entity}, ${id}, ${ctx.principal.userId}, ${ctx.principal.name}, 'clock', ${status}, ${to})`,
        ctx.tx,
      );
      await ctx.audit({
        action: kind.action,
        entityType: kind.entity,
        entityId: id,
        before: { status },
        after: { status: to },
      });
      turned += 1;
    }
  }
  return turned;
}
