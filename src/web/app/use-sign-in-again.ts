import { type FormEvent, type RefObject, useState } from 'react';
import { useLocation } from 'wouter';
import { useLoginText } from '#web/auth/form/login-texts.ts';
import { useCountdown } from '#web/auth/form/use-countdown.ts';
import { type SignInFailure, useSignInFailure } from '#web/auth/form/use-sign-in-failure.ts';
import type { Profile } from '#web/auth/profile.ts';
import { forgetPlace } from '#web/auth/return-to.ts';
import { useSession, useUser } from '#web/auth/session-context.tsx';

/** Behaviour of signing in again in place. `input` is where the password is typed. No markup. */
export function useSignInAgain(input: RefObject<HTMLInputElement | null>) {
  const login = useLoginText();
  const session = useSession();
  const user = useUser();
  const toFailure = useSignInFailure();
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [failure, setFailure] = useState<SignInFailure>();
  const [busy, setBusy] = useState(false);
  const seconds = useCountdown(failure?.kind === 'wait' ? failure.until : undefined);
  // An outside service knows people by their address; the server knows them by either.
  const account = (session.identity.name === 'firebase' ? user?.email : user?.username) || user?.email || '';

  const attempt = async (signIn: () => Promise<Profile>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const profile = await signIn();
      // Somebody else took the seat: they start at the beginning, whatever stood here.
      if (profile.user.id !== user?.id) navigate('/', { replace: true });
    } catch (error) {
      setFailure(toFailure(error));
      setPassword('');
      input.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || seconds > 0) return;
    setComplaint(password === '' ? login.passwordMissing : undefined);
    if (password === '') return input.current?.focus();
    void attempt(() => session.signIn({ email: account || name.trim(), password }));
  };
  const asSomebodyElse = async () => {
    setBusy(true);
    // The server knows the session no more; what matters is that this browser forgets it.
    await session.signOut().catch(() => undefined);
    forgetPlace();
    navigate('/login', { replace: true });
  };
  return {
    ...{ name, setName, password, setPassword, complaint, failure, seconds, busy, account, submit, asSomebodyElse },
    calledName: user?.name || account,
    withGoogle: () => attempt(() => session.signInWithGoogle()),
    leave: () => session.clear(),
  };
}
