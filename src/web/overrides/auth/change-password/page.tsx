import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import classes from '#web/auth/form/form.module.css';
import { PasswordField } from '#web/auth/form/password-field.tsx';
import { checkPassword } from '#web/auth/form/password-rules.ts';
import { RuleList } from '#web/auth/form/rule-list.tsx';
import { SubmitButton } from '#web/auth/form/submit-button.tsx';
import { useSignInFailure } from '#web/auth/form/use-sign-in-failure.ts';
import { forgetPlace } from '#web/auth/return-to.ts';
import { useSession, useUser } from '#web/auth/session-context.tsx';
import { ApiError } from '#web/data/api-error.ts';
import { useText } from '#web/locale/use-text.ts';
import { notify } from '#web/ui/notify.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/confirm-dialog.tsx')).ConfirmDialog }));

/** Change of the own password; every device is signed out afterwards, this one too. */
export default function ChangePasswordPage() {
  const t = useText();
  const user = useUser();
  const session = useSession();
  const toFailure = useSignInFailure();
  const [, navigate] = useLocation();
  const rulesId = useId();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [confirm, setConfirm] = useState('');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const currentInput = useRef<HTMLInputElement>(null);
  const nextInput = useRef<HTMLInputElement>(null);
  const confirmInput = useRef<HTMLInputElement>(null);
  const rules = checkPassword(current, next, confirm);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFailure(undefined);
    if (current === '') return currentInput.current?.focus();
    if (!rules.length || !rules.mix || !rules.fresh) return nextInput.current?.focus();
    if (!rules.same) return confirmInput.current?.focus();
    setAsking(true);
  };

  const change = async () => {
    setBusy(true);
    try {
      await session.changePassword({ current_password: current, new_password: next, new_password_confirm: confirm });
      await session.signOut();
      forgetPlace();
      navigate('/login', { replace: true });
      notify.success(t.password.done, { duration: 6000 });
    } catch (error) {
      setFailure(error);
      setAsking(false);
      currentInput.current?.focus();
    } finally {
      setBusy(false);
    }
  };

  const nextComplaint = !rules.length
    ? t.password.ruleLength
    : !rules.mix
      ? t.password.ruleMix
      : !rules.fresh
        ? t.password.ruleNew
        : undefined;
  const fields = failure instanceof ApiError ? failure.fields : {};
  const told = failure === undefined || Object.keys(fields).length > 0 ? undefined : toFailure(failure);
  return (
    <form className={classes.card} onSubmit={submit} noValidate aria-labelledby="change-password">
      <h1 className={classes.title} id="change-password" tabIndex={-1} data-page-title>
        {t.password.title}
      </h1>
      <p className={classes.lead}>{t.password.lead}</p>
      <div className={classes.fields}>
        {user?.mustChangePassword && <p className={classes.notice}>{t.password.must}</p>}
        {told && (
          <p className={classes.error} role="alert">
            {told.kind === 'told' ? told.text : t.login.reasons.wait}
          </p>
        )}
        <input type="text" name="username" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
        <PasswordField
          inputRef={currentInput}
          label={t.password.current}
          value={current}
          onChange={setCurrent}
          autoComplete="current-password"
          error={fields.current_password ?? (tried && current === '' ? t.password.missing : undefined)}
        />
        <PasswordField
          inputRef={nextInput}
          label={t.password.next}
          value={next}
          onChange={setNext}
          autoComplete="new-password"
          describedBy={rulesId}
          error={fields.new_password ?? (tried ? nextComplaint : undefined)}
        />
        <PasswordField
          inputRef={confirmInput}
          label={t.password.confirm}
          value={confirm}
          onChange={setConfirm}
          autoComplete="new-password"
          error={fields.new_password_confirm ?? (tried && next !== '' && !rules.same ? t.password.ruleSame : undefined)}
        />
        <RuleList id={rulesId} rules={rules} password={next} />
        <div className={classes.actions}>
          <SubmitButton>{t.password.submit}</SubmitButton>
          {!user?.mustChangePassword && (
            <Link href="/" className={classes.cancel}>
              {t.common.cancel}
            </Link>
          )}
        </div>
      </div>
      <Suspense>
        {asking && (
          <ConfirmDialog
            opened
            title={t.password.title}
            tone="danger"
            busy={busy}
            onConfirm={() => void change()}
            onCancel={() => setAsking(false)}
          >
            {t.password.question}
          </ConfirmDialog>
        )}
      </Suspense>
    </form>
  );
}
