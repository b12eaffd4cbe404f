import { useDescribeError } from '#web/data/describe-error.ts';
import type { Query } from '#web/data/hooks.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';

interface Props {
  readonly of: Pick<Query<unknown>, 'error' | 'isValidating' | 'refresh'>;
  /** Lines of the placeholder. */
  readonly lines?: number;
}

/**
 * Stands where an answer would be that is not there: that it is on its way, or why it did not come and how to ask again. What
 * is there stays when reading it again fails: `if (!answer.data) return <AnswerState of={answer} />`.
 */
export function AnswerState({ of: { error, isValidating, refresh }, lines = 8 }: Props) {
  const describe = useDescribeError();
  if (!error) return <SkeletonLines count={lines} />;
  return (
    <ErrorState
      message={describe(error)}
      reference={error.requestId}
      onRetry={() => void refresh()}
      isRetrying={isValidating}
    />
  );
}
