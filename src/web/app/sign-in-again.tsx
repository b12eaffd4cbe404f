import { useEffect, useId, useRef, useState } from 'react';
import { FailureLine } from '#web/auth/form/failure-line.tsx';
import { Field } from '#web/auth/form/field.tsx';
import classes from '#web/auth/form/form.module.css';
import { GoogleButton } from '#web/auth/form/google-button.tsx';
import { useLoginText } from '#web/auth/form/login-texts.ts';
import { PasswordField } from '#web/auth/form/password-field.tsx';
import { SubmitButton } from '#web/auth/form/submit-button.tsx';
import { defineTexts } from '#web/locale/language.ts';
import { dirtyRegistry } from '#web/ui/dirty.ts';
import css from './sign-in-again.module.css';
import { useSignInAgain } from './use-sign-in-again.ts';

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
 * Asks for the password over the page on which a session ended. A native modal dialog is above every other dialog, and
 * nothing behind it can be reached. Escape does not close it, since there is nothing to go back to.
 */
export default function SignInAgain() {
  const login = useLoginText();
  const own = useAgainText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const state = useSignInAgain(input);
  const { account, seconds, busy } = state;
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    (nameInput.current ?? input.current)?.focus();
    return () => shown?.close();
  }, []);

  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={id} onCancel={(event) => event.preventDefault()}>
      <form onSubmit={state.submit} noValidate className={classes.fields}>
        <div>
          <h2 className={classes.title} id={id}>
            {own.title}
          </h2>
          <p className={css.lead}>{own.lead(state.calledName)}</p>
          <p className={css.lead}>{own.kept}</p>
        </div>
        <FailureLine failure={state.failure} seconds={seconds} />
        {account === '' ? (
          <Field
            ref={nameInput}
            label={login.email}
            value={state.name}
            onChange={state.setName}
            autoComplete="username"
          />
        ) : (
          <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
        )}
        <PasswordField
          inputRef={input}
          label={login.password}
          value={state.password}
          onChange={state.setPassword}
          error={state.complaint}
          autoComplete="current-password"
        />
        <SubmitButton busy={busy} disabled={seconds > 0}>
          {own.submit}
        </SubmitButton>
        <GoogleButton busy={busy} onPress={() => void state.withGoogle()} />
        <Ways state={state} />
      </form>
    </dialog>
  );
}

/** For signing in as another user. */
function Ways({ state }: { readonly state: ReturnType<typeof useSignInAgain> }) {
  const own = useAgainText();
  const { busy } = state;
  const [isDirty] = useState(() => dirtyRegistry.isDirty());
  return (
    <div className={css.ways}>
      <button type="button" className={classes.link} disabled={busy} onClick={() => void state.asSomebodyElse()}>
        {isDirty ? own.otherDirty : own.other}
      </button>
      <button type="button" className={classes.link} disabled={busy} onClick={state.leave}>
        {own.leave}
      </button>
    </div>
  );
}
