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
import surface from '#web/ui/card.module.css';
import { Figure, StatGrid } from '#web/ui/figure.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import { Bar } from './account-card.tsx';
import type { PartProps } from './account-pane.tsx';
import css from './console.module.css';
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
    <Stack>
      <Balances account={account} balance={balance} />
      {trouble && <Trouble error={trouble} onRetry={balance.again} onSignIn={onSignIn} onSession={onChanged} />}
      <StatGrid className={css.bars}>
        <Bar label={text.limitIn} used={account.today_in} limit={account.daily_in_limit} />
        <Bar label={text.limitOut} used={account.transfer_today} limit={account.transfer_limit} />
      </StatGrid>
      <Pockets pockets={data?.sub_accounts ?? account.sub_accounts ?? []} />
      {!history.absent && (
        <Stack gap={3}>
          <h2 className={surface.title}>{text.history}</h2>
          {history.data?.data.length === 0 && <Quiet>{text.noHistory}</Quiet>}
          <ul className={`tnum ${css.rows}`}>
            {history.data?.data.map((row) => (
              <HistoryLine key={row.id} row={row} settling={settling} />
            ))}
          </ul>
        </Stack>
      )}
      {settling.dialog}
    </Stack>
  );
}

interface BalancesProps {
  readonly account: Account;
  readonly balance: Asked<MbankingBalanceReply>;
}

function Balances({ account, balance: { data, isLoading, again } }: BalancesProps) {
  const text = useConsoleText();
  return (
    <Toolbar className={css.balances}>
      {/* The books move with what is settled here; the bank is not asked twice in ten seconds. */}
      <Figure bare size="large" name={text.balance} value={money(account.balance ?? data?.book_balance)} />
      <Figure bare size="large" name={text.atBank} value={money(data?.balance ?? account.bank_balance)} />
      <Figure bare name={text.reserved} value={money(data?.reserved)} />
      <Figure bare name={text.today} value={`${money(account.today_in)} / ${money(account.today_out)}`} />
      <Button size="xs" variant="default" data-end loading={isLoading} onClick={again}>
        {text.refresh}
      </Button>
    </Toolbar>
  );
}

/** Accounts that the bank keeps below this one. */
function Pockets({ pockets }: { readonly pockets: readonly SubAccount[] }) {
  const text = useConsoleText();
  if (pockets.length === 0) return null;
  return (
    <Stack gap={3}>
      <h2 className={surface.title}>{text.subAccounts}</h2>
      <ul className={`tnum ${css.rows}`}>
        {pockets.map((pocket) => (
          <li key={pocket.account_no}>
            <span>{pocket.name}</span>
            <span className={css.small}>{masked(pocket.account_no)}</span>
            <strong>{money(pocket.balance)}</strong>
          </li>
        ))}
      </ul>
    </Stack>
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
        <small className={css.small}>{row.transfer_ref}</small>
      </span>
      <strong>{money(row.amount)}</strong>
      {status && <Chip tone={status.tone ?? 'neutral'} text={label(status.label)} />}
      {settling.buttons({ ...row }, row.parked_at !== null)}
      {row.status === 'unknown' && row.message && <Quiet className={css.why}>{row.message}</Quiet>}
    </li>
  );
}
