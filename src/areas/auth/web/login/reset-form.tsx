import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Card } from '#web/auth/form/card.tsx';
import { FailureLine } from '#web/auth/form/failure-line.tsx';
import classes from '#web/auth/form/form.module.css';
import { useLoginText } from '#web/auth/form/login-texts.ts';
import { NewPassword } from '#web/auth/form/new-password.tsx';
import { usePasswordText } from '#web/auth/form/password-texts.ts';
import { SubmitButton } from '#web/auth/form/submit-button.tsx';
import { useCountdown } from '#web/auth/form/use-countdown.ts';
import { useNewPassword } from '#web/auth/form/use-new-password.ts';
import { type SignInFailure, useSignInFailure } from '#web/auth/form/use-sign-in-failure.ts';
import { useSession } from '#web/auth/session-context.tsx';
import { ApiError } from '#web/data/api-error.ts';
import { useIdentityText } from '../texts.ts';

interface Props {
  readonly token: string;
  readonly onDone: () => void;
}

/** Whose link it is the server alone knows. */
const nobody: readonly string[] = [];

/** The new password that a mail's link leads to. */
export function ResetForm({ token, onDone }: Props) {
  const login = useLoginText();
  const words = usePasswordText();
  const own = useIdentityText();
  const { identity } = useSession();
  const toFailure = useSignInFailure();
  const password = useNewPassword(nobody);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<SignInFailure>();
  const [isOver, setOver] = useState(false);
  const seconds = useCountdown(failure?.kind === 'wait' ? failure.until : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => password.nextInput.current?.focus(), []);

  const send = async () => {
    setBusy(true);
    try {
      await identity.reset?.({ token, new_password: password.next, new_password_confirm: password.confirm });
      setDone(true);
    } catch (error) {
      const told = error instanceof ApiError ? error.fields : {};
      const { new_password: next, new_password_confirm: confirm } = told;
      setFields(told);
      if (next !== undefined || confirm !== undefined) return password.nextInput.current?.focus();
      const isLink = error instanceof ApiError && error.status >= 400 && error.status < 429;
      setOver(isLink);
      setFailure(isLink ? { kind: 'told', text: own.linkOver } : toFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (done) return onDone();
    if (busy || seconds > 0) return;
    setTried(true);
    setFields({});
    setFailure(undefined);
    if (password.check()) void send();
  };

  if (done) {
    return (
      <Card title={own.resetTitle} onSubmit={submit}>
        <p className={classes.success} role="status">
          {own.resetDone}
        </p>
        <SubmitButton>{own.toSignIn}</SubmitButton>
      </Card>
    );
  }
  return (
    <Card title={own.resetTitle} lead={own.resetLead} onSubmit={submit}>
      <FailureLine failure={failure} seconds={seconds} />
      {isOver && (
        <p className={classes.links}>
          <Link href="/forgot" className={classes.link} onClick={onDone}>
            {own.askAgain}
          </Link>
        </p>
      )}
      <NewPassword
        labels={{ next: words.next, confirm: words.confirm }}
        choice={password}
        tried={tried}
        errors={{ next: fields.new_password, confirm: fields.new_password_confirm }}
      />
      <SubmitButton busy={busy} disabled={seconds > 0}>
        {own.resetSubmit}
      </SubmitButton>
      <p className={classes.links}>
        <button type="button" className={classes.link} onClick={onDone}>
          {login.backToSignIn}
        </button>
      </p>
    </Card>
  );
}
