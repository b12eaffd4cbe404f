import { useEffect, useState } from 'react';
import { Card } from '#web/auth/form/card.tsx';
import classes from '#web/auth/form/form.module.css';
import { SubmitButton } from '#web/auth/form/submit-button.tsx';
import { useSignInFailure } from '#web/auth/form/use-sign-in-failure.ts';
import { useSession } from '#web/auth/session-context.tsx';
import { ApiError } from '#web/data/api-error.ts';
import { useIdentityText } from '../texts.ts';

interface Props {
  readonly token: string;
  readonly onDone: () => void;
}

type Result = { readonly ok: true } | { readonly ok: false; readonly text: string } | undefined;

/** What became of a confirmation link. */
export function ConfirmResult({ token, onDone }: Props) {
  const own = useIdentityText();
  const { identity } = useSession();
  const toFailure = useSignInFailure();
  const [result, setResult] = useState<Result>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is used once
  useEffect(() => {
    identity.confirm?.(token).then(
      () => setResult({ ok: true }),
      (error: unknown) => {
        const failure = toFailure(error);
        // Whatever is wrong with the link itself has one text; a network that is down is worth another try.
        const isLink = error instanceof ApiError && error.status >= 400 && error.status < 429;
        setResult({ ok: false, text: !isLink && failure?.kind === 'told' ? failure.text : own.linkOver });
      },
    );
  }, []);
  return (
    <Card
      title={own.confirmTitle}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      {!result && (
        <p className={classes.text} role="status">
          {own.confirming}…
        </p>
      )}
      {result?.ok === true && (
        <>
          <p className={classes.success} role="status">
            {own.confirmed}
          </p>
          <p className={classes.text}>{own.confirmedHint}</p>
        </>
      )}
      {result?.ok === false && (
        <p className={classes.error} role="alert">
          {result.text}
        </p>
      )}
      {result && <SubmitButton>{own.toSignIn}</SubmitButton>}
    </Card>
  );
}
