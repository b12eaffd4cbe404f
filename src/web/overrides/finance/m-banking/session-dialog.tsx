import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { BankReloginReply } from '#generated/api/finance.ts';
import { useBankRelogin } from '#generated/web/finance/hooks/bank.ts';
import { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { css } from './css.ts';
import type { Account } from './read.ts';
import { useConsoleText } from './texts.ts';

/** Signs an account in to its bank: asks first, then for the one-time password where the bank sends one. */
export function SessionDialog({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) {
  const text = useConsoleText();
  const describe = useDescribeError();
  const { send, isSending } = useBankRelogin();
  const [answer, setAnswer] = useState<BankReloginReply>();
  const [otp, setOtp] = useState('');
  const [problem, setProblem] = useState<string>();
  const name = account.nickname ?? account.account_name ?? '';
  const asksOtp = answer?.session_status === 'otp_required';
  const isLocked = answer?.session_status === 'locked';

  const go = async () => {
    setProblem(undefined);
    try {
      const { data } = await send({ id: Number(account.id), ...(asksOtp ? { otp } : {}) });
      setAnswer(data);
      setOtp('');
      if (data.session_status === 'online') {
        notify.success(text.done);
        onClose();
      } else if (data.session_status !== 'otp_required' || asksOtp) setProblem(data.message ?? undefined);
    } catch (error) {
      if (error instanceof ApiError) setProblem(describe(error));
    }
  };

  return (
    <ConfirmDialog
      opened
      title={text.signInTitle(name)}
      confirmLabel={isLocked ? text.retry : text.signIn}
      cancelLabel={text.close}
      busy={isSending}
      disabled={asksOtp && !/^\d{4,8}$/.test(otp)}
      error={problem}
      onConfirm={() => void go()}
      onCancel={onClose}
    >
      {isLocked ? (
        text.lockedHelp
      ) : asksOtp ? (
        <form
          className={css.otp}
          onSubmit={(event) => {
            event.preventDefault();
            void go();
          }}
        >
          <p>{answer.message}</p>
          <TextInput
            label={text.otp}
            description={answer.challenge ? `${text.otpRef} ${answer.challenge}` : undefined}
            value={otp}
            onChange={(event) => setOtp(event.currentTarget.value.replace(/\D/g, '').slice(0, 8))}
            inputMode="numeric"
            autoComplete="one-time-code"
            data-autofocus
          />
          {answer.tries_left !== null && <small>{text.triesLeft(answer.tries_left)}</small>}
        </form>
      ) : (
        text.signInAsk(name)
      )}
    </ConfirmDialog>
  );
}
