import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSession } from '#web/auth/session-context.tsx';
import { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useText } from '#web/locale/use-text.ts';
import { Field } from '../field.tsx';
import classes from '../form.module.css';
import { PasswordField } from '../password-field.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { useCountdown } from '../use-countdown.ts';
import { rememberedName, rememberName } from './remembered-name.ts';

type Failure = { readonly kind: 'wait'; readonly until: number } | { readonly kind: 'told'; readonly text: string };

/** Seconds to wait when the server refuses for now without saying how long. */
const defaultWait = 30;

/** Sign-in by e-mail or user name and password. Where it leads is the business of the layout. */
export default function LoginPage() {
  const t = useText();
  const session = useSession();
  const describe = useDescribeError();
  const [email, setEmail] = useState(rememberedName);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(() => rememberedName() !== '');
  const [complaints, setComplaints] = useState<{ readonly email?: string; readonly password?: string }>({});
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const seconds = useCountdown(failure?.kind === 'wait' ? failure.until : undefined);

  useEffect(() => {
    (rememberedName() ? passwordInput : emailInput).current?.focus();
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || seconds > 0) return;
    const missing = {
      ...(email.trim() === '' && { email: t.login.emailMissing }),
      ...(password === '' && { password: t.login.passwordMissing }),
    };
    setComplaints(missing);
    if (missing.email) return emailInput.current?.focus();
    if (missing.password) return passwordInput.current?.focus();
    setBusy(true);
    setFailure(undefined);
    try {
      rememberName(remember ? email.trim() : '');
      await session.signIn({ email: email.trim(), password });
    } catch (error) {
      setFailure(toFailure(error));
      setPassword('');
      passwordInput.current?.focus();
    } finally {
      setBusy(false);
    }
  };

  const toFailure = (error: unknown): Failure => {
    if (!(error instanceof ApiError)) return { kind: 'told', text: t.errors.malformed };
    if (error.code === 429) return { kind: 'wait', until: Date.now() + (error.retryAfter ?? defaultWait) * 1000 };
    // Nothing was done that could be done twice, so the plain cause is told; 401 has no session that could expire.
    if (error.mayHaveHappened)
      return { kind: 'told', text: error.fault === 'timeout' ? t.errors.timeout : t.errors.network };
    if (error.status === 401) return { kind: 'told', text: error.serverMessage ?? t.login.wrong };
    return { kind: 'told', text: describe(error) };
  };

  const waiting = failure?.kind === 'wait' && seconds > 0;
  return (
    <form className={classes.card} onSubmit={submit} noValidate aria-labelledby="sign-in">
      <h1 className={classes.title} id="sign-in" tabIndex={-1} data-page-title>
        {t.login.title}
      </h1>
      <p className={classes.lead}>{t.login.lead}</p>
      <div className={classes.fields}>
        {(failure?.kind === 'told' || waiting) && (
          <p className={classes.error} role="alert">
            {failure?.kind === 'told' ? failure.text : t.login.wait(seconds)}
          </p>
        )}
        <Field
          ref={emailInput}
          name="username"
          label={t.login.email}
          value={email}
          onChange={setEmail}
          error={complaints.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
        />
        <PasswordField
          inputRef={passwordInput}
          label={t.login.password}
          value={password}
          onChange={setPassword}
          error={complaints.password}
          autoComplete="current-password"
        />
        <label className={classes.check}>
          <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.currentTarget.checked)} />
          {t.login.remember}
        </label>
        <SubmitButton busy={busy} disabled={waiting}>
          {t.login.submit}
        </SubmitButton>
      </div>
    </form>
  );
}
