import { entities } from '#generated/api/entities.ts';
import type { EffectName, ServiceName, Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import type { CheckedEffects } from '#server/context/effect.ts';
import { noticeTask, noticeTopic } from '#server/jobs/notice-task.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import type { Tools } from '#server/records/write.ts';
import { bankDaysTask, bankDaysTopic } from './banks/days/days-task.ts';
import type { Prove } from './mbanking/transfer.ts';
import { accountsOfRule } from './replenish/accounts-of-rule.ts';
import { addReplenishRule, updateReplenishRule } from './replenish/check-rule.ts';
import { replenishTask, replenishTopic } from './replenish/replenish-task.ts';
import { requestBalance } from './replenish/request-balance.ts';
import { prepareFill, requestFill } from './replenish/request-transfer.ts';
import { prepareSlip } from './slip/prepare-slip.ts';
import { addSweepRule, updateSweepRule } from './sweep/check-rule.ts';
import { sweepHours } from './sweep/hours.ts';
import { sweepSettings, updateSweepSettings } from './sweep/settings.ts';
import { sweepTask, sweepTopic } from './sweep/sweep-task.ts';
import { addTicket } from './ticket/add-ticket.ts';
import { type TicketBody, updateTicket } from './ticket/update-ticket.ts';

type Own = `${'migration' | 'replenish' | 'ticket'}.${string}`;

/** The hand-written calls of sweeps, replenishment and tickets, by the names of the manifest. */
export const treasuryServices = (tools: Tools) =>
  ({
    'migration.detail': sweepSettings,
    'migration.hours': sweepHours(tools),
    'replenish.banks_detail': accountsOfRule,
    'replenish.request_balance': requestBalance,
    'replenish.request_transfer': requestFill,
    'ticket.update': updateTicket(tools, entities.ReplenishTicket),
  }) satisfies Pick<Services<Context>, Extract<ServiceName, Own>>;

/** What some of them check before their transaction opens. */
export const treasuryPreparations = (prove: Prove) => ({
  'replenish.request_transfer': prepareFill(prove),
  'ticket.update': async ({ body: { action, id } }: { readonly body: TicketBody }, ctx: Context): Promise<void> => {
    if (action === 'transfer') await prepareSlip(ctx, { ticketId: id });
  },
});

/** The hand-written parts of their writes. */
export const treasuryEffects = {
  'migration.banks_add': addSweepRule,
  'migration.banks_update': updateSweepRule,
  'migration.update': updateSweepSettings,
  'replenish.add': addReplenishRule,
  'replenish.banks_update': updateReplenishRule,
  'replenish.update': updateReplenishRule,
  'ticket.add': addTicket,
} satisfies Pick<CheckedEffects, Extract<EffectName, Own>>;

/** What goes on by itself, by topic of the outbox. `context` is the system's own. */
export function treasuryTasks(
  context: Pick<Context, 'db' | 'transaction' | 'clock' | 'providers'>,
): Readonly<Record<string, TaskHandler>> {
  return {
    [noticeTopic]: noticeTask(context),
    [sweepTopic]: sweepTask({ context }),
    [replenishTopic]: replenishTask(context),
    [bankDaysTopic]: bankDaysTask(context),
  };
}

/** Topics of the tasks that never end. */
export const treasuryTopics = [sweepTopic, replenishTopic, bankDaysTopic] as const;
