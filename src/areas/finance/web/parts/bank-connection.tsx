import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { Fields } from '#contract/envelope.ts';
import type { PanelPart } from '#contract/screen-part.ts';
import { bankFields as f } from '#generated/api/fields/bank.ts';
import type { BankDetailReply, BankUpdateBalancesBody, SubAccount } from '#generated/api/finance.ts';
import { bankRelogin, bankUpdateBalances } from '#generated/web/finance/calls/bank.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { usePost } from '#web/data/hooks.ts';
import { renderCell } from '#web/fields/cells.ts';
import { formatField, formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { late } from '#web/ui/late.tsx';
import { notify } from '#web/ui/notify.ts';
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
      <section>
        <Session record={record} />
        {message && message !== record.last_error && <p className={css.message}>{message}</p>}
        {isConnected ? (
          <div className={css.buttons}>
            {can(bankRelogin.permission) && <Button onClick={() => setSigning(true)}>{text.signIn}</Button>}
            {can(bankUpdateBalances.permission) && (
              <Button variant="default" loading={ask.isSending} onClick={() => void update()}>
                {text.updateBalance}
              </Button>
            )}
          </div>
        ) : (
          <p className={css.quiet}>{text.unconnected}</p>
        )}
      </section>
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
    <dl className={css.facts}>
      <dt>{text.session}</dt>
      <dd>{renderCell(f.session_status, record, context)}</dd>
      <dt>{text.bookBalance}</dt>
      <dd>{renderCell(f.balance, record, context)}</dd>
      <dt>{text.bankBalance}</dt>
      <dd>{renderCell(f.bank_balance, record, context)}</dd>
      <dt>{text.difference}</dt>
      <dd>{renderCell(f.balance_diff, record, context)}</dd>
      <dt>{text.lastSync}</dt>
      <dd>{formatField(f.last_sync_at, record, context)}</dd>
      {record.last_error && (
        <>
          <dt>{text.lastError}</dt>
          <dd>
            {record.last_error} <span className={css.quiet}>{formatField(f.last_error_at, record, context)}</span>
          </dd>
        </>
      )}
      {record.sub_accounts?.map((pocket) => (
        <Pocket key={pocket.account_no} pocket={pocket} />
      ))}
    </dl>
  );
}

function Pocket({ pocket }: { readonly pocket: SubAccount }) {
  const text = useBankText();
  const context = useFormatContext();
  return (
    <>
      <dt>{text.pockets}</dt>
      <dd>
        {pocket.name} {pocket.account_no} · {formatValue(f.balance, pocket.balance, context)}
      </dd>
    </>
  );
}
