import { useCallback, useRef } from 'react';
import type { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { notify } from '#web/ui/notify.ts';
import { useShown } from '#web/ui/use-shown.ts';

/**
 * Makes a failure of whatever was thrown, for the component to show. Where the person has closed it in the meantime (a
 * dialog that was not waited for), they are notified instead: nothing fails in silence.
 */
export function useFailure(): (error: unknown) => ApiError {
  const describe = useDescribeError();
  const describeRef = useRef(describe);
  describeRef.current = describe;
  const isShown = useShown();
  return useCallback(
    (error) => {
      const failure = failureOf(error);
      if (!isShown() && failure.fault !== 'aborted') notify.error(describeRef.current(failure));
      return failure;
    },
    [isShown],
  );
}
