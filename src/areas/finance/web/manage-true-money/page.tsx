import type { Fields } from '#contract/envelope.ts';
import { trueMoneyWalletFields as f } from '#generated/api/fields/true-money-wallet.ts';
import type { TrueMoneyListReply } from '#generated/api/finance.ts';
import Generated from '#generated/web/finance/manage_true_money.tsx';
import { formatValue } from '#web/fields/formats.ts';
import { asListPage } from '#web/screens/list/list-page.tsx';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import type { CellOverrides } from '#web/table/cell-plan.ts';
import { Meter } from '../bank/meter.tsx';

const { screen } = Generated;

const cells: CellOverrides<Fields<TrueMoneyListReply>> = {
  limit_used_pct: (row, _standard, context) => (
    <Meter percent={Number(row.limit_used_pct)}>{formatValue(f.limit_used_pct, row.limit_used_pct, context)}</Meter>
  ),
};

/** Wallets: the generated list with how full their month is. */
function TrueMoneyPage() {
  return <ListScreenView model={useListScreen(screen)} overrides={cells} />;
}

export default asListPage(TrueMoneyPage, screen);
