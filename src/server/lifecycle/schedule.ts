import { sql } from 'kysely';
import { type EntityName, entities } from '#generated/api/entities.ts';
import type { Context, TransactionContext } from '../context/context.ts';
import { many } from '../db/sql.ts';
import type { TaskHandler } from '../jobs/worker.ts';
import { raise, raiseVersion } from './raise.ts';
import { recordEvents } from './record-event.ts';

/** Status changes of one entity that depend on time alone. */
export interface StatusSchedule {
  /** Name of the entity, for its history and the audit log. */
  readonly entity: EntityName;
  readonly table: string;
  /** Action name in the audit log: `banner.clock`. */
  readonly action: string;
  /** In order: a record whose start and end have both passed takes the last. */
  readonly steps: readonly ScheduledStep[];
}

interface ScheduledStep {
  readonly from: readonly string[];
  /** Name of a timestamp column. */
  readonly at: string;
  /** Milliseconds to wait after `at`; default 0. */
  readonly after?: number;
  readonly to: string;
}

/** Outbox topic, and key of the single task, that changes statuses when they are due. */
export const scheduleTopic = 'status_clock';

/** Milliseconds between two runs, and the maximum number of records per run. */
const pause = 15_000;
const most = 200;

/** The task never ends. One process runs it at a time; a second one would do no harm. */
export function scheduleTask(context: Pick<Context, 'transaction'>, schedules: readonly StatusSchedule[]): TaskHandler {
  return async () => {
    for (const schedule of schedules) await context.transaction((ctx) => turn(ctx, schedule));
    return { again: pause };
  };
}

/** Changes the due records of one entity. Returns how many. */
export async function turn(ctx: TransactionContext, { entity, table, action, steps }: StatusSchedule): Promise<number> {
  const now = ctx.clock.now();
  const raised = entities[entity].managed ? raise(ctx.principal, table) : raiseVersion(table);
  let turned = 0;
  for (const { from, at, after = 0, to } of steps) {
    const latest = new Date(now.getTime() - after);
    const due = await many(
      sql<Turned>`
        with due as materialized (
          select id as key, status as before from ${sql.table(table)}
          where status in (${sql.join([...from])}) and ${sql.ref(at)} <= ${latest}::timestamptz
          order by id limit ${most} for update skip locked)
        update ${sql.table(table)} set status = ${to}, ${raised} from due
        where ${sql.ref(`${table}.id`)} = due.key
        returning ${sql.ref(`${table}.id`)}::integer as id, due.before as "from", version`,
      ctx.tx,
    );
    await recordTurns(ctx, { entity, action, to }, due);
    turned += due.length;
  }
  return turned;
}

/** A record whose status was changed by its schedule; `from` is the previous status. */
interface Turned {
  readonly id: number;
  readonly from: string;
  readonly version: number;
}

/** Writes the changes into the history of each record and the audit log. */
async function recordTurns(
  ctx: Pick<TransactionContext, 'tx' | 'principal' | 'audit'>,
  { entity, action, to }: { readonly entity: EntityName; readonly action: string; readonly to: string },
  turned: readonly Turned[],
): Promise<void> {
  const rows = [...turned].sort((a, b) => a.id - b.id);
  await recordEvents(
    ctx.tx,
    rows.map(({ id, from, version }) => ({ entity, id, action: 'clock', from, to, version })),
    ctx.principal,
  );
  for (const { id, from } of rows) {
    await ctx.audit({ action, entityType: entity, entityId: id, before: { status: from }, after: { status: to } });
  }
}
