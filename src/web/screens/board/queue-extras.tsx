import { Suspense } from 'react';
import { late } from '#web/ui/late.tsx';
import type { ListModel } from '../list/use-list-screen.ts';
import { useLastOpen } from './use-last-open.ts';
import { useWaiting } from './use-waiting.ts';

const QueueKeys = late(() => import('./queue-keys.tsx').then((part) => ({ default: part.QueueKeys })));

interface Props {
  readonly model: ListModel;
  readonly isHelpOpen: boolean;
  readonly onHelpClose: () => void;
}

/** What a queue does beside its rows: it says how many wait, remembers what was open, and lists its keys. Fetched after the rows. */
export function QueueExtras({ model, isHelpOpen, onHelpClose }: Props) {
  useWaiting(model);
  useLastOpen(model.screen, model.list.address);
  return (
    isHelpOpen && (
      <Suspense>
        <QueueKeys model={model} onClose={onHelpClose} />
      </Suspense>
    )
  );
}
