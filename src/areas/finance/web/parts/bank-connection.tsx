import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { Fields } from '#contract/envelope.ts';
import type { PanelPart } from '#contract/screen-part.ts';
import { bankFields as f } from '#generated/api/fields/bank.ts';
import type { BankDetailReply, BankUpdateBalancesBody } from '#generated/api/finance.ts';
import { bankRelogin, bankUpdateBalances } from '#generated/web/finance/calls/bank.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { usePost } from '#web/data/hooks.ts';
import { renderCell } from '#web/fields/cells.ts';
import { formatField, formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { late } from '#web/ui/late.tsx';
import { notify } from '#web/ui/notify.ts';
import { Quiet } from '#web/ui/quiet.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import css from '../bank/bank.module.css';
import { Flow } from '../bank/flow.tsx';
import { useBankText } from '../bank/texts.ts';

const SignInDialog = late(() => import('../bank/sign-in-dialog.tsx').then((part) => ({ default: part.SignInDialog })));

type Account = Fields<BankDetailReply>;

/** How an account is connected with its bank, what the bank said last, and what came and went. */
export default function BankConnection({ record, refresh }: PanelPart<Account>) {
  const text = useBankText();
  const can = useCan();
  const describe = useDescribeError();
  const [signing, setSigning] = useState(false);
  const ask = usePost<BankUpdateBalancesBody, object>(bankUpdateBalances);
  const { id } = record;
  const isConnected = ['app', 'web', 'api'].includes(record.channel);
  const update = async () => {
    try {
      await ask.send({ id });
    } catch (error) {
      notify.error(describe(failureOf(error)));
    }
    await refresh();
  };
  const message = record.session_message;
  return (
    <div className={css.panel}>
      <Card>
        <Session record={record} />
        {message && message !== record.last_error && <div>{message}</div>}
        {isConnected ? (
          <Toolbar>
            {can(bankRelogin.permission) && <Button onClick={() => setSigning(true)}>{text.signIn}</Button>}
            {can(bankUpdateBalances.permission) && (
              <Button variant="default" loading={ask.isSending} onClick={() => void update()}>
                {text.updateBalance}
              </Button>
            )}
          </Toolbar>
        ) : (
          <Quiet>{text.unconnected}</Quiet>
        )}
      </Card>
      <Flow id={id} />
      {signing && (
        <Suspense>
          <SignInDialog row={record} onClose={() => setSigning(false)} onChanged={() => void refresh()} />
        </Suspense>
      )}
    </div>
  );
}

/** How the session is, and the balances on both sides. */
function Session({ record }: { readonly record: Account }) {
  const text = useBankText();
  const context = useFormatContext();
  return (
    <Facts
      layout="lines"
      of={[
        { name: text.session, value: renderCell(f.session_status, record, context) },
        { name: text.bookBalance, value: renderCell(f.balance, record, context) },
        { name: text.bankBalance, value: renderCell(f.bank_balance, record, context) },
        { name: text.difference, value: renderCell(f.balance_diff, record, context) },
        { name: text.lastSync, value: formatField(f.last_sync_at, record, context) },
        {
          name: text.lastError,
          value: record.last_error && `${record.last_error} ${formatField(f.last_error_at, record, context)}`,
        },
        ...(record.sub_accounts ?? []).map(({ account_no, name, balance }) => ({
          key: account_no,
          name: text.pockets,
          value: `${name} ${account_no} · ${formatValue(f.balance, balance, context)}`,
        })),
      ]}
    />
  );
}
