import { useEffect } from 'react';
import { late } from '#web/ui/late.tsx';
import { offerKeys } from '#web/ui/page-keys.ts';
import type { ListModel } from '../list/use-list-screen.ts';
import { useLastOpen } from './use-last-open.ts';
import { useWaiting } from './use-waiting.ts';

const QueueSwitches = late(() => import('./queue-switches.tsx').then((part) => ({ default: part.QueueSwitches })));

const switches = () => <QueueSwitches />;

/** What a queue does beside its rows: it says how many wait, and remembers what was open. Fetched after the rows. */
export function QueueExtras({ model }: { readonly model: ListModel }) {
  useWaiting(model);
  useLastOpen(model.screen, model.list.address);
  useEffect(() => offerKeys(switches), []);
  return null;
}
