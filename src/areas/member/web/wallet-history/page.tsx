import { mdiAlertOutline } from '@mdi/js';
import { fillLink } from '#contract/fill-link.ts';
import { walletLogFields as l } from '#generated/api/fields/wallet-log.ts';
import type { MemberWalletLogsReply } from '#generated/api/member.ts';
import Generated from '#generated/web/member/wallet-history.tsx';
import { meets } from '#web/core/actions.ts';
import { formatValue } from '#web/fields/formats.ts';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import type { CellOverrides } from '#web/table/cell-plan.ts';
import { Icon } from '#web/ui/icon.tsx';
import marks from '#web/ui/marks.module.css';
import css from '../panel/panel.module.css';
import { panelPage } from '../panel/panel-page.tsx';

const { spec } = Generated;
const [calls] = spec.views;

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

/** Wallet lines, and the provider calls behind them. */
export default viewsPage({
  ...spec,
  first: panelPage(spec.first.screen, { cells }),
  views: [
    {
      ...calls,
      load: async () => {
        const { default: Calls } = await calls.load();
        return { default: panelPage(Calls.screen, { panel: () => import('../game-provider-history/call-panel.tsx') }) };
      },
    },
  ],
});
