import { Button, PasswordInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.css';
import { useEffect, useState } from 'react';
import { formatMoney, groupMoney, parseMoney } from '#contract/money.ts';
import { useMbankingTransfer } from '#generated/web/finance/hooks/mbanking.ts';
import { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { css } from './css.ts';
import type { Account } from './read.ts';
import type { Draft, Ordered, Receiver } from './transfer-tab.tsx';
import { useTransferText } from './transfer-texts.ts';

interface Props {
  readonly account: Account;
  readonly draft: Draft;
  readonly receiver: Receiver;
  readonly onOrdered: (order: Ordered) => void;
  readonly onBack: () => void;
}

const leftOf = (until: number) => Math.max(0, Math.ceil((until - performance.now()) / 1000));

/** Seconds that are left, counted down. */
function useSecondsLeft(until: number): number {
  const [seconds, setSeconds] = useState(() => leftOf(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(leftOf(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

/** The second step: the real name, what it costs, a reason where the name is another, and the password. */
export function TransferConfirm({ account, draft, receiver, onOrdered, onBack }: Props) {
  const text = useTransferText();
  const describe = useDescribeError();
  const order = useMbankingTransfer();
  const [password, setPassword] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<ApiError>();
  const seconds = useSecondsLeft(receiver.until);
  const bare = formatMoney(parseMoney(draft.amount.replace(/,/g, '')) ?? 0n);
  const amount = groupMoney(bare);
  const isReady = seconds > 0 && password !== '' && (receiver.matches || reason.trim() !== '');
  const send = async () => {
    setProblem(undefined);
    try {
      const { data } = await order.send({
        bank_id: Number(account.id),
        step: 'confirm',
        token: receiver.token,
        password,
        ...(draft.note.trim() ? { note: draft.note.trim() } : {}),
        ...(reason.trim() ? { reason: reason.trim() } : {}),
      });
      if (data.id !== null) onOrdered({ ...data, id: data.id, amount: bare });
    } catch (error) {
      if (error instanceof ApiError) setProblem(error);
    }
  };
  const to = `${draft.to_bank_code} ${draft.to_account_no} ${receiver.name}`;
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void send();
      }}
    >
      <dl className={css.receiver}>
        <dt>{text.receiver}</dt>
        <dd>
          {receiver.name} {receiver.own && <small>({text.own})</small>}
        </dd>
        <dt>{text.fee}</dt>
        <dd>{groupMoney(receiver.fee)}</dd>
      </dl>
      {receiver.warning && (
        <p className={css.warning} role="alert">
          {receiver.warning}
        </p>
      )}
      {!receiver.matches && (
        <div className={css.danger} role="alert">
          <p>{text.mismatch(draft.expected_name)}</p>
          <TextInput
            label={text.reason}
            value={reason}
            maxLength={200}
            autoComplete="off"
            error={problem?.fields.reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </div>
      )}
      <p className={css.question}>
        {text.ask(amount, account.nickname ?? account.account_no ?? '', to, groupMoney(receiver.fee))}
      </p>
      <PasswordInput
        label={text.password}
        value={password}
        autoComplete="current-password"
        error={problem?.fields.password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <p className={css.countdown} data-short={seconds <= 15 || undefined} role="timer">
        {seconds > 0 ? text.expires(seconds) : text.expired}
      </p>
      {problem && !problem.fields.password && !problem.fields.reason && (
        <p className={css.warning} role="alert">
          {describe(problem)}
        </p>
      )}
      <div className={css.buttons}>
        <Button variant="default" onClick={onBack} disabled={order.isSending}>
          {text.back}
        </Button>
        <Button type="submit" disabled={!isReady} loading={order.isSending}>
          {text.confirm(amount)}
        </Button>
      </div>
    </form>
  );
}
