import { Suspense, useMemo, useState } from 'react';
import type { BankListReply } from '#generated/api/finance.ts';
import { bankRelogin } from '#generated/web/finance/calls/bank.ts';
import Generated from '#generated/web/finance/manage_banks.tsx';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import { late } from '#web/ui/late.tsx';
import { bankCells } from '../bank/cells.tsx';

const SignInDialog = late(() => import('../bank/sign-in-dialog.tsx').then((part) => ({ default: part.SignInDialog })));

const { screen } = Generated;

/** The generated list, whose sign-in goes on to the one-time password. */
function Accounts() {
  const [signing, setSigning] = useState<BankListReply>();
  const generated = useListScreen(screen, { covered: signing !== undefined });
  const actions = useMemo<typeof generated.actions>(
    () => ({
      ...generated.actions,
      menuOf: (row, filters) =>
        generated.actions
          .menuOf(row, filters)
          .map((item) => (item.id === bankRelogin.id ? { ...item, run: () => setSigning(row) } : item)),
    }),
    [generated.actions],
  );
  const model = { ...generated, actions };
  return (
    <>
      <ListScreenView model={model} overrides={bankCells} />
      {signing && (
        <Suspense>
          <SignInDialog
            row={signing}
            onClose={() => setSigning(undefined)}
            onChanged={() => void generated.list.refresh()}
          />
        </Suspense>
      )}
    </>
  );
}

/** Bank accounts: all of them, and those that several agents share. */
export default viewsPage({ ...Generated.spec, first: Object.assign(Accounts, { screen }) });
