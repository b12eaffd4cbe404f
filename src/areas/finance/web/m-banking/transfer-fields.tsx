import { TextInput } from '@mantine/core';
import type { TransferBank } from '#generated/api/finance.ts';
import { useBankItems } from '#generated/web/finance/hooks/bank.ts';
import { Star } from '#web/form/field-frame.tsx';
import { css } from './css.ts';
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
    <label className={css.field}>
      <span>
        {text.toBank}
        <Star />
      </span>
      <select
        required
        value={draft.to_bank_code}
        style={{ borderInlineStartColor: colour }}
        onChange={(event) => put({ to_bank_code: event.currentTarget.value })}
      >
        <option value="">{text.chooseBank}</option>
        {banks.map((bank) => (
          <option key={bank.bank_code} value={bank.bank_code}>
            {bank.bank_code} · {bank.name_th}
          </option>
        ))}
      </select>
    </label>
  );
}
