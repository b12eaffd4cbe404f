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
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import type { PartProps } from './account-pane.tsx';
import css from './console.module.css';
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
    <Stack>
      <Toolbar>
        <Button size="xs" variant="default" loading={request.isLoading} onClick={request.again}>
          {text.reload}
        </Button>
      </Toolbar>
      <Shown asked={request} onSignIn={onSignIn} onChanged={onChanged} />
    </Stack>
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
    <Toolbar>
      <Button size="xs" variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {text.previous}
      </Button>
      <span>{text.page(page, pages)}</span>
      <Button size="xs" variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {text.next}
      </Button>
    </Toolbar>
  );
}

interface DayProps {
  readonly label: string;
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** A day up to today, which it is where none is typed. */
function Day({ label, day, onDay }: DayProps) {
  const today = bangkokDay(serverNow());
  return (
    <label>
      {label}{' '}
      <input
        type="date"
        className={css.input}
        max={today}
        value={day}
        onChange={(event) => onDay(event.currentTarget.value || today)}
      />
    </label>
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
    <Stack>
      <Toolbar>
        <Day label={text.from} day={days.date_from} onDay={(date_from) => set({ date_from })} />
        <Day label={text.to} day={days.date_to} onDay={(date_to) => set({ date_to })} />
        {request.data && (
          <span className="tnum" data-end>
            {text.opening} <strong>{groupMoney(request.data.opening_balance ?? '0.00')}</strong> · {text.closing}{' '}
            <strong>{groupMoney(request.data.closing_balance ?? '0.00')}</strong>
          </span>
        )}
      </Toolbar>
      <Shown asked={request} onSignIn={onSignIn} onChanged={onChanged} />
      <Pager page={page} pages={request.data?.pages ?? 1} onPage={setPage} />
    </Stack>
  );
}

/** What we have stored of one day, with its matches. */
export function StoredTab({ account, onSignIn, onChanged }: PartProps) {
  const text = useConsoleText();
  const [{ date, page }, setAsked] = useState({ date: bangkokDay(serverNow()), page: 1 });
  const request = useAsk(useMbankingTransactions(), { bank_id: Number(account.id), date, page });
  const pages = Math.max(1, Math.ceil((request.data?.total ?? 0) / (request.data?.limit ?? 50)));
  return (
    <Stack>
      <Toolbar>
        <Day label={text.from} day={date} onDay={(day) => setAsked({ date: day, page: 1 })} />
      </Toolbar>
      <Shown asked={request} onSignIn={onSignIn} onChanged={onChanged} />
      <Pager page={page} pages={pages} onPage={(next) => setAsked({ date, page: next })} />
    </Stack>
  );
}
