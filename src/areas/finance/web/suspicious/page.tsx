import Generated from '#generated/web/finance/suspicious.tsx';
import { daysAround } from '#web/screens/shared/opening-days.ts';
import { useOpeningQuery } from '#web/screens/shared/use-opening-query.ts';
import { matchCells } from '../deposit-match/cells.tsx';
import { MatchSidePanel } from '../deposit-match/match-side-panel.tsx';

const look = {
  stay: new Set(['detected_at', 'raw_ref', 'risk_score', 'amount', 'review_status']),
  cells: matchCells,
};

/** Opened without a wish, the screen is the queue: what waits for its owner and for a person, whatever its day. */
function complete(query: URLSearchParams): URLSearchParams | undefined {
  if ([...query.keys()].length > 0) return daysAround(query);
  return new URLSearchParams({ direction: 'in', match_status: 'unmatched,multiple,suspicious', review_status: 'open' });
}

/** Money that waits for its owner, or for review, with the evidence for and against each member. */
export default function Suspicious() {
  return useOpeningQuery(complete) ? <MatchSidePanel screen={Generated.screen} look={look} /> : null;
}
