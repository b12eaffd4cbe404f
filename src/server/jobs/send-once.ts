import type { InquiryAnswer, PayoutPort, PayRequest } from '../providers/ports.ts';

/** Places at which a process may die; tests stop there. */
export type Checkpoint = 'claimed' | 'marked' | 'answered' | 'settled';

/** What is known of money under way. Fees are satang. */
export interface Verdict {
  readonly state: 'success' | 'failed' | 'unknown';
  readonly upstreamRef: string | null;
  readonly message: string;
  readonly fee: bigint;
  /** Counts one more inquiry. */
  readonly inquiry: boolean;
  /** Waits for a person from now on. */
  readonly park: boolean;
}

/** Money that is to leave, as its own table has it. */
export interface Outgoing {
  readonly request: PayRequest;
  /** Nothing was sent yet. */
  readonly queued: boolean;
  /** Satang that the source charges by contract. */
  readonly fee: bigint;
  /** Inquiries so far, and how many there may be before a person is asked. */
  readonly inquiries: number;
  readonly most: number;
  /** Milliseconds since the request was sent, by the database's clock. */
  readonly age: number;
  /** Writes that the request is about to leave. False when somebody else already has. */
  mark(): Promise<boolean>;
  /** Why it must not be sent although it was asked for; nothing has left then. */
  refuses?(): Promise<string | undefined>;
}

/** Milliseconds before each further inquiry; after the last one a person is asked. */
export const usualSchedule: readonly number[] = [2_000, 5_000, 15_000, 30_000, 60_000, 120_000, 300_000, 900_000];

/**
 * Sends one payment, once. It is marked before the request leaves; whoever finds it marked (a worker after a crash, a
 * later round) only asks what became of it and never sends again.
 */
export async function sendOnce(
  port: PayoutPort,
  outgoing: Outgoing,
  checkpoint: (at: Checkpoint) => Promise<void> = async () => {},
): Promise<Verdict> {
  const { request, queued } = outgoing;
  const begun = performance.now();
  const fresh = queued && (await outgoing.mark());
  await checkpoint('marked');
  const refusal = fresh ? await outgoing.refuses?.() : undefined;
  if (refusal !== undefined)
    return { state: 'failed', upstreamRef: null, message: refusal, fee: outgoing.fee, inquiry: false, park: false };
  // A process that slept after the mark may find the payment already given up for lost: too late to send.
  if (fresh && performance.now() - begun < port.surfacesWithin / 4)
    return verdictOf(await port.pay(request), outgoing, false, port.surfacesWithin);
  const { account, reference, amount } = request;
  return verdictOf(await port.inquire({ account, reference, amount }), outgoing, true, port.surfacesWithin);
}

/**
 * What an answer means. "Never heard of it" is an answer only once the request can no longer surface; until then, and
 * for everything else that is not clear, the result is unknown.
 */
function verdictOf(answer: InquiryAnswer, outgoing: Outgoing, inquiry: boolean, surfacesWithin: number): Verdict {
  const fee = answer.result === 'success' ? answer.fee : outgoing.fee;
  const upstreamRef = answer.result === 'not_found' ? null : answer.upstreamRef;
  const base = { upstreamRef, message: answer.message, fee, inquiry, park: false };
  if (answer.result === 'success' || answer.result === 'failed') return { ...base, state: answer.result };
  if (answer.result === 'not_found' && outgoing.age > surfacesWithin) return { ...base, state: 'failed' };
  const contradiction = answer.result === 'unknown' && answer.contradiction === true;
  const exhausted = outgoing.inquiries + (inquiry ? 1 : 0) >= outgoing.most;
  return { ...base, state: 'unknown', park: contradiction || exhausted };
}
