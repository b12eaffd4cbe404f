import { NativeSelect, TextInput } from '@mantine/core';
import type { TransferBank } from '#generated/api/finance.ts';
import { useBankItems } from '#generated/web/finance/hooks/bank.ts';
import { useTransferText } from './transfer-texts.ts';
import type { Inquiry } from './use-inquiry.ts';

interface Props {
  readonly inquiry: Inquiry;
  /** Banks that the account can send to. */
  readonly banks: readonly TransferBank[];
}

/** Where it goes, how much, whose account it should be, and a note. */
export function TransferFields({ inquiry, banks }: Props) {
  const text = useTransferText();
  const { draft, problem, put } = inquiry;
  return (
    <>
      <BankSelect inquiry={inquiry} banks={banks} />
      <TextInput
        label={text.toAccount}
        required
        inputMode="numeric"
        autoComplete="off"
        value={draft.to_account_no}
        error={problem?.fields.to_account_no}
        onChange={(event) => put({ to_account_no: event.currentTarget.value })}
      />
      <TextInput
        label={text.amount}
        required
        inputMode="decimal"
        autoComplete="off"
        value={draft.amount}
        error={problem?.fields.amount}
        onChange={(event) => put({ amount: event.currentTarget.value })}
      />
      <TextInput
        label={text.expected}
        autoComplete="off"
        value={draft.expected_name}
        onChange={(event) => put({ expected_name: event.currentTarget.value })}
      />
      <TextInput
        label={text.note}
        autoComplete="off"
        maxLength={255}
        value={draft.note}
        onChange={(event) => put({ note: event.currentTarget.value })}
      />
    </>
  );
}

function BankSelect({ inquiry: { draft, put }, banks }: Props) {
  const text = useTransferText();
  const known = useBankItems({ limit: 100 }, { once: true });
  const colour = known.data?.data.find((bank) => bank.code === draft.to_bank_code)?.colour ?? undefined;
  return (
    <NativeSelect
      label={text.toBank}
      required
      value={draft.to_bank_code}
      styles={{ input: { borderInlineStart: `4px solid ${colour ?? 'var(--mantine-color-default-border)'}` } }}
      data={[
        { value: '', label: text.chooseBank },
        ...banks.map(({ bank_code, name_th }) => ({ value: bank_code, label: `${bank_code} · ${name_th}` })),
      ]}
      onChange={(event) => put({ to_bank_code: event.currentTarget.value })}
    />
  );
}
