import { type ReactNode, Suspense } from 'react';
import { useCan } from '#web/auth/session-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { late } from '#web/ui/late.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import strip from '#web/ui/strip.module.css';
import look from '#web/ui/tabs.module.css';
import { useChosenInSight } from '#web/ui/use-chosen-in-sight.ts';
import css from './console.module.css';
import { LinesTab, StatementTab, StoredTab } from './lines-tabs.tsx';
import { OverviewTab } from './overview-tab.tsx';
import type { Tab } from './page.tsx';
import type { Account } from './read.ts';
import { useConsoleText } from './texts.ts';

const TransferTab = late(() => import('./transfer-tab.tsx').then((part) => ({ default: part.TransferTab })));
const BulkTab = late(() => import('./bulk/bulk-tab.tsx').then((part) => ({ default: part.BulkTab })));
const SignInDialog = late(() => import('../bank/sign-in-dialog.tsx').then((part) => ({ default: part.SignInDialog })));

/** What a part of the console gets. */
export interface PartProps {
  readonly account: Account;
  readonly onSignIn: () => void;
  readonly onChanged: () => void;
}

const order: readonly Tab[] = ['overview', 'recent', 'statement', 'stored', 'transfer', 'bulk'];

interface Props {
  readonly account: Account;
  readonly tab: Tab;
  readonly isSigning: boolean;
  readonly onSigning: (open: boolean) => void;
  readonly onTab: (tab: Tab) => void;
  readonly onChanged: () => void;
}

/** One account: its parts as tabs, and the dialog that signs it in again. */
export function AccountPane({ account, tab, isSigning, onSigning, onTab, onChanged }: Props) {
  const text = useConsoleText();
  const can = useCan();
  const shown = order.filter((one) => one !== 'transfer' || can('finance.mbanking.transfer'));
  const part: PartProps = { account, onChanged, onSignIn: () => onSigning(true) };
  const parts: Readonly<Record<Tab, () => ReactNode>> = {
    overview: () => <OverviewTab {...part} />,
    recent: () => <LinesTab {...part} />,
    statement: () => <StatementTab {...part} />,
    stored: () => <StoredTab {...part} />,
    transfer: () => <TransferTab {...part} />,
    bulk: () => <BulkTab {...part} />,
  };
  const row = useChosenInSight(tab);
  return (
    <Card className={css.pane} aria-label={account.nickname ?? account.account_name ?? ''}>
      <div ref={row} className={`${strip.strip} ${look.tabs} ${css.tabs}`} role="tablist">
        {shown.map((one) => (
          <button
            key={one}
            type="button"
            className={look.tab}
            role="tab"
            aria-selected={one === tab}
            onClick={() => onTab(one)}
          >
            {text.tabs[one]}
          </button>
        ))}
      </div>
      <Suspense fallback={<SkeletonLines count={10} />}>{parts[tab]()}</Suspense>
      {isSigning && (
        <Suspense>
          <SignInDialog row={account} onClose={() => onSigning(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </Card>
  );
}
