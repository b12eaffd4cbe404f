import { useDescribeError } from '#web/data/describe-error.ts';
import { useWork } from '#web/screens/shared/use-work.ts';

/** Runs one action at a time and keeps its failure: the first field's message, or the general one. */
export function useAction() {
  const describe = useDescribeError();
  const { isRunning, error, run, cancel } = useWork();
  const [first] = Object.values(error?.fields ?? {});
  return { busy: isRunning, problem: error && (first ?? describe(error)), run, forget: cancel };
}
