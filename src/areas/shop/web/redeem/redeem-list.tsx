import { Suspense, useMemo, useState } from 'react';
import type { PageReply } from '#contract/envelope.ts';
import type { ListScreen } from '#contract/screen.ts';
import type { ShopInquiryListReply } from '#generated/api/shop.ts';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { late } from '#web/ui/late.tsx';
import { useRedeemText } from './texts.ts';

const RedeemDrawer = late(() => import('./redeem-drawer.tsx').then((part) => ({ default: part.RedeemDrawer })));

/** Redemptions: the generated list, with a drawer for details and the parcel label. */
export function RedeemList({ screen }: { readonly screen: ListScreen<PageReply<ShopInquiryListReply>> }) {
  const text = useRedeemText();
  const [opened, setOpened] = useState<ShopInquiryListReply>();
  const generated = useListScreen(screen, { covered: opened !== undefined });
  const actions = useMemo<typeof generated.actions>(
    () => ({
      ...generated.actions,
      menuOf: (row, requested) => [
        {
          id: 'details',
          label: row.need_shipping ? `${text.details} · ${text.label}` : text.details,
          run: () => setOpened(row),
        },
        ...generated.actions.menuOf(row, requested),
      ],
    }),
    [generated.actions, text],
  );
  const model = { ...generated, actions };
  return (
    <>
      <ListScreenView model={model} onOpen={setOpened} />
      {opened && (
        <Suspense>
          <RedeemDrawer row={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
