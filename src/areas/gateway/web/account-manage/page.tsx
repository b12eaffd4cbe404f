import { Suspense, useCallback, useMemo, useState } from 'react';
import type { Action } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useLabel } from '#web/locale/language.ts';
import css from '#web/screens/list/list.module.css';
import { ListRows } from '#web/screens/list/list-rows.tsx';
import { ListBar, ListHeading } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { late } from '#web/ui/late.tsx';
import type { Account, AccountsPage as Generated } from '../records.ts';

const BalanceDialog = late(() => import('../balance/balance-dialog.tsx'));

/** Accounts of any gateway. If the gateway reports its balance, a dialog shows it next to our books. */
export default function AccountsPage({ generated: Page }: { readonly generated: Generated }) {
  const can = useCan();
  const balance = Page.screen.rowActions.find(({ id, permission }) => id === 'balance' && can(permission));
  return balance ? <WithBalance screen={Page.screen} balance={balance} /> : <Page />;
}

function WithBalance({ screen, balance }: Pick<Generated, 'screen'> & { readonly balance: Action }) {
  const label = useLabel();
  const [opened, setOpened] = useState<Account>();
  const rest = useMemo(
    () => ({ ...screen, rowActions: screen.rowActions.filter((action) => action !== balance) }),
    [screen, balance],
  );
  const model = useListScreen(rest, { covered: opened !== undefined });
  const moreOf = useCallback(
    (row: Account) => [{ id: balance.id, label: label(balance.label), run: () => setOpened(row) }],
    [balance, label],
  );
  if (model.list.phase === 'forbidden') return <Forbidden />;
  // The current row, because the request may have changed our books.
  const row = opened && (model.list.rows.find(({ id }) => id === opened.id) ?? opened);
  return (
    <div className={css.screen}>
      <ListHeading model={model} />
      <ListBar model={model} />
      <ListRows model={model} moreOf={moreOf} />
      {model.actions.dialog}
      {model.header.dialog}
      {row && balance.call && (
        <Suspense>
          <BalanceDialog
            action={balance}
            call={balance.call}
            record={row}
            onClose={() => setOpened(undefined)}
            onAnswer={() => void model.list.refresh()}
          />
        </Suspense>
      )}
    </div>
  );
}
