import type { AreaJob } from '#server/areas/define-area.ts';
import type { Context } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { change } from '#server/lifecycle/change.ts';
import type { StatusSchedule } from '#server/lifecycle/schedule.ts';

/** An old secret has ended, and keys that have expired. What may sign in says `identity/keys.ts` from the same times. */
export const keySchedule: StatusSchedule = {
  entity: 'ApiKey',
  table: 'api_key',
  action: 'key.clock',
  steps: [
    { from: ['rotating'], at: 'overlap_until', to: 'active' },
    { from: ['active', 'rotating'], at: 'expires_at', to: 'expired' },
  ],
};

/** Topic of the task that looks for keys about to expire; it never ends. */
export const keyTopic = 'key.expiring';

/** Milliseconds between two looks, and before the expiry at which people are told; keys in one look. */
const pause = 600_000;
const ahead = 14 * 86_400_000;
const most = 200;

/** Has people told of keys that expire within two weeks, once for each expiry: by the audit log, from which notices are made. */
const lookForExpiring =
  ({ transaction }: Pick<Context, 'transaction'>): TaskHandler =>
  async () => {
    await transaction(async (ctx) => {
      const now = ctx.clock.now();
      const due = await ctx.tx
        .selectFrom('api_key')
        .select(['id', 'name', 'expires_at'])
        .where('status', 'in', ['active', 'rotating'])
        .where('expires_at', '>', now)
        .where('expires_at', '<=', new Date(now.getTime() + ahead))
        .where('warned_for', 'is distinct from', (eb) => eb.ref('expires_at'))
        .orderBy('expires_at')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id, name, expires_at } of due) {
        await change(ctx, 'api_key', id, { warned_for: expires_at });
        await ctx.audit({ action: keyTopic, entityType: 'ApiKey', entityId: id, after: { name, expires_at } });
      }
    });
    return { again: pause };
  };

export const keyTasks = ({ context }: AreaJob): Readonly<Record<string, TaskHandler>> => ({
  [keyTopic]: lookForExpiring(context),
});
