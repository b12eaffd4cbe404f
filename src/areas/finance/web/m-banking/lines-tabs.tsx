import { Button } from '@mantine/core';
import { useState } from 'react';
import { groupMoney } from '#contract/money.ts';
import { bangkokDay } from '#contract/time.ts';
import type { AccountLine } from '#generated/api/finance.ts';
import {
  useMbankingRecentTransactions,
  useMbankingStatement,
  useMbankingTransactions,
} from '#generated/web/finance/hooks/mbanking.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import type { PartProps } from './account-pane.tsx';
import { css } from './css.ts';
import { LinesTable } from './lines-table.tsx';
import { useConsoleText } from './texts.ts';
import { Trouble } from './trouble.tsx';
import { type Asked, useAsk } from './use-ask.ts';

interface Lines {
  readonly lines: readonly AccountLine[];
}

interface ShownProps extends Pick<PartProps, 'onSignIn' | 'onChanged'> {
  readonly asked: Asked<Lines>;
}

function Shown({ asked, onSignIn, onChanged }: ShownProps) {
  return (
    <>
      {asked.error && <Trouble error={asked.error} onRetry={asked.again} onSignIn={onSignIn} onSession={onChanged} />}
      {asked.data ? <LinesTable lines={asked.data.lines} /> : !asked.error && <SkeletonLines count={10} />}
    </>
  );
}

/** The latest lines, straight from the bank. */
export function LinesTab({ account, onSignIn, onChanged }: PartProps) {
  const text = useConsoleText();
  const request = useAsk(
    useMbankingRecentTransactions(),
    { bank_id: Number(account.id), limit: 50 },
    undefined,
    account.session_status ?? '',
  );
  return (
    <div className={css.stack}>
      <div className={css.tools}>
        <Button size="xs" variant="default" loading={request.isLoading} onClick={request.again}>
          {text.reload}
        </Button>
      </div>
      <Shown asked={request} onSignIn={onSignIn} onChanged={onChanged} />
    </div>
  );
}

function Pager({
  page,
  pages,
  onPage,
}: {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}) {
  const text = useConsoleText();
  if (pages <= 1) return null;
  return (
    <div className={css.tools}>
      <Button size="xs" variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {text.previous}
      </Button>
      <span>{text.page(page, pages)}</span>
      <Button size="xs" variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {text.next}
      </Button>
    </div>
  );
}

/** The bank's own statement of some days. */
export function StatementTab({ account, onSignIn, onChanged }: PartProps) {
  const text = useConsoleText();
  const today = bangkokDay(serverNow());
  const [days, setDays] = useState({ date_from: today, date_to: today });
  const [page, setPage] = useState(1);
  const request = useAsk(
    useMbankingStatement(),
    { bank_id: Number(account.id), ...days, page },
    undefined,
    account.session_status ?? '',
  );
  const set = (change: Partial<typeof days>) => {
    setDays({ ...days, ...change });
    setPage(1);
  };
  return (
    <div className={css.stack}>
      <div className={css.tools}>
        <label>
          {text.from}{' '}
          <input
            type="date"
            max={today}
            value={days.date_from}
            onChange={(event) => set({ date_from: event.currentTarget.value || today })}
          />
        </label>
        <label>
          {text.to}{' '}
          <input
            type="date"
            max={today}
            value={days.date_to}
            onChange={(event) => set({ date_to: event.currentTarget.value || today })}
          />
        </label>
        {request.data && (
          <span className={css.sums}>
            {text.opening} <strong>{groupMoney(request.data.opening_balance ?? '0.00')}</strong> · {text.closing}{' '}
            <strong>{groupMoney(request.data.closing_balance ?? '0.00')}</strong>
          </span>
        )}
      </div>
      <Shown asked={request} onSignIn={onSignIn} onChanged={onChanged} />
      <Pager page={page} pages={request.data?.pages ?? 1} onPage={setPage} />
    </div>
  );
}

/** What we have stored of one day, with its matches. */
export function StoredTab({ account, onSignIn, onChanged }: PartProps) {
  const text = useConsoleText();
  const today = bangkokDay(serverNow());
  const [date, setDate] = useState(today);
  const [page, setPage] = useState(1);
  const request = useAsk(useMbankingTransactions(), { bank_id: Number(account.id), date, page });
  const pages = Math.max(1, Math.ceil((request.data?.total ?? 0) / (request.data?.limit ?? 50)));
  return (
    <div className={css.stack}>
      <div className={css.tools}>
        <label>
          {text.from}{' '}
          <input
            type="date"
            max={today}
            value={date}
            onChange={(event) => {
              setDate(event.currentTarget.value || today);
              setPage(1);
            }}
          />
        </label>
      </div>
      <Shown asked={request} onSignIn={onSignIn} onChanged={onChanged} />
      <Pager page={page} pages={pages} onPage={setPage} />
    </div>
  );
}
