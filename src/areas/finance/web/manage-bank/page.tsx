import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Fields } from '#contract/envelope.ts';
import type { BankDetailReply } from '#generated/api/finance.ts';
import Generated from '#generated/web/finance/manage_bank.tsx';
import { type FormPanel, FormScreenView } from '#web/screens/form/form-screen.tsx';
import { late } from '#web/ui/late.tsx';
import { useBankText } from '../bank/texts.ts';

const Connection = late(() => import('./connection.tsx').then((part) => ({ default: part.Connection })));

const { screen } = Generated;
type Account = Fields<BankDetailReply>;

/** One bank account: the generated form; for a saved one its connection next to it. */
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
  if (id === undefined) return <Generated />;
  return <FormScreenView key={id} screen={screen} id={id} panels={panels} />;
}
