import Generated from '#generated/web/finance/deposit_requests.tsx';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import { matchBoard } from '../deposit-match/match-board.ts';

const look = {
  beside: [
    'requested_at',
    'credited_at',
    'txn_at',
    'deposit_ref',
    'raw_ref',
    'username',
    'amount',
    'status',
    'match_status',
  ],
};

const { spec } = Generated;
const [credits, lines] = spec.views;

/** Deposits: the requests, the credits and the statements, each row with its three sides. */
export default viewsPage({
  ...spec,
  first: matchBoard(spec.first.screen, look),
  views: [
    { ...credits, load: async () => ({ default: matchBoard((await credits.load()).default.screen, look) }) },
    { ...lines, load: async () => ({ default: matchBoard((await lines.load()).default.screen, look) }) },
  ],
});
