import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Card } from '#web/auth/form/card.tsx';
import { FailureLine } from '#web/auth/form/failure-line.tsx';
import classes from '#web/auth/form/form.module.css';
import { useLoginText } from '#web/auth/form/login-texts.ts';
import { NewPassword } from '#web/auth/form/new-password.tsx';
import { usePasswordText } from '#web/auth/form/password-texts.ts';
import { SubmitButton } from '#web/auth/form/submit-button.tsx';
import { useNewPassword } from '#web/auth/form/use-new-password.ts';
import { type SignInFailure, useSignInFailure } from '#web/auth/form/use-sign-in-failure.ts';
import { useSession } from '#web/auth/session-context.tsx';
import { ApiError } from '#web/data/api-error.ts';
import { useIdentityText } from '../texts.ts';
import { useAttempt } from '../use-attempt.ts';

interface Props {
  readonly token: string;
  readonly onDone: () => void;
}

/** The browser does not know the link's owner; only the server does. */
const noNames: readonly string[] = [];

/** Sets the new password; for an invalid link it offers to request another. */
function usePasswordReset({ token, onDone }: Props) {
  const text = useIdentityText();
  const { identity } = useSession();
  const toFailure = useSignInFailure();
  const password = useNewPassword(noNames);
  const { busy, failure, seconds, clear, run } = useAttempt();
  const [tried, setTried] = useState(false);
  const [done, setDone] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [isOver, setOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => password.nextInput.current?.focus(), []);

  const send = async () => {
    await identity.reset?.({ token, new_password: password.next, new_password_confirm: password.confirm });
    setDone(true);
  };
  const failureOf = (error: unknown): SignInFailure | undefined => {
    const fieldErrors = error instanceof ApiError ? error.fields : {};
    setFields(fieldErrors);
    if (fieldErrors.new_password !== undefined || fieldErrors.new_password_confirm !== undefined) {
      password.nextInput.current?.focus();
      return undefined;
    }
    const isLink = error instanceof ApiError && error.status >= 400 && error.status < 429;
    setOver(isLink);
    return isLink ? { kind: 'told', text: text.linkOver } : toFailure(error);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (done) return onDone();
    if (busy || seconds > 0) return;
    setTried(true);
    setFields({});
    clear();
    if (password.check()) void run(send, failureOf);
  };
  return { password, tried, done, fields, isOver, busy, failure, seconds, submit };
}

/** The form to set a new password, opened by a mailed link. */
export function ResetForm(props: Props) {
  const { onDone } = props;
  const login = useLoginText();
  const passwordText = usePasswordText();
  const text = useIdentityText();
  const form = usePasswordReset(props);
  const { fields, seconds } = form;
  if (form.done) {
    return (
      <Card title={text.resetTitle} onSubmit={form.submit}>
        <p className={classes.success} role="status">
          {text.resetDone}
        </p>
        <SubmitButton>{text.toSignIn}</SubmitButton>
      </Card>
    );
  }
  return (
    <Card title={text.resetTitle} lead={text.resetLead} onSubmit={form.submit}>
      <FailureLine failure={form.failure} seconds={seconds} />
      {form.isOver && (
        <p className={classes.links}>
          <Link href="/forgot" className={classes.link} onClick={onDone}>
            {text.askAgain}
          </Link>
        </p>
      )}
      <NewPassword
        labels={{ next: passwordText.next, confirm: passwordText.confirm }}
        choice={form.password}
        tried={form.tried}
        errors={{ next: fields.new_password, confirm: fields.new_password_confirm }}
      />
      <SubmitButton busy={form.busy} disabled={seconds > 0}>
        {text.resetSubmit}
      </SubmitButton>
      <p className={classes.links}>
        <button type="button" className={classes.link} onClick={onDone}>
          {login.backToSignIn}
        </button>
      </p>
    </Card>
  );
}
