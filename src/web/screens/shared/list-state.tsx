import { useDescribeError } from '#web/data/describe-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { useListText } from './texts.ts';
import type { List } from './use-list.ts';

/** Shown in place of rows: nothing matches, or the request failed. Nothing while there are rows. */
export function ListState({ list }: { readonly list: List }) {
  const text = useListText();
  const describe = useDescribeError();
  if (list.phase === 'failed' || list.phase === 'missing') {
    return (
      <ErrorState
        message={list.error && describe(list.error)}
        reference={list.error?.requestId}
        onRetry={() => void list.refresh()}
        isRetrying={list.isValidating}
      />
    );
  }
  if (list.phase !== 'empty') return null;
  const past = (list.reply?.total ?? 0) > 0;
  if (past) return <EmptyState title={text.pastTheEnd} />;
  const filtered = Object.keys(list.address.state.values).length > 0;
  return (
    <EmptyState
      actions={
        filtered && (
          <PlainButton variant="default" onClick={() => list.address.change({ kind: 'clear' })}>
            {text.clearFilters}
          </PlainButton>
        )
      }
    >
      {text.tryOther}
    </EmptyState>
  );
}
