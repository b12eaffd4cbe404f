import Generated from '#generated/web/finance/suspicious.tsx';
import { useOpeningQuery } from '#web/screens/shared/use-opening-query.ts';
import { Beside } from '../deposit-match/beside.tsx';
import { matchCells } from '../deposit-match/cells.tsx';

const look = {
  stay: new Set(['detected_at', 'raw_ref', 'risk_score', 'amount', 'review_status']),
  cells: matchCells,
};

/** Opened without a wish, the screen is the queue: what waits for a review, whatever its day. */
function complete(query: URLSearchParams): URLSearchParams | undefined {
  if ([...query.keys()].length > 0) return undefined;
  return new URLSearchParams({ review_status: 'open' });
}

/** Money that somebody has to look at, beside what speaks for and against it. */
export default function Suspicious() {
  return useOpeningQuery(complete) ? <Beside screen={Generated.screen} look={look} /> : null;
}
