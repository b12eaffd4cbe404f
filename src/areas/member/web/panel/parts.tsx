import { Button } from '@mantine/core';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { usePanelText } from './texts.ts';

/** Placeholder of a panel while loading, or after a failure. */
export function Waiting({ failed, onRetry }: { readonly failed: boolean; readonly onRetry: () => void }) {
  const text = usePanelText();
  if (!failed) return <SkeletonLines count={12} />;
  return (
    <EmptyState title={text.failed}>
      <Button variant="default" size="sm" onClick={onRetry}>
        {text.retry}
      </Button>
    </EmptyState>
  );
}
