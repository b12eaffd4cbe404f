import { mdiPuzzleRemoveOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useText } from '#web/locale/use-text.ts';
import { StatePanel } from './state-panel.tsx';

/** The page is there, and this server has nothing for it. */
export default function NotOffered({ actions }: { readonly actions?: ReactNode }) {
  const t = useText();
  return (
    <StatePanel icon={mdiPuzzleRemoveOutline} level={1} title={t.state.notOffered} actions={actions}>
      {t.state.notOfferedHint}
    </StatePanel>
  );
}
