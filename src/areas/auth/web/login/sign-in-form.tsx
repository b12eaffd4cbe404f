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
import { useCountdown } from '#web/auth/form/use-countdown.ts';
import { type SignInFailure, useSignInFailure } from '#web/auth/form/use-sign-in-failure.ts';
import { useSession } from '#web/auth/session-context.tsx';
import { useIdentityOffer } from '#web/auth/use-identity-offer.ts';
import { rememberedName, rememberName } from './remembered-name.ts';

/** Sign-in by e-mail or user name and password, or by Google. Where it leads is the business of the layout. */
export function SignInForm() {
  const login = useLoginText();
  const session = useSession();
  const toFailure = useSignInFailure();
  const offered = useIdentityOffer();
  const [email, setEmail] = useState(rememberedName);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(() => rememberedName() !== '');
  const [complaints, setComplaints] = useState<{ readonly email?: string; readonly password?: string }>({});
  const [failure, setFailure] = useState<SignInFailure>();
  const [busy, setBusy] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const seconds = useCountdown(failure?.kind === 'wait' ? failure.until : undefined);

  useEffect(() => {
    (rememberedName() ? passwordInput : emailInput).current?.focus();
  }, []);

  const attempt = async (signIn: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await signIn();
    } catch (error) {
      setFailure(toFailure(error));
      setPassword('');
      passwordInput.current?.focus();
    } finally {
      setBusy(false);
    }
  };

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

  return (
    <Card title={login.title} lead={login.lead} onSubmit={submit}>
      <FailureLine failure={failure} seconds={seconds} />
      <Field
        ref={emailInput}
        name="username"
        label={login.email}
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
        label={login.password}
        value={password}
        onChange={setPassword}
        error={complaints.password}
        autoComplete="current-password"
      />
      <div className={classes.row}>
        <label className={classes.check}>
          <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.currentTarget.checked)} />
          {login.remember}
        </label>
        {offered('forgot') && (
          <Link href="/forgot" className={classes.link}>
            {login.forgot}
          </Link>
        )}
      </div>
      <SubmitButton busy={busy} disabled={seconds > 0}>
        {login.submit}
      </SubmitButton>
      <GoogleButton busy={busy} onPress={() => void attempt(() => session.signInWithGoogle())} />
      {offered('register') && (
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
