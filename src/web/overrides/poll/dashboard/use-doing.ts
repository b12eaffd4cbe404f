import { useState } from 'react';
import { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';

/** One thing that is done at a time, and why it failed: the words of its first field, or of the failure itself. */
export function useDoing() {
  const describe = useDescribeError();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const [first] = Object.values(error.fields);
      setProblem(first ?? describe(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run, forget: () => setProblem(undefined) };
}
