import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Card } from '#web/auth/form/card.tsx';
import { FailureLine } from '#web/auth/form/failure-line.tsx';
import { Field } from '#web/auth/form/field.tsx';
import classes from '#web/auth/form/form.module.css';
import { GoogleButton } from '#web/auth/form/google-button.tsx';
import { useLoginText } from '#web/auth/form/login-texts.ts';
import { PasswordField } from '#web/auth/form/password-field.tsx';
import { SubmitButton } from '#web/auth/form/submit-button.tsx';
import { useSignInFailure } from '#web/auth/form/use-sign-in-failure.ts';
import { useSession } from '#web/auth/session-context.tsx';
import { useIdentityOffer } from '#web/auth/use-identity-offer.ts';
import { useAttempt } from '../use-attempt.ts';
import { rememberedName, rememberName } from './remembered-name.ts';

/** State of the sign-in form, and signing in with a password or Google. */
function useSignIn() {
  const login = useLoginText();
  const session = useSession();
  const toFailure = useSignInFailure();
  const { busy, failure, seconds, run } = useAttempt();
  const [email, setEmail] = useState(rememberedName);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(() => rememberedName() !== '');
  const [complaints, setComplaints] = useState<{ readonly email?: string; readonly password?: string }>({});
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    (rememberedName() ? passwordInput : emailInput).current?.focus();
  }, []);

  const attempt = (signIn: () => Promise<unknown>) =>
    run(signIn, (error) => {
      setPassword('');
      passwordInput.current?.focus();
      return toFailure(error);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || seconds > 0) return;
    const name = email.trim();
    const missing = {
      ...(name === '' && { email: login.emailMissing }),
      ...(password === '' && { password: login.passwordMissing }),
    };
    setComplaints(missing);
    if (missing.email) return emailInput.current?.focus();
    if (missing.password) return passwordInput.current?.focus();
    rememberName(remember ? name : '');
    void attempt(() => session.signIn({ email: name, password }));
  };
  const withGoogle = () => void attempt(() => session.signInWithGoogle());
  const values = { email, setEmail, password, setPassword, remember, setRemember };
  return { ...values, emailInput, passwordInput, complaints, busy, failure, seconds, submit, withGoogle };
}

/** Sign-in by e-mail or user name and password, or by Google. The layout decides where to go next. */
export function SignInForm() {
  const login = useLoginText();
  const isOffered = useIdentityOffer();
  const form = useSignIn();
  const { complaints, busy, seconds } = form;
  return (
    <Card title={login.title} lead={login.lead} onSubmit={form.submit}>
      <FailureLine failure={form.failure} seconds={seconds} />
      <Field
        ref={form.emailInput}
        name="username"
        label={login.email}
        value={form.email}
        onChange={form.setEmail}
        error={complaints.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
      />
      <PasswordField
        inputRef={form.passwordInput}
        label={login.password}
        value={form.password}
        onChange={form.setPassword}
        error={complaints.password}
        autoComplete="current-password"
      />
      <div className={classes.row}>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={form.remember}
            onChange={(event) => form.setRemember(event.currentTarget.checked)}
          />
          {login.remember}
        </label>
        {isOffered('forgot') && (
          <Link href="/forgot" className={classes.link}>
            {login.forgot}
          </Link>
        )}
      </div>
      <SubmitButton busy={busy} disabled={seconds > 0}>
        {login.submit}
      </SubmitButton>
      <GoogleButton busy={busy} onPress={form.withGoogle} />
      {isOffered('register') && (
        <p className={classes.links}>
          {login.newcomer}
          <Link href="/register" className={classes.link}>
            {login.register}
          </Link>
        </p>
      )}
    </Card>
  );
}
