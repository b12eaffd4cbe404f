/** State of an order that a gateway reports, normalized. */
export type ReportedStatus = 'pending' | 'paid' | 'expired' | 'cancelled' | 'failed' | 'reversed';

/** Status words of the gateways, in upper case. */
const reportedByWord: Readonly<Record<string, ReportedStatus>> = {
  PENDING: 'pending',
  WAITING: 'pending',
  CREATED: 'pending',
  PROCESSING: 'pending',
  IN_PROGRESS: 'pending',
  '0': 'pending',
  '1': 'pending',
  PAID: 'paid',
  SUCCESS: 'paid',
  COMPLETED: 'paid',
  '2': 'paid',
  '3': 'paid',
  EXPIRED: 'expired',
  TIMEOUT: 'expired',
  VOID: 'cancelled',
  CANCEL: 'cancelled',
  CANCELLED: 'cancelled',
  CANCELED: 'cancelled',
  FAILED: 'failed',
  REJECTED: 'failed',
  ERROR: 'failed',
  '-1': 'failed',
  '-2': 'failed',
  '-3': 'failed',
  REVERT: 'reversed',
  REFUND: 'reversed',
};

/** The meaning of a gateway's status word; undefined for a word that is not mapped. */
export function reportedStatusOf(word: string): ReportedStatus | undefined {
  const key = word.toUpperCase();
  return Object.hasOwn(reportedByWord, key) ? reportedByWord[key] : undefined;
}

/**
 * Rank of each state of a deposit order. Reports arrive in any order and more than once, so an order only moves to a
 * higher rank, and the final state does not depend on their order. A payment outranks a failure, whichever was reported
 * first.
 */
const rankOfStatus: Readonly<Record<string, number>> = {
  created: 0,
  pending: 1,
  processing: 1,
  unknown: 1,
  expired: 2,
  cancelled: 3,
  failed: 4,
  paid: 5,
  suspicious: 6,
  success: 6,
  reversed: 7,
};

const rankOfReport: Readonly<Record<ReportedStatus, number>> = {
  pending: 1,
  expired: 2,
  cancelled: 3,
  failed: 4,
  paid: 5,
  reversed: 7,
};

/** `credit` = money arrived and has not been credited yet; `move` = a new state without money. */
export type Decision = 'credit' | 'move' | 'duplicate' | 'ignore';

/**
 * What a report does to a deposit order in a given state.
 *
 * @example
 * decide('expired', 'paid'); // 'credit': late, but paid
 * decide('success', 'failed'); // 'ignore': a settled order stays settled
 */
export function decide(status: string, report: ReportedStatus): Decision {
  const currentRank = rankOfStatus[status] ?? Number.POSITIVE_INFINITY;
  const reportedRank = rankOfReport[report];
  if (report === 'paid') return currentRank <= reportedRank ? 'credit' : status === 'reversed' ? 'ignore' : 'duplicate';
  // Only a credited payment can be reversed.
  if (report === 'reversed') return status === 'success' ? 'move' : status === 'reversed' ? 'duplicate' : 'ignore';
  if (currentRank === reportedRank) return 'duplicate';
  return currentRank < reportedRank ? 'move' : 'ignore';
}
