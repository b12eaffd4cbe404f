import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BackToSignIn } from '#web/auth/form/back-to-sign-in.tsx';
import { Card } from '#web/auth/form/card.tsx';
import { FailureLine } from '#web/auth/form/failure-line.tsx';
import { Field } from '#web/auth/form/field.tsx';
import classes from '#web/auth/form/form.module.css';
import { NewPassword } from '#web/auth/form/new-password.tsx';
import { SubmitButton } from '#web/auth/form/submit-button.tsx';
import { useCountdown } from '#web/auth/form/use-countdown.ts';
import { useNewPassword } from '#web/auth/form/use-new-password.ts';
import { type SignInFailure, useSignInFailure } from '#web/auth/form/use-sign-in-failure.ts';
import { useSession } from '#web/auth/session-context.tsx';
import { ApiError } from '#web/data/api-error.ts';
import { isEmail, useIdentityText } from '../texts.ts';

interface Props {
  /** The registration has left, for this address. */
  readonly onDone: (email: string) => void;
}

/** E-mail, name, password and terms. Nothing that was typed is lost when the server says no. */
export function RegisterForm({ onDone }: Props) {
  const own = useIdentityText();
  const { identity } = useSession();
  const toFailure = useSignInFailure();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const password = useNewPassword([email.split('@', 1)[0] ?? '', ...name.split(/\s+/)]);
  const [terms, setTerms] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<SignInFailure>();
  const inputs = {
    email: useRef<HTMLInputElement>(null),
    name: useRef<HTMLInputElement>(null),
    terms: useRef<HTMLInputElement>(null),
  };
  const seconds = useCountdown(failure?.kind === 'wait' ? failure.until : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => inputs.email.current?.focus(), []);

  const wrong = {
    email: isEmail(email.trim()) ? undefined : own.emailWrong,
    name: name.trim() === '' ? own.nameMissing : undefined,
    terms: terms ? undefined : own.termsMissing,
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || seconds > 0) return;
    setTried(true);
    setFields({});
    setFailure(undefined);
    const first = (['email', 'name'] as const).find((key) => wrong[key] !== undefined);
    if (first) return inputs[first].current?.focus();
    if (!password.check()) return;
    if (wrong.terms) return inputs.terms.current?.focus();
    setBusy(true);
    try {
      const address = email.trim();
      await identity.register({
        email: address,
        name: name.trim(),
        password: password.next,
        password_confirm: password.confirm,
        accept_terms: terms,
      });
      onDone(address);
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setFields(error.fields);
      else setFailure(toFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card title={own.register} lead={own.registerLead} onSubmit={submit}>
      <FailureLine failure={failure} seconds={seconds} />
      <Field
        ref={inputs.email}
        type="email"
        label={own.email}
        value={email}
        onChange={setEmail}
        error={fields.email ?? (tried ? wrong.email : undefined)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
      />
      <Field
        ref={inputs.name}
        label={own.name}
        value={name}
        onChange={setName}
        error={fields.name ?? (tried ? wrong.name : undefined)}
        autoComplete="name"
        maxLength={80}
      />
      <NewPassword
        labels={{ next: own.password, confirm: own.confirm }}
        choice={password}
        tried={tried}
        errors={{ next: fields.password, confirm: fields.password_confirm }}
      />
      <div>
        <label className={classes.check}>
          <input
            ref={inputs.terms}
            type="checkbox"
            checked={terms}
            onChange={(event) => setTerms(event.currentTarget.checked)}
            aria-invalid={tried && wrong.terms ? true : undefined}
            aria-describedby={tried && wrong.terms ? 'terms-error' : undefined}
          />
          {own.terms}
        </label>
        {tried && wrong.terms && (
          <p className={classes.complaint} id="terms-error">
            {fields.accept_terms ?? wrong.terms}
          </p>
        )}
      </div>
      <SubmitButton busy={busy} disabled={seconds > 0}>
        {own.register}
      </SubmitButton>
      <BackToSignIn />
    </Card>
  );
}
