import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatMoney } from '#contract/money.ts';
import { mbankingTransferVerdict } from '#generated/web/finance/calls/mbanking.ts';
import { useBankItems } from '#generated/web/finance/hooks/bank.ts';
import { useMbankingBankList, useMbankingTransfer } from '#generated/web/finance/hooks/mbanking.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { Star } from '#web/form/field-frame.tsx';
import { useOwnDecision } from '#web/screens/shared/decision/use-own-decision.tsx';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import type { PartProps } from './account-pane.tsx';
import { css } from './css.ts';
import { TransferConfirm } from './transfer-confirm.tsx';
import { accountOf, amountOf, type Draft, type Ordered, type Receiver, transferQuery } from './transfer-draft.ts';
import { TransferResult } from './transfer-result.tsx';
import { useTransferText } from './transfer-texts.ts';
import { Trouble } from './trouble.tsx';
import { useAsk } from './use-ask.ts';

const blank: Draft = { to_bank_code: '', to_account_no: '', amount: '', expected_name: '', note: '' };

/** A transfer in two steps: who is it, then the order itself; at last what became of it. */
export function TransferTab({ account, onSignIn, onChanged }: PartProps) {
  const text = useTransferText();
  const [draft, setDraft] = useState(blank);
  const [receiver, setReceiver] = useState<Receiver>();
  const [ordered, setOrdered] = useState<Ordered>();
  // Without the bank, or before somebody has signed in, it says something else than afterwards.
  const session = account.session_status ?? '';
  const [failure, setFailure] = useState<{ readonly error: ApiError; readonly session: string }>();
  const problem = failure?.session === session ? failure.error : undefined;
  const failed = useFailure();
  const inquiry = useMbankingTransfer();
  const decision = useOwnDecision(mbankingTransferVerdict, transferQuery(account, draft));
  const reachable = useAsk(useMbankingBankList(), { bank_id: Number(account.id) }, undefined, session);
  const known = useBankItems({ limit: 100 }, { once: true });
  const set = (change: Partial<Draft>) => {
    setDraft({ ...draft, ...change });
    setFailure(undefined);
  };
  const check = async () => {
    setFailure(undefined);
    try {
      const { data } = await inquiry.send({
        bank_id: Number(account.id),
        step: 'inquiry',
        to_bank_code: draft.to_bank_code,
        to_account_no: accountOf(draft),
        amount: formatMoney(amountOf(draft)),
        ...(draft.expected_name.trim() ? { expected_name: draft.expected_name.trim() } : {}),
      });
      setReceiver({
        token: data.token ?? '',
        own: data.own === true,
        fee: data.fee ?? '0.00',
        until: performance.now() + (data.expires_in ?? 0) * 1000,
      });
    } catch (error) {
      setFailure({ error: failed(error), session });
    }
  };
  if (ordered !== undefined)
    return (
      <TransferResult
        order={ordered}
        onAgain={() => {
          setOrdered(undefined);
          setReceiver(undefined);
          setDraft(blank);
          onChanged();
        }}
      />
    );
  const banks = reachable.data?.banks ?? [];
  const colour = known.data?.data.find((bank) => bank.code === draft.to_bank_code)?.colour ?? undefined;
  const isReady =
    draft.to_bank_code !== '' && /\d{10,}/.test(accountOf(draft)) && amountOf(draft) > 0n && decision.isOpen;
  return (
    <>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void check();
        }}
      >
        {reachable.error && (
          <Trouble error={reachable.error} onRetry={reachable.again} onSignIn={onSignIn} onSession={onChanged} />
        )}
        {!reachable.data && !reachable.error && <SkeletonLines count={2} />}
        {decision.facts}
        {decision.objections}
        <label className={css.field}>
          <span>
            {text.toBank}
            <Star />
          </span>
          <select
            required
            value={draft.to_bank_code}
            style={{ borderInlineStartColor: colour }}
            onChange={(event) => set({ to_bank_code: event.currentTarget.value })}
          >
            <option value="">{text.chooseBank}</option>
            {banks.map((bank) => (
              <option key={bank.bank_code} value={bank.bank_code}>
                {bank.bank_code} · {bank.name_th}
              </option>
            ))}
          </select>
        </label>
        <TextInput
          label={text.toAccount}
          required
          inputMode="numeric"
          autoComplete="off"
          value={draft.to_account_no}
          error={problem?.fields.to_account_no}
          onChange={(event) => set({ to_account_no: event.currentTarget.value })}
        />
        <TextInput
          label={text.amount}
          required
          inputMode="decimal"
          autoComplete="off"
          value={draft.amount}
          error={problem?.fields.amount}
          onChange={(event) => set({ amount: event.currentTarget.value })}
        />
        <TextInput
          label={text.expected}
          autoComplete="off"
          value={draft.expected_name}
          onChange={(event) => set({ expected_name: event.currentTarget.value })}
        />
        <TextInput
          label={text.note}
          autoComplete="off"
          maxLength={255}
          value={draft.note}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
        {problem && Object.keys(problem.fields).every((name) => name === 'session') && (
          <Trouble error={problem} onRetry={() => void check()} onSignIn={onSignIn} onSession={onChanged} />
        )}
        <Button type="submit" disabled={!isReady} loading={inquiry.isSending}>
          {inquiry.isSending ? text.checking : text.check}
        </Button>
      </form>
      {receiver && (
        <TransferConfirm
          account={account}
          draft={draft}
          receiver={receiver}
          onOrdered={setOrdered}
          onBack={() => setReceiver(undefined)}
        />
      )}
    </>
  );
}
