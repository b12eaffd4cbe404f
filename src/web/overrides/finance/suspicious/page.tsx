import Generated from '#generated/web/finance/suspicious.tsx';
import { daysAgo, mostDays } from '#web/screens/shared/days-ago.ts';
import { daysAround } from '#web/screens/shared/opening-days.ts';
import { useOpeningQuery } from '#web/screens/shared/use-opening-query.ts';
import { Beside } from '../deposit-match/beside.tsx';
import { matchCells } from '../deposit-match/cells.tsx';

const look = {
  stay: new Set(['detected_at', 'raw_ref', 'risk_score', 'amount', 'review_status']),
  cells: matchCells,
};

/** Opened without a wish, the screen is the queue: what waits for an owner; whatever is wished for, of the last weeks. */
function complete(query: URLSearchParams): URLSearchParams | undefined {
  if (query.has('q')) return daysAround(query);
  if (query.has('date_from') || query.has('date_to')) return undefined;
  const next = new URLSearchParams(query);
  if ([...query.keys()].length === 0) {
    next.set('match_status', 'unmatched,multiple,suspicious');
    next.set('direction', 'in');
  }
  next.set('date_from', daysAgo(mostDays));
  next.set('date_to', daysAgo(1));
  return next;
}

/** Money that waits for its owner, or for a second look, beside what speaks for and against each member. */
export default function Suspicious() {
  return useOpeningQuery(complete) ? <Beside screen={Generated.screen} look={look} /> : null;
}
