import type { ReactNode } from 'react';
import type { Queue } from '#contract/queue.ts';
import { pathOf } from '#web/auth/menu-tree.ts';
import type { MenuLink } from '#web/auth/profile.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { mayOpen, useQueue, useQueues } from '#web/data/queues.tsx';
import { useLabel } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import classes from './queue-badge.module.css';

type Entry = Pick<MenuLink, 'badge'> & { readonly link?: string };

/** The queue counted next to a menu entry: one that the entry's page opens and the user may see. */
function useQueueOf({ badge, link }: Entry): Queue | undefined {
  const can = useCan();
  const queue = useQueues('calm')?.find(({ key, path }) => key === badge && path === pathOf(link ?? ''));
  return queue && mayOpen(queue, can) ? queue : undefined;
}

interface Props {
  readonly entry: Entry;
  /** Only a dot, for the rail. */
  readonly mini: boolean;
}

/** How many wait in the queue of an entry; nothing while unknown, none, or not permitted. */
export function QueueBadge({ entry, mini }: Props) {
  const queue = useQueueOf(entry);
  return queue ? <Count queue={queue} mini={mini} /> : null;
}

function Count({ queue, mini }: { readonly queue: Queue; readonly mini: boolean }) {
  const t = useText();
  const label = useLabel();
  const { count, more } = useQueue(queue);
  if (!count) return null;
  const text = count > 999 ? '999+' : `${count}${more ? '+' : ''}`;
  const waiting = t.shell.waiting(`${count}${more ? '+' : ''}`);
  return (
    <span className={classes.badge} data-mini={mini || undefined} title={`${label(queue.title)}: ${waiting}`}>
      {mini ? '' : text}
    </span>
  );
}

/** Gives its child where a menu entry leads: to what waits, while something does and the count says so. */
export function QueueLink({
  entry,
  children,
}: {
  readonly entry: Entry;
  readonly children: (href: string) => ReactNode;
}) {
  const queue = useQueueOf(entry);
  const usual = entry.link ?? '/';
  return queue ? <Waiting {...{ queue, usual, children }} /> : children(usual);
}

interface WaitingProps {
  readonly queue: Queue;
  readonly usual: string;
  readonly children: (href: string) => ReactNode;
}

function Waiting({ queue, usual, children }: WaitingProps) {
  const { count, link } = useQueue(queue);
  return children(count ? link : usual);
}
