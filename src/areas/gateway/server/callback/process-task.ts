import type { Payouts } from '#server/areas/payouts.ts';
import type { Context } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { protocolOf } from '#server/providers/gateways/protocols.ts';
import { gatewayTexts } from '../texts.ts';
import { readEvent } from './event.ts';
import { processDeposit } from './process-deposit.ts';
import { processPayout } from './process-payout.ts';
import { findOrder, lockEvent, storeReportOutcome } from './rows.ts';

/** Processes one stored report in one transaction; a run repeated after a crash finds it done. */
export function callbackTask(context: Pick<Context, 'transaction'>, payouts: Payouts): TaskHandler {
  return async (task) => {
    await context.transaction(async (ctx) => {
      const { tx } = ctx;
      const kept = await lockEvent(tx, Number(task.payload.transaction_id));
      if (kept?.process_status !== 'received') return;
      const event = readEvent(protocolOf(kept.gateway), kept.payload_json ?? {});
      if (!event) {
        await storeReportOutcome(tx, kept, undefined, '-', {
          status: 'error',
          message: gatewayTexts.whatWasStoredCannotBeRead.kept(),
        });
        return;
      }
      const order = await findOrder(tx, { ...event, gateway: kept.gateway, accountId: kept.account_id });
      const close = (result: Parameters<typeof storeReportOutcome>[4], of = order) =>
        storeReportOutcome(tx, kept, of, event.status, result);
      // Money without an order waits for manual review and is never posted.
      if (!order) return close({ status: 'error', message: gatewayTexts.thereIsNoSuchOrderKept.kept() });
      if (order.account_id !== kept.account_id)
        return close({ status: 'rejected', message: gatewayTexts.theOrderBelongsToAnotherGateway.kept() }, undefined);
      if (event.currency !== 'THB') return close({ status: 'rejected', message: gatewayTexts.currencyDiffers.kept() });
      if (order.type !== event.type) return close({ status: 'rejected', message: gatewayTexts.typeDiffers.kept() });
      return close(
        order.type === 'deposit'
          ? await processDeposit(ctx, kept, order, event)
          : await processPayout(ctx, order, event, payouts),
      );
    });
    return { done: true };
  };
}
