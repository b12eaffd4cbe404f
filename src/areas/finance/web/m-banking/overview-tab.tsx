import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { groupMoney } from '#contract/money.ts';
import { bankTransferFields as t } from '#generated/api/fields/bank-transfer.ts';
import { mobileBankFields as f } from '#generated/api/fields/mobile-bank.ts';
import type { MbankingBalanceReply, MbankingTransfersReply, SubAccount } from '#generated/api/finance.ts';
import { useMbankingBalance, useMbankingTransfers } from '#generated/web/finance/hooks/mbanking.ts';
import { formatValue } from '#web/fields/formats.ts';
import { Chip } from '#web/fields/parts/chip.tsx';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { Bar } from './account-card.tsx';
import type { PartProps } from './account-pane.tsx';
import { css } from './css.ts';
import { type Account, masked } from './read.ts';
import { useConsoleText } from './texts.ts';
import { Trouble } from './trouble.tsx';
import { type Asked, useAsk } from './use-ask.ts';
import { type Settling, useSettling } from './use-settling.tsx';

/** Milliseconds between two questions about the balance of the account that is looked at. */
const rhythm = 60_000;

const money = (value: string | null | undefined) => (value ? groupMoney(value) : '–');

/** What the account holds here and at the bank, how much of the day is used, and its latest transfers. */
export function OverviewTab({ account, onSignIn, onChanged }: PartProps) {
  const text = useConsoleText();
  const balance = useAsk(useMbankingBalance(), { bank_id: Number(account.id) }, rhythm, account.session_status ?? '');
  const history = useMbankingTransfers({ source_bank_id: [Number(account.id)], limit: 10 }, { refresh: 5_000 });
  // What was held for the transfer is free, or gone: the account's own figures change with it.
  const settling = useSettling(() => {
    void history.refresh();
    balance.again();
    onChanged();
  });
  const { data } = balance;
  // The list of accounts shows the same balance.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what it is about, not a new callback
  useEffect(() => {
    if (data) onChanged();
  }, [data]);
  // It was queried a moment ago: the displayed balance is fresh.
  const trouble = balance.error?.code === 429 ? undefined : balance.error;
  return (
    <div className={css.stack}>
      <Balances account={account} balance={balance} />
      {trouble && <Trouble error={trouble} onRetry={balance.again} onSignIn={onSignIn} onSession={onChanged} />}
      <div className={css.bars}>
        <Bar label={text.limitIn} used={account.today_in} limit={account.daily_in_limit} />
        <Bar label={text.limitOut} used={account.transfer_today} limit={account.transfer_limit} />
      </div>
      <Pockets pockets={data?.sub_accounts ?? account.sub_accounts ?? []} />
      {!history.absent && (
        <section>
          <h2 className={css.heading}>{text.history}</h2>
          {history.data?.data.length === 0 && <p className={css.quiet}>{text.noHistory}</p>}
          <ul className={css.history}>
            {history.data?.data.map((row) => (
              <HistoryLine key={row.id} row={row} settling={settling} />
            ))}
          </ul>
        </section>
      )}
      {settling.dialog}
    </div>
  );
}

interface BalancesProps {
  readonly account: Account;
  readonly balance: Asked<MbankingBalanceReply>;
}

function Balances({ account, balance: { data, isLoading, again } }: BalancesProps) {
  const text = useConsoleText();
  return (
    <div className={css.facts}>
      <dl>
        <dt>{text.balance}</dt>
        {/* The books move with what is settled here; the bank is not asked twice in ten seconds. */}
        <dd data-big="">{money(account.balance ?? data?.book_balance)}</dd>
      </dl>
      <dl>
        <dt>{text.atBank}</dt>
        <dd data-big="">{money(data?.balance ?? account.bank_balance)}</dd>
      </dl>
      <dl>
        <dt>{text.reserved}</dt>
        <dd>{money(data?.reserved)}</dd>
      </dl>
      <dl>
        <dt>{text.today}</dt>
        <dd>
          {money(account.today_in)} / {money(account.today_out)}
        </dd>
      </dl>
      <Button size="xs" variant="default" loading={isLoading} onClick={again}>
        {text.refresh}
      </Button>
    </div>
  );
}

/** Accounts that the bank keeps below this one. */
function Pockets({ pockets }: { readonly pockets: readonly SubAccount[] }) {
  const text = useConsoleText();
  if (pockets.length === 0) return null;
  return (
    <section>
      <h2 className={css.heading}>{text.subAccounts}</h2>
      <ul className={css.pockets}>
        {pockets.map((pocket) => (
          <li key={pocket.account_no}>
            <span>{pocket.name}</span>
            <span className={css.number}>{masked(pocket.account_no)}</span>
            <strong>{money(pocket.balance)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HistoryLine({ row, settling }: { readonly row: MbankingTransfersReply; readonly settling: Settling }) {
  const label = useLabel();
  const context = useFormatContext();
  const status = t.status.options?.find((option) => option.value === row.status);
  return (
    <li>
      <span>{formatValue(f.balance_updated_at, row.requested_at, context)}</span>
      <span className={css.grow}>
        {row.bank_code} {masked(row.account_no)} {row.account_name}
        <small>{row.transfer_ref}</small>
      </span>
      <strong>{money(row.amount)}</strong>
      {status && <Chip tone={status.tone ?? 'neutral'} text={label(status.label)} />}
      {settling.buttons({ ...row }, row.parked_at !== null)}
      {row.status === 'unknown' && row.message && <p className={css.why}>{row.message}</p>}
    </li>
  );
}
