import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { BankReloginBody, BankReloginReply } from '#generated/api/finance.ts';
import { bankRelogin } from '#generated/web/finance/calls/bank.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { usePost } from '#web/data/hooks.ts';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import { useShown } from '#web/ui/use-shown.ts';
import css from './bank.module.css';
import { type Named, nameOf } from './read.ts';
import { useBankText } from './texts.ts';

interface Props {
  readonly row: Named & { readonly id: number };
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

const leftOf = (until: string | null | undefined) =>
  typeof until === 'string' ? Math.max(0, Math.ceil((Date.parse(until) - serverNow().getTime()) / 1000)) : undefined;

/** Seconds until a moment, counted down; undefined where there is none. */
function useSecondsLeft(until: string | null | undefined): number | undefined {
  const [seconds, setSeconds] = useState(() => leftOf(until));
  useEffect(() => {
    setSeconds(leftOf(until));
    if (typeof until !== 'string') return;
    const timer = setInterval(() => setSeconds(leftOf(until)), 500);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

interface SignIn {
  /** The bank's last answer; undefined before the first. */
  readonly answer: BankReloginReply | undefined;
  readonly otp: string;
  readonly error: string | undefined;
  readonly isSending: boolean;
  /** Seconds for which the one-time password counts. */
  readonly left: number | undefined;
  /** The password ran out or was wrong too often. */
  readonly isOver: boolean;
  /** A one-time password is waited for. */
  readonly asksOtp: boolean;
  readonly isTyped: boolean;
  typeOtp(otp: string): void;
  /** Begins again, with another one-time password where the bank wants one. */
  begin(): void;
  go(): void;
}

function useSignIn({ row: { id }, onClose, onChanged }: Props): SignIn {
  const text = useBankText();
  const describe = useDescribeError();
  const failed = useFailure();
  const isShown = useShown();
  const post = usePost<BankReloginBody, { readonly data: BankReloginReply }>(bankRelogin);
  const [answer, setAnswer] = useState<BankReloginReply>();
  const [otp, setOtp] = useState('');
  const [error, setError] = useState<string>();
  const left = useSecondsLeft(answer?.expires_at);
  const waits = answer?.session_status === 'otp_required';
  const isOver = waits && (left === 0 || answer?.tries_left === 0);
  const asksOtp = waits && !isOver;

  const send = async (body: BankReloginBody) => {
    setError(undefined);
    try {
      const { data } = await post.send(body);
      onChanged();
      setOtp('');
      if (data.session_status === 'online') {
        notify.success(text.signedIn);
        if (isShown()) onClose();
        return;
      }
      setAnswer(data);
      if (body.otp !== undefined || data.session_status !== 'otp_required') setError(data.message ?? undefined);
    } catch (thrown) {
      const failure = failed(thrown);
      setError(failure.fields.otp ?? describe(failure));
    }
  };
  return {
    answer,
    otp,
    error,
    isSending: post.isSending,
    left,
    isOver,
    asksOtp,
    isTyped: /^\d{4,8}$/.test(otp),
    typeOtp: (typed) => setOtp(typed.replace(/\D/g, '')),
    begin: () => void send({ id }),
    go: () => void send(asksOtp ? { id, otp } : { id }),
  };
}

/**
 * Signs an account in to its bank: confirms first, then takes the one-time password if the bank requires one. After a
 * password that has expired or was wrong too often, another one can be requested from here.
 */
export function SignInDialog(props: Props) {
  const { row, onClose } = props;
  const text = useBankText();
  const signIn = useSignIn(props);
  const { isOver, asksOtp } = signIn;
  const state = signIn.answer?.session_status;
  const name = nameOf(row);
  const bodies: Readonly<Record<string, ReactNode>> = {
    otp_required: isOver ? text.otpOver : <OtpForm signIn={signIn} />,
    locked: text.lockedHelp,
    error: text.errorHelp,
    offline: text.errorHelp,
  };
  const body: ReactNode = (state && bodies[state]) ?? text.signInQuestion(name);
  return (
    <ConfirmDialog
      opened
      title={text.signInTitle(name)}
      busy={signIn.isSending}
      disabled={asksOtp && !signIn.isTyped}
      confirmLabel={asksOtp ? text.sendOtp : isOver ? text.again : state === undefined ? text.signIn : text.retry}
      cancelLabel={text.close}
      error={signIn.error}
      onConfirm={signIn.go}
      onCancel={onClose}
    >
      {body}
    </ConfirmDialog>
  );
}

/** The one-time password, how long it counts, and the way to another one. */
function OtpForm({ signIn }: { readonly signIn: SignIn }) {
  const text = useBankText();
  const { answer, otp, error, left, isTyped, isSending } = signIn;
  const clock = left === undefined ? '' : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Stack className={css.otp}>
      {error === undefined && <div>{answer?.message}</div>}
      <TextInput
        label={text.otp}
        required
        value={otp}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        size="md"
        data-autofocus
        description={
          answer?.challenge && !answer.message?.includes(answer.challenge)
            ? text.reference(answer.challenge)
            : undefined
        }
        onChange={(event) => signIn.typeOtp(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isTyped && !isSending) signIn.go();
        }}
      />
      <Toolbar>
        <span className={css.quiet} role="timer">
          {left !== undefined && text.expires(clock)}
          {typeof answer?.tries_left === 'number' && ` · ${text.triesLeft(answer.tries_left)}`}
        </span>
        <Button size="xs" variant="default" data-end disabled={isSending} onClick={signIn.begin}>
          {text.again}
        </Button>
      </Toolbar>
    </Stack>
  );
}
