import { Suspense, useMemo, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import { trueMoneyWalletFields as f } from '#generated/api/fields/true-money-wallet.ts';
import { trueMoneyEvents } from '#generated/web/finance/calls/true_money.ts';
import Generated from '#generated/web/finance/manage_true_money.tsx';
import { useOffered } from '#web/data/use-offers.ts';
import { formatValue } from '#web/fields/formats.ts';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { type ListModel, useListScreen } from '#web/screens/list/use-list-screen.ts';
import type { Actions } from '#web/screens/shared/use-actions.tsx';
import type { CellOverride } from '#web/table/cell-plan.ts';
import { late } from '#web/ui/late.tsx';
import { Meter } from '../bank/meter.tsx';
import { useBankText } from '../bank/texts.ts';

const EventsDrawer = late(() => import('./events.tsx').then((part) => ({ default: part.EventsDrawer })));

const { screen } = Generated;

const cells: Readonly<Record<string, CellOverride>> = {
  limit_used_pct: (row, _standard, context) => (
    <Meter percent={Number(row.limit_used_pct)}>{formatValue(f.limit_used_pct, row.limit_used_pct, context)}</Meter>
  ),
};

/** Wallets: the generated list with how full their month is, and their latest transfers at hand. */
export default function TrueMoneyPage() {
  const text = useBankText();
  const [shown, setShown] = useState<Row>();
  const hasEvents = useOffered(trueMoneyEvents);
  const generated = useListScreen(screen, { covered: shown !== undefined });
  const actions = useMemo<Actions>(
    () => ({
      ...generated.actions,
      menuOf: (row, wanted) => [
        ...(hasEvents ? [{ id: 'events', label: text.events, run: () => setShown(row) }] : []),
        ...generated.actions.menuOf(row, wanted),
      ],
    }),
    [generated.actions, hasEvents, text],
  );
  const model: ListModel = { ...generated, actions };
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
