import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { BankReloginBody, BankReloginReply } from '#generated/api/finance.ts';
import { bankRelogin } from '#generated/web/finance/calls/bank.ts';
import { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { usePost } from '#web/data/hooks.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import css from './bank.module.css';
import { idOf, nameOf } from './read.ts';
import { useBankText } from './texts.ts';

interface Props {
  readonly row: Row;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Signs an account in to its bank: asks first, then for the one-time password where the bank wants one. */
export function SignInDialog({ row, onClose, onChanged }: Props) {
  const text = useBankText();
  const describe = useDescribeError();
  const post = usePost<BankReloginBody, { readonly data: BankReloginReply }>(bankRelogin);
  const [answer, setAnswer] = useState<BankReloginReply>();
  const [otp, setOtp] = useState('');
  const [error, setError] = useState<string>();
  const waits = answer?.session_status === 'otp_required';

  const send = async (body: BankReloginBody) => {
    setError(undefined);
    try {
      const { data } = await post.send(body);
      onChanged();
      setOtp('');
      if (data.session_status === 'online') {
        notify.success(text.signedIn);
        onClose();
      } else setAnswer(data);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.fields.otp ?? describe(failure));
    }
  };
  const id = idOf(row);
  if (id === undefined) return null;
  const failed = answer && !waits ? (answer.message ?? undefined) : undefined;
  const body: ReactNode = waits ? (
    <>
      <p className={css.message}>{answer.message}</p>
      <TextInput
        label={text.otp}
        value={otp}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        data-autofocus
        description={typeof answer.tries_left === 'number' ? text.triesLeft(answer.tries_left) : undefined}
        onChange={(event) => setOtp(event.currentTarget.value.replace(/\D/g, ''))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && otp.length >= 4 && !post.isSending) void send({ id, otp });
        }}
      />
    </>
  ) : (
    text.signInQuestion(nameOf(row))
  );
  return (
    <ConfirmDialog
      opened
      title={text.signInTitle(nameOf(row))}
      busy={post.isSending}
      disabled={waits && otp.length < 4}
      confirmLabel={waits ? text.sendOtp : text.signIn}
      cancelLabel={text.close}
      error={error ?? failed}
      onConfirm={() => void send(waits ? { id, otp } : { id })}
      onCancel={onClose}
    >
      {body}
    </ConfirmDialog>
  );
}
