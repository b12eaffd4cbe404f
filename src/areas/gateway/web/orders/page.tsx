import { Suspense, useCallback, useMemo, useState } from 'react';
import { useCan } from '#web/auth/session-context.tsx';
import { useLabel } from '#web/locale/language.ts';
import { ListCards } from '#web/screens/list/list-cards.tsx';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { daysAround } from '#web/screens/shared/opening-days.ts';
import { useOpenRow } from '#web/screens/shared/use-open-row.ts';
import { useOpeningQuery } from '#web/screens/shared/use-opening-query.ts';
import { late } from '#web/ui/late.tsx';
import type { OrdersPage as Generated, Order } from '../records.ts';

const InquiryDialog = late(() => import('../inquiry/inquiry-dialog.tsx'));
const OpenRowDrawer = late(() => import('#web/screens/shared/open-row-drawer.tsx'));
const OrderDrawer = late(() => import('./order-drawer.tsx'));

/** Orders of any gateway; a row opens its details. Where the gateway supports inquiries, a dialog shows both sides. */
export default function OrdersPage({ generated }: { readonly generated: Generated }) {
  return useOpeningQuery(daysAround) ? <Orders screen={generated.screen} /> : null;
}

function Orders({ screen }: Pick<Generated, 'screen'>) {
  const can = useCan();
  const label = useLabel();
  const inquiry = screen.rowActions.find(({ id, permission }) => id === 'inquiry' && can(permission));
  const [inquired, setInquired] = useState<Order>();
  const rest = useMemo(
    () => ({ ...screen, rowActions: screen.rowActions.filter((action) => action !== inquiry) }),
    [screen, inquiry],
  );
  const model = useListScreen(rest, { covered: inquired !== undefined });
  const moreOf = useCallback(
    (row: Order) => (inquiry ? [{ id: inquiry.id, label: label(inquiry.label), run: () => setInquired(row) }] : []),
    [inquiry, label],
  );
  const { id, row: shown, failure, open, close } = useOpenRow(screen, model.list);
  return (
    <ListScreenView
      model={model}
      cards={screen.cards && <ListCards cards={screen.cards} model={model} />}
      onOpen={open}
      moreOf={inquiry && moreOf}
    >
      {shown && (
        <Suspense>
          <OrderDrawer
            row={shown}
            transactions={screen.path.replace(/[^/]+$/, 'transactions')}
            ask={inquiry && { label: label(inquiry.label), run: () => setInquired(shown) }}
            onClose={close}
          />
        </Suspense>
      )}
      {id !== undefined && !shown && (
        <Suspense>
          <OpenRowDrawer failure={failure} title={label(screen.title)} onClose={close} />
        </Suspense>
      )}
      {inquired && inquiry?.call && (
        <Suspense>
          <InquiryDialog
            action={inquiry}
            call={inquiry.call}
            row={inquired}
            fields={screen.columns}
            onClose={() => setInquired(undefined)}
            onAnswer={() => void model.list.refresh()}
          />
        </Suspense>
      )}
    </ListScreenView>
  );
}
