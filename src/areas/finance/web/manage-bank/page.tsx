import { useCallback, useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Fields, Row } from '#contract/envelope.ts';
import { groupMoney } from '#contract/money.ts';
import type { BankDetailReply } from '#generated/api/finance.ts';
import Generated from '#generated/web/finance/manage_bank.tsx';
import { type FormPanel, FormScreenView } from '#web/screens/form/form-screen.tsx';
import { late } from '#web/ui/late.tsx';
import { nameOf } from '../bank/read.ts';
import { useBankText } from '../bank/texts.ts';

const Connection = late(() => import('./connection.tsx').then((part) => ({ default: part.Connection })));

const { screen } = Generated;
type Account = Fields<BankDetailReply>;
const about = (record: Account) => nameOf(record);
const confirmed = { confirm: true } as const;

/** One bank account: the generated form; for a saved one its connection next to it, and confirmations of risky changes. */
export default function BankPage() {
  const id = new URLSearchParams(useSearch()).get(screen.key) ?? undefined;
  const text = useBankText();
  const panels = useMemo<readonly FormPanel<Account>[]>(
    () => [
      {
        name: 'connection',
        title: text.connection,
        render: (record, refresh) => <Connection record={record} refresh={refresh} />,
      },
    ],
    [text],
  );
  const ask = useCallback(
    (changed: Row, { balance }: Account) => {
      if (['bank_code', 'account_no', 'account_name'].some((name) => name in changed))
        return { question: text.confirmMove, with: confirmed };
      if (changed.status !== 'closed' || !balance || Number(balance) === 0) return undefined;
      return { question: text.confirmClose(groupMoney(balance)), with: confirmed };
    },
    [text],
  );
  if (id === undefined) return <Generated />;
  return <FormScreenView key={id} screen={screen} id={id} panels={panels} about={about} ask={ask} />;
}
