import Generated from '#generated/web/finance/suspicious.tsx';
import { matchBoard } from '../deposit-match/match-board.ts';

/** Money that waits for its owner, or for review, with the evidence for and against each member. */
export default matchBoard(Generated.screen, {
  beside: ['detected_at', 'raw_ref', 'risk_score', 'amount', 'review_status'],
  // Opened without a wish, the screen is the queue: what waits for its owner and for a person, whatever its day.
  start: { direction: 'in', match_status: 'unmatched,multiple,suspicious', review_status: 'open' },
});
