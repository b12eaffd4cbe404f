import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Card } from '#web/auth/form/card.tsx';
import classes from '#web/auth/form/form.module.css';
import { useLoginText } from '#web/auth/form/login-texts.ts';
import { NewPassword } from '#web/auth/form/new-password.tsx';
import { PasswordField } from '#web/auth/form/password-field.tsx';
import { usePasswordText } from '#web/auth/form/password-texts.ts';
import { SubmitButton } from '#web/auth/form/submit-button.tsx';
import { useNewPassword } from '#web/auth/form/use-new-password.ts';
import { useSignInFailure } from '#web/auth/form/use-sign-in-failure.ts';
import { forgetPlace } from '#web/auth/return-to.ts';
import { useSession, useUser } from '#web/auth/session-context.tsx';
import { ApiError } from '#web/data/api-error.ts';
import { useText } from '#web/locale/use-text.ts';
import { notify } from '#web/ui/notify.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/confirm-dialog.tsx')).ConfirmDialog }));

/** State of the password form, and the change after a confirmation. */
function usePasswordChange() {
  const text = usePasswordText();
  const user = useUser();
  const session = useSession();
  const [, navigate] = useLocation();
  const [current, setCurrent] = useState('');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const currentInput = useRef<HTMLInputElement>(null);
  const names = user ? [user.username, user.email.split('@', 1)[0] ?? '', ...user.name.split(/\s+/)] : [];
  const password = useNewPassword(names, current);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFailure(undefined);
    if (current === '') return currentInput.current?.focus();
    if (password.check()) setAsking(true);
  };
  const change = async () => {
    setBusy(true);
    try {
      await session.changePassword({
        current_password: current,
        new_password: password.next,
        new_password_confirm: password.confirm,
      });
      await session.signOut();
      forgetPlace();
      navigate('/login', { replace: true });
      notify.success(text.done, { duration: 6000 });
    } catch (error) {
      setFailure(error);
      setAsking(false);
      currentInput.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  const cancel = () => setAsking(false);
  return { current, setCurrent, currentInput, password, tried, asking, busy, failure, submit, change, cancel };
}

/** Changes the user's own password; afterwards every device is signed out, this one included. */
export default function ChangePasswordPage() {
  const t = useText();
  const text = usePasswordText();
  const user = useUser();
  const form = usePasswordChange();
  const { current, tried, failure } = form;
  const fields = failure instanceof ApiError ? failure.fields : {};
  return (
    <Card title={text.title} lead={text.lead} onSubmit={form.submit}>
      {user?.mustChangePassword && <p className={classes.notice}>{text.must}</p>}
      {failure !== undefined && Object.keys(fields).length === 0 && <Failed failure={failure} />}
      <input type="text" name="username" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
      <PasswordField
        inputRef={form.currentInput}
        label={text.current}
        value={current}
        onChange={form.setCurrent}
        autoComplete="current-password"
        error={fields.current_password ?? (tried && current === '' ? text.missing : undefined)}
      />
      <NewPassword
        choice={form.password}
        labels={{ next: text.next, confirm: text.confirm }}
        tried={tried}
        errors={{ next: fields.new_password, confirm: fields.new_password_confirm }}
      />
      <div className={classes.actions}>
        <SubmitButton>{text.submit}</SubmitButton>
        {!user?.mustChangePassword && (
          <Link href="/" className={classes.cancel}>
            {t.common.cancel}
          </Link>
        )}
      </div>
      <Suspense>
        {form.asking && (
          <ConfirmDialog
            opened
            title={text.title}
            tone="danger"
            busy={form.busy}
            onConfirm={() => void form.change()}
            onCancel={form.cancel}
          >
            {text.question}
          </ConfirmDialog>
        )}
      </Suspense>
    </Card>
  );
}

/** Failures that belong to no field. */
function Failed({ failure }: { readonly failure: unknown }) {
  const login = useLoginText();
  const shown = useSignInFailure()(failure);
  if (!shown) return null;
  return (
    <p className={classes.error} role="alert">
      {shown.kind === 'told' ? shown.text : login.reasons.wait}
    </p>
  );
}
