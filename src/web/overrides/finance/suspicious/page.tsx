import Generated from '#generated/web/finance/suspicious.tsx';
import { daysAgo, mostDays } from '#web/screens/shared/days-ago.ts';
import { useOpeningQuery } from '#web/screens/shared/use-opening-query.ts';
import { Beside } from '../deposit-match/beside.tsx';
import { matchCells } from '../deposit-match/cells.tsx';

const look = {
  stay: new Set(['detected_at', 'raw_ref', 'risk_score', 'amount', 'review_status']),
  cells: matchCells,
};

/** Opened without a wish, the screen is the queue: what waits for a review, of the last weeks. */
function complete(query: URLSearchParams): URLSearchParams | undefined {
  if ([...query.keys()].length > 0) return undefined;
  return new URLSearchParams({ review_status: 'open', date_from: daysAgo(mostDays), date_to: daysAgo(1) });
}

/** Money that somebody has to look at, beside what speaks for and against it. */
export default function Suspicious() {
  return useOpeningQuery(complete) ? <Beside screen={Generated.screen} look={look} /> : null;
}
