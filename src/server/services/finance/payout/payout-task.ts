import type { Context } from '../../../context.ts';
import type { Claimed, Outcome } from '../../../jobs/outbox.ts';
import type { TaskHandler } from '../../../jobs/worker.ts';
import type { BankPort, InquiryAnswer } from '../../../providers/ports.ts';
import { type Attempt, markSending, readAttempt, type Verdict } from './attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

/** Places at which a process may die; tests stop there. */
export type Checkpoint = 'claimed' | 'marked' | 'answered' | 'settled';

export interface PayoutTaskSettings {
  /** The system's own context. */
  readonly context: Pick<Context, 'db' | 'transaction' | 'providers' | 'gateways'>;
  /** Milliseconds before each further inquiry; after the last one a person is asked. */
  readonly schedule?: readonly number[];
  readonly checkpoint?: (at: Checkpoint) => Promise<void>;
}

const usualSchedule = [2_000, 5_000, 15_000, 30_000, 60_000, 120_000, 300_000, 900_000];

/**
 * Sends one payout, once. The attempt is marked before the request leaves; whoever finds it marked (a worker after a
 * crash, a later round) only asks what became of it and never sends again.
 */
export function payoutTask(settings: PayoutTaskSettings): TaskHandler {
  const { context, schedule = usualSchedule, checkpoint = async () => {} } = settings;
  const { db, providers, gateways } = context;

  async function ask(attempt: Attempt, port: BankPort): Promise<Verdict> {
    const { reference, amount, gateway } = attempt;
    const begun = performance.now();
    const fresh = attempt.state === 'queued' && (await markSending(db, attempt.id));
    await checkpoint('marked');
    // Approved before its gateway was switched off: nothing has left, and nobody but the holder of the mark could send.
    if (fresh && gateway !== null && !gateways.includes(gateway)) {
      const message = 'เกตเวย์นี้ไม่ได้เปิดใช้ในระบบนี้ ยังไม่ได้โอนเงิน';
      return { state: 'failed', upstreamRef: null, message, fee: attempt.fee, inquiry: false, park: false };
    }
    // A process that slept after the mark may find the attempt already given up for lost: too late to send.
    if (fresh && performance.now() - begun < port.surfacesWithin / 4) {
      const to = { bankCode: attempt.bankCode, accountNo: attempt.accountNo, accountName: attempt.accountName };
      const order = { account: accountOf(attempt), reference, orderRef: attempt.orderRef, amount, to };
      return verdictOf(await port.pay(order), attempt, false, port.surfacesWithin, schedule.length);
    }
    const answer = await port.inquire({ account: accountOf(attempt), reference, amount });
    return verdictOf(answer, attempt, true, port.surfacesWithin, schedule.length);
  }

  return async (task: Claimed): Promise<Outcome> => {
    const attempt = await readAttempt(db, BigInt(String(task.payload.attempt_id)));
    if (!attempt || attempt.state === 'success' || attempt.state === 'failed') return { done: true };
    await checkpoint('claimed');
    const port = attempt.gateway === null ? providers.bank : providers.gateway(attempt.gateway);
    const verdict = await ask(attempt, port);
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

/**
 * What an answer means. "Never heard of it" is an answer only once the request can no longer surface; until then, and
 * for everything else that is not clear, the result is unknown.
 */
function verdictOf(
  answer: InquiryAnswer,
  attempt: Attempt,
  inquiry: boolean,
  surfacesWithin: number,
  most: number,
): Verdict {
  const fee = answer.result === 'success' ? answer.fee : attempt.fee;
  const upstreamRef = answer.result === 'not_found' ? null : answer.upstreamRef;
  const base = { upstreamRef, message: answer.message, fee, inquiry, park: false };
  if (answer.result === 'success' || answer.result === 'failed') return { ...base, state: answer.result };
  if (answer.result === 'not_found' && attempt.age > surfacesWithin) return { ...base, state: 'failed' };
  const contradiction = answer.result === 'unknown' && answer.contradiction === true;
  const exhausted = attempt.inquiries + (inquiry ? 1 : 0) >= most;
  return { ...base, state: 'unknown', park: contradiction || exhausted };
}
