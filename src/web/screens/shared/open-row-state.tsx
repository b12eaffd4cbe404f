import { useDescribeError } from '#web/data/describe-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { useListText } from './texts.ts';
import type { OpenRow } from './use-open-row.ts';

type Failure = Pick<OpenRow<unknown>, 'failure'>;

/** In place of the details of a row until it is there, or why it never will be. */
export function OpenRowState({ failure }: Failure) {
  const text = useListText();
  const describe = useDescribeError();
  if (!failure) return <SkeletonLines count={12} />;
  const { error, retry } = failure;
  if (!error || error.code === 404) return <EmptyState title={text.missing}>{text.missingHint}</EmptyState>;
  return <ErrorState message={describe(error)} reference={error.requestId} onRetry={retry} />;
}
