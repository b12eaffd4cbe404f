/** What a gateway reports about an order, in our words. */
export type Reported = 'pending' | 'paid' | 'expired' | 'cancelled' | 'failed' | 'reversed';

/** Gateways' own words, upper case. */
const reported: Readonly<Record<string, Reported>> = {
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

/** What a gateway's word for a state means; undefined for a word that nobody has explained. */
export function reportedOf(word: string): Reported | undefined {
  const key = word.toUpperCase();
  return Object.hasOwn(reported, key) ? reported[key] : undefined;
}

/**
 * How far each state of a deposit's order is along its way. Reports come in any order and more than once, so an order only
 * ever moves to a higher number: the end is the same for every order of the same reports. Money that came in counts more
 * than a failure, whichever was told first.
 */
const height: Readonly<Record<string, number>> = {
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

const heightOf: Readonly<Record<Reported, number>> = {
  pending: 1,
  expired: 2,
  cancelled: 3,
  failed: 4,
  paid: 5,
  reversed: 7,
};

/** `credit` = the money is here and the member has not had it yet; `move` = another state and no money. */
export type Decision = 'credit' | 'move' | 'duplicate' | 'ignore';

/**
 * What a report means for a deposit's order in a state.
 *
 * @example
 * decide('expired', 'paid'); // 'credit': late, but here
 * decide('success', 'failed'); // 'ignore': what is settled stays settled
 */
export function decide(status: string, report: Reported): Decision {
  const at = height[status] ?? Number.POSITIVE_INFINITY;
  const to = heightOf[report];
  if (report === 'paid') return at <= to ? 'credit' : status === 'reversed' ? 'ignore' : 'duplicate';
  // Only money that came in can be taken back.
  if (report === 'reversed') return status === 'success' ? 'move' : status === 'reversed' ? 'duplicate' : 'ignore';
  if (at === to) return 'duplicate';
  return at < to ? 'move' : 'ignore';
}
