import { bangkokDay } from '#contract/time.ts';
import Generated from '#generated/web/finance/deposit_requests.tsx';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import { besidePage } from '../deposit-match/beside.tsx';
import { matchCells } from '../deposit-match/cells.tsx';
import { daysAgo, mostDays } from '../deposit-match/days.ts';
import { useOpeningQuery } from '../deposit-match/use-opening-query.ts';

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

/** The day that a business number carries: `D260131000123`. */
const numbered = /^[A-Z]{1,3}(\d\d)(\d\d)(\d\d)\d{4,}$/;

/** A link with a number looks at the days around it, one with a name at the last weeks: more than today. */
function complete(query: URLSearchParams): URLSearchParams | undefined {
  const text = query.get('q')?.trim();
  if (!text || query.has('date_from') || query.has('date_to')) return undefined;
  const [, year, month, day] = numbered.exec(text) ?? [];
  const at = Date.parse(`20${year}-${month}-${day}T12:00:00+07:00`);
  const around = (days: number) => bangkokDay(new Date(at + days * 86_400_000));
  query.set('date_from', Number.isNaN(at) ? daysAgo(mostDays) : around(-1));
  query.set('date_to', Number.isNaN(at) ? daysAgo(1) : around(1));
  return query;
}

/** Deposits: what was asked for, what was credited and what the statements say, each row with its three sides. */
export default function DepositRequests() {
  return useOpeningQuery(complete) ? <Views /> : null;
}
