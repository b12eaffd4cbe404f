import { sql } from 'kysely';
import type { Context } from '#server/context/context.ts';
import { many } from '#server/db/sql.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';

/** Outbox topic, and key of the single task, that forgets old deliveries. */
export const webhookCareTopic = 'webhook_care';

/** Days that deliveries are kept, rows a statement deletes, and milliseconds between two rounds. */
const [keptDays, most, pause] = [30, 2_000, 15 * 60_000];

/** Deletes deliveries that are too old, whatever became of them. Returns how many. */
export async function forgetDeliveries(db: Context['db']): Promise<number> {
  for (let total = 0; ; ) {
    const gone = await many(
      sql<{ id: number }>`
        delete from webhook_delivery where id = any(array(
          select id from webhook_delivery where happened_at < clock_timestamp() - make_interval(days => ${keptDays})
          order by happened_at limit ${most})) returning 1 as id`,
      db,
    );
    total += gone.length;
    if (gone.length < most) return total;
  }
}

/** The task never ends. */
export const webhookCare =
  ({ db }: Pick<Context, 'db'>): TaskHandler =>
  async () => {
    await forgetDeliveries(db);
    return { again: pause };
  };
