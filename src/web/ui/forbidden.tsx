import { mdiLockOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useText } from '#web/locale/use-text.ts';
import { StatePanel } from './state-panel.tsx';

/** The person may not see this; says whom to ask. */
export function Forbidden({ actions }: { readonly actions?: ReactNode }) {
  const t = useText();
  return (
    <StatePanel icon={mdiLockOutline} tone="warning" level={1} title={t.state.forbidden} actions={actions}>
      {t.state.forbiddenHint}
    </StatePanel>
  );
}
