import type { InquiryAnswer, PayoutPort, PayRequest } from '../providers/ports.ts';

/** Points at which a process may crash; tests stop there. */
export type Checkpoint = 'claimed' | 'marked' | 'answered' | 'settled';

/** Known state of a payment in progress. Fees are satang. */
export interface Verdict {
  readonly state: 'success' | 'failed' | 'unknown';
  readonly upstreamRef: string | null;
  readonly message: string;
  readonly fee: bigint;
  /** Counts one more inquiry. */
  readonly inquiry: boolean;
  /** Waits for a person. */
  readonly park: boolean;
}

/** An outgoing payment, as its table stores it. */
export interface Outgoing {
  readonly request: PayRequest;
  /** Nothing was sent yet. */
  readonly queued: boolean;
  /** Satang that the source charges by contract. */
  readonly fee: bigint;
  /** Inquiries so far, and the maximum before the case is left to a person. */
  readonly inquiries: number;
  readonly most: number;
  /** Milliseconds since the request was sent, by the database's clock. */
  readonly age: number;
  /** Marks the request as about to be sent. False if another process already did. */
  mark(): Promise<boolean>;
  /** Reason not to send a requested payment; nothing has been sent then. */
  refuses?(): Promise<string | undefined>;
}

/** Milliseconds before each further inquiry; after the last one a person decides. */
export const usualSchedule: readonly number[] = [2_000, 5_000, 15_000, 30_000, 60_000, 120_000, 300_000, 900_000];

/**
 * Sends one payment, once. It is marked before the request leaves; if it is marked already (after a crash, or in a
 * later round) it is never sent again, only queried.
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
  // A process that was suspended after the mark may find the payment already given up: too late to send.
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
