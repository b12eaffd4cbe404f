import { useDescribeError } from '#web/data/describe-error.ts';
import { useText } from '#web/locale/use-text.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { useRecordText } from './record-texts.ts';
import type { OpenRow } from './use-open-row.ts';

interface Props extends Pick<OpenRow<unknown>, 'failure'> {
  /** The way out, where what it stands in has none of its own. */
  readonly onClose?: () => void;
}

/** In place of the details of a row until it is there, or why it never will be. */
export function OpenRowState({ failure, onClose }: Props) {
  const text = useRecordText();
  const describe = useDescribeError();
  const { common } = useText();
  if (!failure) return <SkeletonLines count={12} />;
  const { error, retry } = failure;
  const close = onClose && (
    <PlainButton variant="default" onClick={onClose}>
      {common.close}
    </PlainButton>
  );
  if (!error || error.code === 404)
    return (
      <EmptyState title={text.missing} actions={close}>
        {text.missingHint}
      </EmptyState>
    );
  return <ErrorState message={describe(error)} reference={error.requestId} onRetry={retry} actions={close} />;
}
