import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { forgetPlace } from '#web/auth/return-to.ts';
import { useSession, useUser } from '#web/auth/session-context.tsx';
import { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useText } from '#web/locale/use-text.ts';
import { notify } from '#web/ui/notify.ts';
import classes from '../form.module.css';
import { PasswordField } from '../password-field.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { checkPassword, passwordStrength } from './password-rules.ts';
import { RuleList } from './rule-list.tsx';

const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/confirm-dialog.tsx')).ConfirmDialog }));

/** Change of the own password; every device is signed out afterwards, this one too. */
export default function ChangePasswordPage() {
  const t = useText();
  const user = useUser();
  const session = useSession();
  const describe = useDescribeError();
  const [, navigate] = useLocation();
  const rulesId = useId();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [confirm, setConfirm] = useState('');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
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
      if (error instanceof ApiError) setFailure(error);
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
  const hasFieldErrors = failure !== undefined && Object.keys(failure.fields).length > 0;
  return (
    <form className={classes.card} onSubmit={submit} noValidate aria-labelledby="change-password">
      <h1 className={classes.title} id="change-password" tabIndex={-1} data-page-title>
        {t.password.title}
      </h1>
      <p className={classes.lead}>{t.password.lead}</p>
      <div className={classes.fields}>
        {user?.mustChangePassword && <p className={classes.notice}>{t.password.must}</p>}
        {failure && !hasFieldErrors && (
          <p className={classes.error} role="alert">
            {describe(failure)}
          </p>
        )}
        <input type="text" name="username" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
        <PasswordField
          inputRef={currentInput}
          label={t.password.current}
          value={current}
          onChange={setCurrent}
          autoComplete="current-password"
          error={failure?.fields.current_password ?? (tried && current === '' ? t.password.missing : undefined)}
        />
        <PasswordField
          inputRef={nextInput}
          label={t.password.next}
          value={next}
          onChange={setNext}
          autoComplete="new-password"
          describedBy={rulesId}
          error={failure?.fields.new_password ?? (tried ? nextComplaint : undefined)}
        />
        <PasswordField
          inputRef={confirmInput}
          label={t.password.confirm}
          value={confirm}
          onChange={setConfirm}
          autoComplete="new-password"
          error={
            failure?.fields.new_password_confirm ??
            (tried && next !== '' && !rules.same ? t.password.ruleSame : undefined)
          }
        />
        <RuleList id={rulesId} rules={rules} strength={passwordStrength(next)} empty={next === ''} />
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
