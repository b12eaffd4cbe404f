import { Suspense, useMemo } from 'react';
import { useSearch } from 'wouter';
import Generated from '#generated/web/shop/item-detail.tsx';
import { type FormPanel, FormScreenView } from '#web/screens/form/form-screen.tsx';
import { late } from '#web/ui/late.tsx';
import { useStockText } from './texts.ts';

const StockPanel = late(() => import('./stock-panel.tsx').then((part) => ({ default: part.StockPanel })));

/** An item, its lots, and who redeemed it. */
export default function ShopItemPage() {
  const text = useStockText();
  const id = new URLSearchParams(useSearch()).get(Generated.screen.key) ?? undefined;
  const panels = useMemo<readonly FormPanel[]>(
    () => [
      {
        name: 'stock',
        title: text.stock,
        render: (record, refresh) => (
          <Suspense>
            <StockPanel record={record} refresh={refresh} />
          </Suspense>
        ),
      },
    ],
    [text],
  );
  return (
    <FormScreenView
      key={id}
      screen={Generated.screen}
      id={id}
      panels={panels}
      about={(record) => String(record.name ?? '')}
    />
  );
}
