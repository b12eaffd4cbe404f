import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { FailureLine } from '#web/auth/form/failure-line.tsx';
import { Field } from '#web/auth/form/field.tsx';
import classes from '#web/auth/form/form.module.css';
import { GoogleButton } from '#web/auth/form/google-button.tsx';
import { useLoginText } from '#web/auth/form/login-texts.ts';
import { PasswordField } from '#web/auth/form/password-field.tsx';
import { SubmitButton } from '#web/auth/form/submit-button.tsx';
import { useCountdown } from '#web/auth/form/use-countdown.ts';
import { type SignInFailure, useSignInFailure } from '#web/auth/form/use-sign-in-failure.ts';
import type { Profile } from '#web/auth/profile.ts';
import { forgetPlace } from '#web/auth/return-to.ts';
import { useSession, useUser } from '#web/auth/session-context.tsx';
import { defineTexts } from '#web/locale/language.ts';
import { dirtyRegistry } from '#web/ui/dirty.ts';
import css from './sign-in-again.module.css';

const useAgainText = defineTexts(
  {
    title: 'หมดเวลาการใช้งาน',
    lead: (name: string) => `กรุณายืนยันตัวตนอีกครั้งในชื่อ ${name} เพื่อทำงานต่อจากเดิม`,
    kept: 'หน้านี้และข้อมูลที่กรอกไว้ยังอยู่ครบ',
    submit: 'เข้าสู่ระบบและทำงานต่อ',
    other: 'เข้าสู่ระบบด้วยบัญชีอื่น',
    otherDirty: 'เข้าสู่ระบบด้วยบัญชีอื่น (ทิ้งข้อมูลที่ยังไม่บันทึก)',
    leave: 'ยกเลิกและไปหน้าเข้าสู่ระบบ',
  },
  {
    title: 'Your session has expired',
    lead: (name) => `Confirm that you are ${name} to go on where you were`,
    kept: 'This page and everything you typed are still here',
    submit: 'Sign in and continue',
    other: 'Sign in as somebody else',
    otherDirty: 'Sign in as somebody else (unsaved work is dropped)',
    leave: 'Cancel and go to sign-in',
  },
);

/**
 * Asks for the password over the page on which a session ended. The platform's own modal dialog: it stands above every
 * other dialog, and nothing behind it can be reached. Escape does not close it, since there is nothing to go back to.
 */
export default function SignInAgain() {
  const login = useLoginText();
  const own = useAgainText();
  const id = useId();
  const session = useSession();
  const user = useUser();
  const toFailure = useSignInFailure();
  const [, navigate] = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [failure, setFailure] = useState<SignInFailure>();
  const [busy, setBusy] = useState(false);
  const [isDirty] = useState(() => dirtyRegistry.isDirty());
  const seconds = useCountdown(failure?.kind === 'wait' ? failure.until : undefined);
  // An outside service knows people by their address; the server knows them by either.
  const known = (session.identity.name === 'firebase' ? user?.email : user?.username) || user?.email || '';

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    (nameInput.current ?? input.current)?.focus();
    return () => shown?.close();
  }, []);

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
    void attempt(() => session.signIn({ email: known || name.trim(), password }));
  };
  const asSomebodyElse = async () => {
    setBusy(true);
    // The server knows the session no more; what matters is that this browser forgets it.
    await session.signOut().catch(() => undefined);
    forgetPlace();
    navigate('/login', { replace: true });
  };

  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={id} onCancel={(event) => event.preventDefault()}>
      <form onSubmit={submit} noValidate className={classes.fields}>
        <div>
          <h2 className={classes.title} id={id}>
            {own.title}
          </h2>
          <p className={css.lead}>{own.lead(user?.name || known)}</p>
          <p className={css.lead}>{own.kept}</p>
        </div>
        <FailureLine failure={failure} seconds={seconds} />
        {known === '' ? (
          <Field ref={nameInput} label={login.email} value={name} onChange={setName} autoComplete="username" />
        ) : (
          <input type="text" name="username" autoComplete="username" value={known} readOnly hidden />
        )}
        <PasswordField
          inputRef={input}
          label={login.password}
          value={password}
          onChange={setPassword}
          error={complaint}
          autoComplete="current-password"
        />
        <SubmitButton busy={busy} disabled={seconds > 0}>
          {own.submit}
        </SubmitButton>
        <GoogleButton busy={busy} onPress={() => void attempt(() => session.signInWithGoogle())} />
        <div className={css.ways}>
          <button type="button" className={classes.link} disabled={busy} onClick={() => void asSomebodyElse()}>
            {isDirty ? own.otherDirty : own.other}
          </button>
          <button type="button" className={classes.link} disabled={busy} onClick={() => session.clear()}>
            {own.leave}
          </button>
        </div>
      </form>
    </dialog>
  );
}
