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

/** Shows the outcome of a confirmation link. */
export function ConfirmResult({ token, onDone }: Props) {
  const text = useIdentityText();
  const { identity } = useSession();
  const toFailure = useSignInFailure();
  const [result, setResult] = useState<Result>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is used once
  useEffect(() => {
    identity.confirm?.(token).then(
      () => setResult({ ok: true }),
      (error: unknown) => {
        const failure = toFailure(error);
        // Every problem with the link itself gets one text; after a network failure the link can be tried again.
        const isLink = error instanceof ApiError && error.status >= 400 && error.status < 429;
        setResult({ ok: false, text: !isLink && failure?.kind === 'told' ? failure.text : text.linkOver });
      },
    );
  }, []);
  return (
    <Card
      title={text.confirmTitle}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      {!result && (
        <p className={classes.text} role="status">
          {text.confirming}…
        </p>
      )}
      {result?.ok === true && (
        <>
          <p className={classes.success} role="status">
            {text.confirmed}
          </p>
          <p className={classes.text}>{text.confirmedHint}</p>
        </>
      )}
      {result?.ok === false && (
        <p className={classes.error} role="alert">
          {result.text}
        </p>
      )}
      {result && <SubmitButton>{text.toSignIn}</SubmitButton>}
    </Card>
  );
}
