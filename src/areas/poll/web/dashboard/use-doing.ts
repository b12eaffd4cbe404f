import { useDescribeError } from '#web/data/describe-error.ts';
import { useWork } from '#web/screens/shared/use-work.ts';

/** One thing that is done at a time, and why it failed: the words of its first field, or of the failure itself. */
export function useDoing() {
  const describe = useDescribeError();
  const { isRunning, error, run, cancel } = useWork();
  const [first] = Object.values(error?.fields ?? {});
  return { busy: isRunning, problem: error && (first ?? describe(error)), run, forget: cancel };
}
