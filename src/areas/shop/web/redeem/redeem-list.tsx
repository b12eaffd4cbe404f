import { Suspense, useMemo } from 'react';
import type { PageReply } from '#contract/envelope.ts';
import type { ListScreen } from '#contract/screen.ts';
import type { ShopInquiryListReply } from '#generated/api/shop.ts';
import { useLabel } from '#web/locale/language.ts';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { useOpenRow } from '#web/screens/shared/use-open-row.ts';
import { late } from '#web/ui/late.tsx';
import { useRedeemText } from './texts.ts';

const OpenRowDrawer = late(() => import('#web/screens/shared/open-row-drawer.tsx'));
const RedeemDrawer = late(() => import('./redeem-drawer.tsx').then((part) => ({ default: part.RedeemDrawer })));

/** Redemptions: the generated list, with a drawer for details and the parcel label. */
export function RedeemList({ screen }: { readonly screen: ListScreen<PageReply<ShopInquiryListReply>> }) {
  const text = useRedeemText();
  const label = useLabel();
  const generated = useListScreen(screen);
  const { id, row, failure, open, close } = useOpenRow(screen, generated.list);
  const actions = useMemo<typeof generated.actions>(
    () => ({
      ...generated.actions,
      menuOf: (row, requested) => [
        {
          id: 'details',
          label: row.need_shipping ? `${text.details} · ${text.label}` : text.details,
          run: () => open(row),
        },
        ...generated.actions.menuOf(row, requested),
      ],
    }),
    [generated.actions, text, open],
  );
  const model = { ...generated, actions };
  return (
    <>
      <ListScreenView model={model} onOpen={open} />
      {row && (
        <Suspense>
          <RedeemDrawer row={row} onClose={close} />
        </Suspense>
      )}
      {id !== undefined && !row && (
        <Suspense>
          <OpenRowDrawer failure={failure} title={label(screen.title)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
