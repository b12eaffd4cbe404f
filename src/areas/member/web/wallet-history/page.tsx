import { mdiAlertOutline } from '@mdi/js';
import { fillLink } from '#contract/fill-link.ts';
import { walletLogFields as l } from '#generated/api/fields/wallet-log.ts';
import type { MemberWalletLogsReply } from '#generated/api/member.ts';
import Generated from '#generated/web/member/wallet-history.tsx';
import { meets } from '#web/core/actions.ts';
import { formatValue } from '#web/fields/formats.ts';
import { ListCards } from '#web/screens/list/list-cards.tsx';
import { asListPage } from '#web/screens/list/list-page.tsx';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import type { CellOverrides } from '#web/table/cell-plan.ts';
import { Icon } from '#web/ui/icon.tsx';
import marks from '#web/ui/marks.module.css';
import css from '../panel/panel.module.css';

const { spec } = Generated;

/** Route of the record behind a line: the row's first link by reference that applies. */
function routeOf(row: MemberWalletLogsReply): string | undefined {
  const actions = spec.first.screen.rowActions;
  const link = actions.find(({ to, when }) => to?.includes('{ref_id}') && when !== undefined && meets(when, row));
  return link?.to === undefined ? undefined : fillLink(link.to, row);
}

const cells: CellOverrides<MemberWalletLogsReply> = {
  balance_after: (row, standard, context) =>
    row.chain === 'ok' || row.chain === null ? (
      standard
    ) : (
      <span
        className={`${marks.pill} ${css.warning}`}
        data-tone="danger"
        title={formatValue(l.chain, row.chain, context)}
      >
        <Icon path={mdiAlertOutline} size={14} />
        {standard}
      </span>
    ),
  ref_id: (row, standard) => {
    const route = routeOf(row);
    if (route === undefined || row.ref_id === null) return standard;
    return (
      <a href={route} data-internal="">
        {row.ref_id}
      </a>
    );
  },
};

const { first } = spec;

function Wallets() {
  const { screen } = first;
  const model = useListScreen(screen);
  const cards = screen.cards && <ListCards cards={screen.cards} model={model} />;
  return <ListScreenView model={model} cards={cards} overrides={cells} />;
}

/** Wallet lines, and the provider calls behind them. */
export default viewsPage({ ...spec, first: asListPage(Wallets, first.screen) });
