import { Button } from '@mantine/core';
import type { Row } from '#contract/envelope.ts';
import type { Action } from '#contract/screen.ts';
import { icons } from '#generated/web/icons.ts';
import { actionState } from '#web/core/actions.ts';
import { useLabel } from '#web/locale/language.ts';
import type { ListModel } from '#web/screens/list/use-list-screen.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
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

/** The row actions that the list offers for this row. */
export function RowActions({ row, model }: { readonly row: Row; readonly model: ListModel }) {
  const label = useLabel();
  const scope = { actions: model.screen.rowActions, fields: model.screen.columns, can: () => true };
  const possible = model.actions.permitted.filter((action: Action) => actionState(action, row, scope) === 'ready');
  return possible.map((action) => {
    const path = action.icon === undefined ? undefined : icons[action.icon];
    return (
      <Button
        key={action.id}
        size="sm"
        variant="light"
        leftSection={path && <Icon path={path} size={16} />}
        onClick={() => model.actions.start(action, row)}
      >
        {label(action.label)}
      </Button>
    );
  });
}
