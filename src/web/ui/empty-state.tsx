import { mdiTrayRemove } from '@mdi/js';
import type { ReactNode } from 'react';
import { useText } from '#web/locale/use-text.ts';
import { StatePanel } from './state-panel.tsx';

interface Props {
  /** Default: nothing matches the filters. */
  readonly title?: string;
  /** What to do next. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly icon?: string;
}

/** There is nothing to show, and that is no failure. */
export function EmptyState({ title, children, actions, icon = mdiTrayRemove }: Props) {
  const t = useText();
  return (
    <StatePanel icon={icon} title={title ?? t.state.empty} actions={actions}>
      {children}
    </StatePanel>
  );
}
