import { useCallback, useEffect, useRef, useState } from 'react';
import type { Call } from '#contract/call.ts';
import type { Verdict } from '#contract/decision.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useClient } from '#web/data/client-context.tsx';
import { failureOf } from '#web/data/failure-of.ts';
import { toQueryString } from '#web/data/query-string.ts';
import { useReturn } from '#web/data/use-return.ts';
import { readVerdict } from './read-verdict.ts';

/**
 * What is known of a verdict. `absent` = the server has no such call, or its answer is none: the record must do, and the
 * action itself says what it refuses. `failed` = nobody knows yet.
 */
export interface Asked {
  readonly state: 'asking' | 'known' | 'absent' | 'failed';
  /** The last answer, also while a newer one is on its way. */
  readonly verdict: Verdict | undefined;
  readonly error: ApiError | undefined;
  /** Asks once more, now. */
  readonly ask: () => Promise<void>;
}

/** Milliseconds after the last keystroke. */
const pause = 250;

/** The server has no such call. */
export const isAbsent = ({ fault, status }: ApiError) =>
  fault === 'absent' || fault === 'malformed' || (fault === 'http' && [404, 405, 501].includes(status));

type Found = Pick<Asked, 'state' | 'verdict' | 'error'>;
const asking: Found = { state: 'asking', verdict: undefined, error: undefined };
const none: Found = { state: 'absent', verdict: undefined, error: undefined };

/**
 * Asks for the verdict on an action, past every cache, and again whenever what it depends on changes. It comes back by
 * itself with the server. Without a call, or while `query` is null, there is nothing to ask.
 */
export function useVerdict(call: Call | undefined, query: object | null): Asked {
  const client = useClient();
  const [found, setFound] = useState<Found>(call && query ? asking : none);
  const turn = useRef(0);
  const text = call && query ? toQueryString(query) : undefined;
  const ask = useCallback(async () => {
    if (!call || text === undefined) return;
    turn.current += 1;
    const mine = turn.current;
    const settle = (next: (before: Found) => Found) => {
      if (mine === turn.current) setFound(next);
    };
    try {
      const reply = await client.request<{ readonly data?: unknown }>(call, {
        query: Object.fromEntries(new URLSearchParams(text)),
        quiet: true,
      });
      const verdict = readVerdict(reply.data);
      settle(() => (verdict ? { state: 'known', verdict, error: undefined } : none));
    } catch (thrown) {
      const error = failureOf(thrown);
      settle((before) => (isAbsent(error) ? none : { state: 'failed', verdict: before.verdict, error }));
    }
  }, [client, call, text]);

  const isFirst = useRef(true);
  useEffect(() => {
    if (text === undefined) {
      turn.current += 1;
      setFound(none);
      return;
    }
    setFound((before) => (before.state === 'known' ? before : asking));
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : pause);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      turn.current += 1;
    };
  }, [text, ask]);
  useReturn(() => {
    if (found.state === 'failed') void ask();
  }, found.error);
  return { ...found, ask };
}
