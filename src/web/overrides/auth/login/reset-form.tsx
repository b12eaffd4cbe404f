import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Card } from '#web/auth/form/card.tsx';
import { FailureLine } from '#web/auth/form/failure-line.tsx';
import classes from '#web/auth/form/form.module.css';
import { NewPassword } from '#web/auth/form/new-password.tsx';
import { checkFirstPassword } from '#web/auth/form/password-rules.ts';
import { SubmitButton } from '#web/auth/form/submit-button.tsx';
import { useCountdown } from '#web/auth/form/use-countdown.ts';
import { type SignInFailure, useSignInFailure } from '#web/auth/form/use-sign-in-failure.ts';
import { useSession } from '#web/auth/session-context.tsx';
import { ApiError } from '#web/data/api-error.ts';
import { useText } from '#web/locale/use-text.ts';
import { useIdentityText } from '../texts.ts';

interface Props {
  readonly token: string;
  readonly onDone: () => void;
}

/** The new password that a mail's link leads to. */
export function ResetForm({ token, onDone }: Props) {
  const t = useText();
  const own = useIdentityText();
  const { identity } = useSession();
  const toFailure = useSignInFailure();
  const [value, setValue] = useState({ next: '', confirm: '' });
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<SignInFailure>();
  const [isOver, setOver] = useState(false);
  const nextInput = useRef<HTMLInputElement>(null);
  const confirmInput = useRef<HTMLInputElement>(null);
  const seconds = useCountdown(failure?.kind === 'wait' ? failure.until : undefined);
  useEffect(() => nextInput.current?.focus(), []);

  const send = async () => {
    setBusy(true);
    try {
      await identity.reset?.({ token, new_password: value.next, new_password_confirm: value.confirm });
      setDone(true);
    } catch (error) {
      const told = error instanceof ApiError ? error.fields : {};
      const { new_password: next, new_password_confirm: confirm } = told;
      setFields(told);
      if (next !== undefined || confirm !== undefined) return nextInput.current?.focus();
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
    const rules = checkFirstPassword(value.next, value.confirm);
    if (!rules.length || !rules.mix) return nextInput.current?.focus();
    if (!rules.same) return confirmInput.current?.focus();
    void send();
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
        labels={{ next: t.password.next, confirm: t.password.confirm }}
        value={value}
        onChange={setValue}
        tried={tried}
        errors={{ next: fields.new_password, confirm: fields.new_password_confirm }}
        nextInput={nextInput}
        confirmInput={confirmInput}
      />
      <SubmitButton busy={busy} disabled={seconds > 0}>
        {own.resetSubmit}
      </SubmitButton>
      <p className={classes.links}>
        <button type="button" className={classes.link} onClick={onDone}>
          {t.login.backToSignIn}
        </button>
      </p>
    </Card>
  );
}
