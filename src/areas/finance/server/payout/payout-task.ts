import type { Context } from '#server/context/context.ts';
import type { Claimed, Outcome } from '#server/jobs/outbox.ts';
import { type Checkpoint, sendOnce, usualSchedule } from '#server/jobs/send-once.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { type Attempt, markSending, readAttempt } from './attempt.ts';
import { isStopped } from './is-stopped.ts';
import { settleAttempt } from './settle-attempt.ts';
import { payoutTexts } from './texts.ts';

export type { Checkpoint } from '#server/jobs/send-once.ts';

export interface PayoutTaskSettings {
  /** The system's own context. */
  readonly context: Pick<Context, 'db' | 'transaction' | 'providers' | 'gateways'>;
  /** Milliseconds before each further inquiry; after the last one the case is left to a person. */
  readonly schedule?: readonly number[];
  readonly checkpoint?: (at: Checkpoint) => Promise<void>;
}

/** Sends one payout, once, and writes what became of it. */
export function payoutTask(settings: PayoutTaskSettings): TaskHandler {
  const { context, schedule = usualSchedule, checkpoint = async () => {} } = settings;
  const { db, providers, gateways } = context;

  const outgoing = (attempt: Attempt) => {
    const { reference, amount, gateway, orderRef, bankCode, accountNo, accountName, inquiries, age, fee } = attempt;
    const to = { bankCode, accountNo, accountName };
    return {
      request: { account: accountOf(attempt), reference, orderRef, amount, to },
      queued: attempt.state === 'queued',
      fee,
      inquiries,
      most: schedule.length,
      age,
      mark: () => markSending(db, attempt.id),
      refuses: async () => {
        // Approved before its gateway was switched off: nothing has left, and nobody but the holder of the mark could send.
        if (gateway !== null && !gateways.includes(gateway)) return payoutTexts.gatewayOff.kept();
        // Frozen or closed after the approval: the same holds.
        const stopped = attempt.channel === 'bank' && (await isStopped(db, attempt.sourceId));
        return stopped ? payoutTexts.sourceStopped.kept() : undefined;
      },
    };
  };

  return async (task: Claimed): Promise<Outcome> => {
    const attempt = await readAttempt(db, BigInt(String(task.payload.attempt_id)));
    if (!attempt || attempt.state === 'success' || attempt.state === 'failed') return { done: true };
    await checkpoint('claimed');
    const port = attempt.gateway === null ? providers.bank : providers.gateway(attempt.gateway);
    const verdict = await sendOnce(port, outgoing(attempt), checkpoint);
    await checkpoint('answered');
    await context.transaction((ctx) => settleAttempt(ctx, attempt.id, verdict));
    await checkpoint('settled');
    if (verdict.state !== 'unknown') return { done: true };
    if (verdict.park) return { park: verdict.message };
    return { again: schedule[attempt.inquiries] ?? schedule.at(-1) ?? 60_000, error: verdict.message };
  };
}

function accountOf(attempt: Attempt) {
  const { sourceId: id, bookBalance, feePercent, feeFixed } = attempt;
  return { id, bookBalance, feePercent, feeFixed };
}
