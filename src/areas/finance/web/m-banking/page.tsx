import { Suspense, useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useBankItems, useBankMlist } from '#generated/web/finance/hooks/bank.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { late } from '#web/ui/late.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { AccountCard } from './account-card.tsx';
import css from './console.module.css';
import { useConsoleText } from './texts.ts';
import { Trouble } from './trouble.tsx';

const AccountPane = late(() => import('./account-pane.tsx').then((part) => ({ default: part.AccountPane })));

/** Parts of the console, as the address names them. */
export const tabs = ['overview', 'recent', 'statement', 'stored', 'transfer', 'bulk'] as const;
export type Tab = (typeof tabs)[number];

/** The mobile-banking console: accounts next to the bank's data of one of them, transfers, and payments to many. */
export default function MobileBanking() {
  const text = useConsoleText();
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const accounts = useBankMlist({ limit: 100 }, { refresh: 60_000 });
  const banks = useBankItems({ limit: 100 }, { once: true });
  const [isSigning, setSigning] = useState(false);
  const wanted = Number(search.get('bank_id'));
  const tab: Tab = tabs.find((one) => one === search.get('tab')) ?? 'overview';
  const go = useCallback(
    (bankId: number, next: Tab) => navigate(`${path}?bank_id=${bankId}&tab=${next}`, { replace: true }),
    [navigate, path],
  );
  if (accounts.error?.code === 403) return <Forbidden />;
  const list = accounts.data?.data;
  const chosen = list?.find((account) => account.id === wanted) ?? (search.has('bank_id') ? undefined : list?.[0]);
  const bankOf = (code: string | null) => banks.data?.data.find((bank) => bank.code === code);
  return (
    <Stack>
      <PageHeader title={text.title} />
      {accounts.error && (
        <Trouble error={accounts.error} onRetry={() => void accounts.refresh()} onSignIn={() => setSigning(true)} />
      )}
      {list?.length === 0 ? (
        <EmptyState title={text.noAccounts}>{text.noAccountsHint}</EmptyState>
      ) : (
        <div className={css.panes}>
          <nav className={css.cards} aria-label={text.accounts}>
            {list === undefined && <SkeletonLines count={8} />}
            {list?.map((account) => (
              <AccountCard
                key={account.id}
                account={account}
                colour={bankOf(account.bank_code)?.colour ?? undefined}
                bankName={bankOf(account.bank_code)?.name_th ?? ''}
                isChosen={account.id === chosen?.id}
                onChoose={() => go(account.id, tab)}
              />
            ))}
          </nav>
          {chosen ? (
            <Suspense fallback={<SkeletonLines count={12} />}>
              <AccountPane
                key={chosen.id}
                account={chosen}
                tab={tab}
                isSigning={isSigning}
                onSigning={setSigning}
                onTab={(next) => go(chosen.id, next)}
                onChanged={() => void accounts.refresh()}
              />
            </Suspense>
          ) : (
            list && <EmptyState title={text.choose} />
          )}
        </div>
      )}
    </Stack>
  );
}
