import { PasswordInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.css';
import { useEffect, useState } from 'react';
import { formatMoney, groupMoney } from '#contract/money.ts';
import { mbankingTransferVerdict } from '#generated/web/finance/calls/mbanking.ts';
import { useMbankingTransfer } from '#generated/web/finance/hooks/mbanking.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useOwnDecision } from '#web/screens/shared/decision/use-own-decision.tsx';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/stack.tsx';
import css from './console.module.css';
import type { Account } from './read.ts';
import { amountOf, type Draft, type Ordered, type Receiver, transferQuery } from './transfer-draft.ts';
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

/** Sends the order with a password and, where something speaks against it, a reason. */
function useOrder({ account, draft, receiver, onOrdered }: Props) {
  const failed = useFailure();
  const { send, isSending } = useMbankingTransfer();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<ApiError>();
  const amount = formatMoney(amountOf(draft));
  const decision = useOwnDecision(mbankingTransferVerdict, transferQuery(account, draft), { isSending });
  const order = async () => {
    if (!decision.check()) return;
    setProblem(undefined);
    try {
      const { data } = await send({
        bank_id: Number(account.id),
        step: 'confirm',
        token: receiver.token,
        password,
        ...(draft.note.trim() ? { note: draft.note.trim() } : {}),
        ...decision.body,
      });
      decision.done();
      if (data.id !== null) onOrdered({ ...data, id: data.id, amount });
    } catch (error) {
      const failure = failed(error);
      setProblem(failure);
      decision.failed(failure);
    }
  };
  return { amount, decision, password, setPassword, problem, isSending, send: () => void order() };
}

/** The second step: from where, the real name, what it costs, a reason where something speaks against it, and the password. */
export function TransferConfirm(props: Props) {
  const { receiver, onBack } = props;
  const text = useTransferText();
  const describe = useDescribeError();
  const { amount, decision, password, setPassword, problem, isSending, send } = useOrder(props);
  const seconds = useSecondsLeft(receiver.until);
  const isReady = seconds > 0 && password !== '' && decision.isOpen;
  return (
    <ConfirmDialog
      opened
      title={text.title}
      tone="money"
      width={560}
      confirmLabel={text.confirm(groupMoney(amount))}
      cancelLabel={text.back}
      busy={isSending}
      disabled={!isReady}
      error={problem && !problem.fields.password && !problem.fields.warning_reason ? describe(problem) : undefined}
      onConfirm={send}
      onCancel={onBack}
    >
      <Stack>
        {decision.facts}
        <Facts
          layout="lines"
          of={[{ name: text.fee, value: `${groupMoney(receiver.fee)}${receiver.own ? ` (${text.own})` : ''}` }]}
        />
        {decision.objections}
        <PasswordInput
          label={text.password}
          required
          value={password}
          autoComplete="current-password"
          error={problem?.fields.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <span className={`tnum ${css.left}`} data-tone={seconds <= 15 ? 'danger' : undefined} role="timer">
          {seconds > 0 ? text.expires(seconds) : text.expired}
        </span>
      </Stack>
    </ConfirmDialog>
  );
}
