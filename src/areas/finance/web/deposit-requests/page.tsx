import Generated from '#generated/web/finance/deposit_requests.tsx';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import { daysAround } from '#web/screens/shared/opening-days.ts';
import { useOpeningQuery } from '#web/screens/shared/use-opening-query.ts';
import { besidePage } from '../deposit-match/beside.tsx';
import { matchCells } from '../deposit-match/cells.tsx';

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
const Views = viewsPage({
  ...spec,
  first: besidePage(spec.first.screen, look),
  views: spec.views.map((view) => ({
    ...view,
    load: async () => {
      const { default: One } = await view.load();
      return { default: One.screen.kind === 'list' ? besidePage(One.screen, look) : One };
    },
  })),
});

/** Deposits: what was asked for, what was credited and what the statements say, each row with its three sides. */
export default function DepositRequests() {
  return useOpeningQuery(daysAround) ? <Views /> : null;
}
