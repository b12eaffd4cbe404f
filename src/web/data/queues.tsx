import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Access } from '#contract/call.ts';
import type { PageReply, Row } from '#contract/envelope.ts';
import type { Tone } from '#contract/field.ts';
import { type Queue, queueLink, queueParts, queueQuery } from '#contract/queue.ts';
import type { Text } from '#contract/text.ts';
import { countOf } from '#web/core/counted.ts';
import { whenCalm } from './activity.ts';
import { useGet } from './hooks.ts';
import { useOffers } from './use-offers.ts';

/** One kind of waiting work: how many, and the link that shows just these. */
export interface QueuePart {
  readonly label: Text;
  readonly tone: Tone;
  /** Absent until the first answer. */
  readonly count: number | undefined;
  readonly link: string;
}

interface QueuesValue {
  /** Undefined until they are loaded. */
  readonly queues: readonly Queue[] | undefined;
  /** Loads them, once. */
  ask(): void;
}

/** Without a provider there are none, and nobody waits for them. */
const QueuesContext = createContext<QueuesValue>({ queues: [], ask: () => undefined });

interface Props {
  /** Loads the queues of this product; they are not needed to sign in. */
  readonly load: () => Promise<readonly Queue[]>;
  readonly children: ReactNode;
}

/** Knows the queues from when the first component asks for them. */
export function QueuesProvider({ load, children }: Props) {
  const [queues, setQueues] = useState<readonly Queue[]>();
  const [isRequested, setIsRequested] = useState(false);
  useEffect(() => {
    let isCurrent = isRequested;
    if (isRequested)
      load().then(
        (loaded) => isCurrent && setQueues(loaded),
        // Without the counts the menu still works.
        () => isCurrent && setQueues([]),
      );
    return () => {
      isCurrent = false;
    };
  }, [load, isRequested]);
  const known = useMemo(() => ({ queues, ask: () => setIsRequested(true) }), [queues]);
  return <QueuesContext value={known}>{children}</QueuesContext>;
}

/** The queues, undefined until they are loaded: at once, or when the page has shown what it was opened for. */
export function useQueues(when: 'now' | 'calm' = 'now'): readonly Queue[] | undefined {
  const { queues, ask } = useContext(QueuesContext);
  // On a slow line the counts must not come between a person and the rows.
  useEffect(() => {
    if (when === 'calm') return whenCalm(ask);
    const timer = setTimeout(ask);
    return () => clearTimeout(timer);
  }, [ask, when]);
  const offered = useOffers();
  return queues?.filter(({ call }) => offered(call));
}

/** Whether the user may open what a queue counts; otherwise its count is hidden. */
export const mayOpen = ({ permissions }: Queue, can: (permission: Access) => boolean): boolean =>
  permissions.every((permission) => can(permission));

/** Milliseconds between two looks at a queue. */
const rhythm = 15_000;

export interface QueueState {
  /** Opens what is counted. */
  readonly link: string;
  /** Absent until the first answer. */
  readonly count: number | undefined;
  /** There may be more than `count`: the server does not say how many. */
  readonly more: boolean;
  readonly parts: readonly QueuePart[];
  /** Since when the oldest waits (UTC ISO 8601), if the queue says so. */
  readonly oldest: string | undefined;
  /** What all of it comes to, a decimal string of baht, if the queue says so. */
  readonly amount: string | undefined;
  readonly failed: boolean;
  refresh(): Promise<void>;
}

/** The state of one queue, kept fresh: one answer of the list that its link opens, under the same filter. */
export function useQueue(queue: Queue): QueueState {
  const query = useMemo(() => queueQuery(queue), [queue]);
  const { data, error, refresh } = useGet<PageReply<Row>>(queue.call, query, { refresh: rhythm });
  const facets = data?.facets;
  // They keep their place until it is known how many there are of each.
  const parts = facets || !data ? queueParts(queue) : [];
  const rows = data && countOf(data, { page: 1, limit: 1 });
  return {
    link: queueLink(queue),
    count: rows?.total,
    more: rows?.more === true,
    parts: parts.map(({ value, label, tone = 'neutral' }) => ({
      label,
      tone,
      count: facets && (facets[value] ?? 0),
      link: queueLink(queue, value),
    })),
    oldest: oldestOf(queue, data),
    amount: amountOf(queue, data),
    failed: error !== undefined,
    refresh,
  };
}

function oldestOf({ oldest }: Queue, reply: PageReply<Row> | undefined): string | undefined {
  const at = oldest === undefined ? undefined : reply?.data?.[0]?.[oldest];
  return typeof at === 'string' ? at : undefined;
}

function amountOf({ sum }: Queue, reply: PageReply<Row> | undefined): string | undefined {
  if (!sum) return undefined;
  const amount = sum.part === undefined ? reply?.totals?.[sum.field] : reply?.totals_by?.[sum.field]?.[sum.part];
  return typeof amount === 'string' ? amount : undefined;
}
