import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Call } from '#contract/call.ts';
import type { PageReply, Row } from '#contract/envelope.ts';
import type { Tone } from '#contract/field.ts';
import type { Text } from '#contract/text.ts';
import { countOf } from '#web/core/counted.ts';
import { useGet } from './hooks.ts';
import { useOffers } from './use-offers.ts';

/** One kind of waiting work: how many, and the link that shows just these. */
export interface QueuePart {
  readonly label: Text;
  readonly tone: Tone;
  readonly count: number;
  readonly link: string;
}

/** Work that waits for someone: a count for the drawer and a card on the home page. */
export interface Queue {
  /** The `badge_key` of the menu entry that shows the count. */
  readonly key: string;
  readonly title: Text;
  readonly link: string;
  readonly call: Call;
  /** Whose work it is, where not everybody who may see it can do it. */
  readonly permission?: string;
  readonly query: Readonly<Record<string, string | number>>;
  /** The same by kind of work, if the reply says so. */
  parts?(reply: unknown): readonly QueuePart[];
  /** Since when the oldest waits (UTC ISO 8601), if the reply says so. */
  oldest?(reply: unknown): string | undefined;
  /** What all of it comes to, a decimal string of baht, if the reply says so. */
  amount?(reply: unknown): string | undefined;
}

interface Known {
  readonly queues: readonly Queue[];
  /** Loads them, once. */
  ask(): void;
}

const QueuesContext = createContext<Known>({ queues: [], ask: () => undefined });

interface Props {
  /** Loads the queues of this product; they are not needed to sign in. */
  readonly load: () => Promise<readonly Queue[]>;
  readonly children: ReactNode;
}

/** Knows the queues from when the first component asks for them. */
export function QueuesProvider({ load, children }: Props) {
  const [queues, setQueues] = useState<readonly Queue[]>([]);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    let wanted = asked;
    if (asked)
      load().then(
        (loaded) => wanted && setQueues(loaded),
        // Without the counts the menu still works.
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [load, asked]);
  const known = useMemo(() => ({ queues, ask: () => setAsked(true) }), [queues]);
  return <QueuesContext value={known}>{children}</QueuesContext>;
}

/**
 * The queues, empty until they are loaded: `after` so many milliseconds, where a page has other things to show first;
 * null does not ask for them yet.
 */
export function useQueues(after: number | null = 0): readonly Queue[] {
  const { queues, ask } = useContext(QueuesContext);
  useEffect(() => {
    if (after === null) return;
    const timer = setTimeout(ask, after);
    return () => clearTimeout(timer);
  }, [ask, after]);
  const offered = useOffers();
  return queues.filter(({ call }) => offered(call));
}

/** Milliseconds between two looks at a queue. */
const rhythm = 15_000;

export interface QueueState {
  /** Absent until the first answer. */
  readonly count: number | undefined;
  /** There may be more than `count`: the server does not say how many. */
  readonly more: boolean;
  readonly parts: readonly QueuePart[];
  readonly oldest: string | undefined;
  readonly amount: string | undefined;
  readonly failed: boolean;
}

/** The state of one queue, kept fresh; `active` false asks nothing (no permission). */
export function useQueue(queue: Queue, active: boolean): QueueState {
  const { data, error } = useGet<PageReply<Row>>(queue.call, active ? queue.query : null, { refresh: rhythm });
  const rows = data && countOf(data, { page: 1, limit: Number(queue.query.limit ?? 1) });
  return {
    count: rows?.total,
    more: rows?.more === true,
    parts: (data !== undefined && queue.parts?.(data)) || [],
    oldest: data === undefined ? undefined : queue.oldest?.(data),
    amount: data === undefined ? undefined : queue.amount?.(data),
    failed: error !== undefined,
  };
}
