import { mdiAlertOutline } from '@mdi/js';
import type { Row } from '#contract/envelope.ts';
import { walletLogFields as l } from '#generated/api/fields/wallet-log.ts';
import Generated from '#generated/web/member/wallet-history.tsx';
import { meets } from '#web/core/actions.ts';
import { fillLink } from '#web/core/template.ts';
import { formatValue } from '#web/fields/formats.ts';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import type { CellOverride } from '#web/table/cell-plan.ts';
import { Icon } from '#web/ui/icon.tsx';
import marks from '#web/ui/marks.module.css';
import css from '../panel/panel.module.css';
import { panelPage } from '../panel/panel-page.tsx';

const { spec } = Generated;

/** Where the record behind a line is found: the first link of its row that leads there by its reference. */
function placeOf(row: Row): string | undefined {
  const actions = spec.first.screen.rowActions;
  const link = actions.find(({ to, when }) => to?.includes('{ref_id}') && when !== undefined && meets(when, row));
  return link?.to === undefined ? undefined : fillLink(link.to, row);
}

const cells: Readonly<Record<string, CellOverride>> = {
  balance_after: (row, standard, context) =>
    row.chain === 'ok' || typeof row.chain !== 'string' ? (
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
    const place = placeOf(row);
    if (place === undefined || typeof row.ref_id !== 'string') return standard;
    return (
      <a href={place} data-internal="">
        {row.ref_id}
      </a>
    );
  },
};

/** What happened in the wallets, and the calls of the providers behind it. */
export default viewsPage({
  ...spec,
  first: panelPage(spec.first.screen, { cells }),
  views: spec.views.map((view) => ({
    ...view,
    load: async () => {
      const { default: One } = await view.load();
      const panel = () => import('../game-provider-history/call-panel.tsx');
      return { default: One.screen.kind === 'list' ? panelPage(One.screen, { panel }) : One };
    },
  })),
});
