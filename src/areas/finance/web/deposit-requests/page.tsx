import Generated from '#generated/web/finance/deposit_requests.tsx';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import { daysAround } from '#web/screens/shared/opening-days.ts';
import { useOpeningQuery } from '#web/screens/shared/use-opening-query.ts';
import { matchCells } from '../deposit-match/cells.tsx';
import { sidePanelPage } from '../deposit-match/match-side-panel.tsx';

const look = {
  stay: new Set([
    'requested_at',
    'credited_at',
    'txn_at',
    'deposit_ref',
    'raw_ref',
    'username',
    'amount',
    'status',
    'match_status',
  ]),
  cells: matchCells,
};

const { spec } = Generated;
const [credits, lines] = spec.views;
const Views = viewsPage({
  ...spec,
  first: sidePanelPage(spec.first.screen, look),
  views: [
    {
      ...credits,
      load: async () => ({ default: sidePanelPage((await credits.load()).default.screen, look) }),
    },
    {
      ...lines,
      load: async () => ({ default: sidePanelPage((await lines.load()).default.screen, look) }),
    },
  ],
});

/** Deposits: the requests, the credits and the statements, each row with its three sides. */
export default function DepositRequests() {
  return useOpeningQuery(daysAround) ? <Views /> : null;
}
