import { useState } from 'react';
import { useCountdown } from '#web/auth/form/use-countdown.ts';
import { type SignInFailure, useSignInFailure } from '#web/auth/form/use-sign-in-failure.ts';

export interface Attempt {
  readonly busy: boolean;
  readonly failure: SignInFailure | undefined;
  /** Seconds until the server accepts the next attempt. */
  readonly seconds: number;
  /** Clears the failure of the last attempt. */
  clear(): void;
  /** `failureOf` maps an error to what is shown above the fields; undefined = nothing. */
  run(work: () => Promise<unknown>, failureOf?: (error: unknown) => SignInFailure | undefined): Promise<void>;
}

/** Runs one attempt at a time of an identity form, and keeps its failure. */
export function useAttempt(): Attempt {
  const toFailure = useSignInFailure();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure>();
  const seconds = useCountdown(failure?.kind === 'wait' ? failure.until : undefined);
  const clear = () => setFailure(undefined);
  const run: Attempt['run'] = async (work, failureOf = toFailure) => {
    setBusy(true);
    clear();
    try {
      await work();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, seconds, clear, run };
}
