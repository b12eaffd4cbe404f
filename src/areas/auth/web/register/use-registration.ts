import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNewPassword } from '#web/auth/form/use-new-password.ts';
import { useSignInFailure } from '#web/auth/form/use-sign-in-failure.ts';
import { useSession } from '#web/auth/session-context.tsx';
import { ApiError } from '#web/data/api-error.ts';
import { isEmail, useIdentityText } from '../texts.ts';
import { useAttempt } from '../use-attempt.ts';

/** State of the registration form, its validation, and sending it. */
export function useRegistration(onDone: (email: string) => void) {
  const text = useIdentityText();
  const { identity } = useSession();
  const toFailure = useSignInFailure();
  const { busy, failure, seconds, clear, run } = useAttempt();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const password = useNewPassword([email.split('@', 1)[0] ?? '', ...name.split(/\s+/)]);
  const [terms, setTerms] = useState(false);
  const [tried, setTried] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const inputs = {
    email: useRef<HTMLInputElement>(null),
    name: useRef<HTMLInputElement>(null),
    terms: useRef<HTMLInputElement>(null),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => inputs.email.current?.focus(), []);

  const wrong = {
    email: isEmail(email.trim()) ? undefined : text.emailWrong,
    name: name.trim() === '' ? text.nameMissing : undefined,
    terms: terms ? undefined : text.termsMissing,
  };
  const register = async () => {
    const address = email.trim();
    await identity.register({
      email: address,
      name: name.trim(),
      password: password.next,
      password_confirm: password.confirm,
      accept_terms: terms,
    });
    onDone(address);
  };
  /** Errors of a field are shown at the field, not above the form. */
  const failureOf = (error: unknown) => {
    if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return toFailure(error);
    setFields(error.fields);
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || seconds > 0) return;
    setTried(true);
    setFields({});
    clear();
    const first = (['email', 'name'] as const).find((key) => wrong[key] !== undefined);
    if (first) return inputs[first].current?.focus();
    if (!password.check()) return;
    if (wrong.terms) return inputs.terms.current?.focus();
    void run(register, failureOf);
  };
  const values = { email, setEmail, name, setName, terms, setTerms, password };
  return { ...values, inputs, wrong, tried, fields, busy, failure, seconds, submit };
}

export type Registration = ReturnType<typeof useRegistration>;
