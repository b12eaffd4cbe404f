import type { Access } from '#contract/call.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { type Queue, useQueue, useQueues } from '#web/data/queues.tsx';
import { useText } from '#web/locale/use-text.ts';
import { useStore } from '#web/store/create-store.ts';
import { activityStore } from '../activity.ts';
import classes from './queue-badge.module.css';

/** Milliseconds without anything to wait for after which the page shows what it was opened for. */
const calm = 1500;

interface Props {
  /** Key of the queue, as the menu names it. */
  readonly name: string | undefined;
  /** Only a dot, for the rail. */
  readonly mini: boolean;
}

/** How many wait in a queue; nothing while unknown, none, or not permitted. */
export function QueueBadge({ name, mini }: Props) {
  // On a slow line the counts must not come between a person and the rows.
  const isBusy = useStore(activityStore) > 0;
  const queue = useQueues(isBusy ? null : calm).find(({ key }) => key === name);
  const can = useCan();
  const permission: Access | undefined = queue?.call.permission;
  return queue && can(permission) ? <Count queue={queue} mini={mini} /> : null;
}

function Count({ queue, mini }: { readonly queue: Queue; readonly mini: boolean }) {
  const t = useText();
  const { count, more } = useQueue(queue, true);
  if (!count) return null;
  const text = count > 999 ? '999+' : `${count}${more ? '+' : ''}`;
  return (
    <span className={classes.badge} data-mini={mini || undefined} title={t.shell.waiting(`${count}${more ? '+' : ''}`)}>
      {mini ? '' : text}
    </span>
  );
}
