import { Suspense, useMemo, useState } from 'react';
import type { Fields } from '#contract/envelope.ts';
import { trueMoneyWalletFields as f } from '#generated/api/fields/true-money-wallet.ts';
import type { TrueMoneyListReply } from '#generated/api/finance.ts';
import { trueMoneyEvents } from '#generated/web/finance/calls/true_money.ts';
import Generated from '#generated/web/finance/manage_true_money.tsx';
import { useOffered } from '#web/data/use-offers.ts';
import { formatValue } from '#web/fields/formats.ts';
import { asListPage } from '#web/screens/list/list-page.tsx';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import type { CellOverrides } from '#web/table/cell-plan.ts';
import { late } from '#web/ui/late.tsx';
import { Meter } from '../bank/meter.tsx';
import { useBankText } from '../bank/texts.ts';

const EventsDrawer = late(() => import('./events.tsx').then((part) => ({ default: part.EventsDrawer })));

const { screen } = Generated;

type Wallet = Fields<TrueMoneyListReply>;

const cells: CellOverrides<Wallet> = {
  limit_used_pct: (row, _standard, context) => (
    <Meter percent={Number(row.limit_used_pct)}>{formatValue(f.limit_used_pct, row.limit_used_pct, context)}</Meter>
  ),
};

/** Wallets: the generated list with how full their month is, and their latest transfers at hand. */
function TrueMoneyPage() {
  const text = useBankText();
  const [shown, setShown] = useState<Wallet>();
  const hasEvents = useOffered(trueMoneyEvents);
  const generated = useListScreen(screen, { covered: shown !== undefined });
  const actions = useMemo<typeof generated.actions>(
    () => ({
      ...generated.actions,
      menuOf: (row, filters) => [
        ...(hasEvents ? [{ id: 'events', label: text.events, run: () => setShown(row) }] : []),
        ...generated.actions.menuOf(row, filters),
      ],
    }),
    [generated.actions, hasEvents, text],
  );
  const model = { ...generated, actions };
  return (
    <>
      <ListScreenView model={model} overrides={cells} />
      {shown && (
        <Suspense>
          <EventsDrawer row={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}

export default asListPage(TrueMoneyPage, screen);
