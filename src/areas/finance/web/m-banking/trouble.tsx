import { Button } from '@mantine/core';
import { useEffect } from 'react';
import type { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { Notice } from '#web/ui/edit-bar.tsx';
import { useConsoleText } from './texts.ts';

interface Props {
  readonly error: ApiError;
  readonly onRetry?: () => void;
  readonly onSignIn: () => void;
  /** The session is the reason: what is shown of it elsewhere is out of date. */
  readonly onSession?: () => void;
}

/** Why a call about an account came to nothing, and what a person can do about it. */
export function Trouble({ error, onRetry, onSignIn, onSession }: Props) {
  const text = useConsoleText();
  const describe = useDescribeError();
  const isSession = error.fields.session !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each error, whoever listens
  useEffect(() => {
    if (isSession) onSession?.();
  }, [error]);
  return (
    <Notice tone="danger" text={describe(error)}>
      {onRetry && (
        <Button size="xs" variant="default" onClick={onRetry}>
          {text.retry}
        </Button>
      )}
      {(isSession || error.code === 502) && (
        <Button size="xs" variant={isSession ? 'filled' : 'default'} onClick={onSignIn}>
          {text.signIn}
        </Button>
      )}
    </Notice>
  );
}
