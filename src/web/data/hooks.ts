import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { Call } from '#contract/call.ts';
import { ApiError } from './api-error.ts';
import type { Reading } from './changes.ts';
import type { Client } from './client.ts';
import { useClient } from './client-context.tsx';
import { logFailure } from './failures.ts';
import { toQueryString } from './query-string.ts';

export interface QueryOptions {
  /**
   * Milliseconds between refreshes where the server does not say what changes; they rest while the tab is hidden or
   * offline. Where it does, every answer is read again when it has changed.
   */
  readonly refresh?: number | undefined;
  /** Somebody decides by what is shown: it is not read again by itself meanwhile. */
  readonly still?: boolean | undefined;
  /** It is read again also while nobody sees the page: somebody is told of it. */
  readonly unseen?: boolean | undefined;
  /** Keep showing the last answer while another query loads (paging). */
  readonly keepPrevious?: boolean | undefined;
  /** Never ask again by itself: reference data that lasts as long as the page. */
  readonly once?: boolean | undefined;
  /** Of a list: do not wait for a total, sums and counts that take long. */
  readonly summaryLater?: boolean | undefined;
  /** Of a list: request only its total, sums and counts; again whenever this text changes. */
  readonly summaryOf?: string | undefined;
}

export interface Query<T> {
  /** The last answer: the whole envelope. */
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  /** The first answer for this query is on its way. */
  readonly isLoading: boolean;
  /** Some answer is on its way. */
  readonly isValidating: boolean;
  /**
   * An extension that this server does not have, or, where it announces none, has not answered yet: the part of the
   * screen that shows the answer is away. There is no data then, no error, and nothing to wait for.
   */
  readonly absent: boolean;
  refresh(): Promise<void>;
}

export interface SendOptions {
  readonly idempotencyKey?: string | undefined;
}

export interface Mutation<B, T> {
  /** Rejects with ApiError. A second press while the first is under way shares its answer. */
  send(body: B, options?: SendOptions): Promise<T>;
  readonly isSending: boolean;
  readonly error: ApiError | undefined;
  reset(): void;
}

/** The hook of a GET call. */
export type GetHook<C> =
  C extends Call<infer Sent, infer Answer> ? (query: Sent | null, options?: QueryOptions) => Query<Answer> : never;

/** The hook of a POST call. */
export type PostHook<C> = C extends Call<infer Sent, infer Answer> ? () => Mutation<Sent, Answer> : never;

/** Key of an answer in the cache. */
export const queryKey = (call: Call, query: object): readonly [string, string] => [
  call.path,
  toQueryString({ ...query, ...call.variant }),
];

const aheadKey = (key: readonly string[]) => key.join('?');
/** The query that a key stands for. */
const sentBy = ([, text]: readonly string[]) => Object.fromEntries(new URLSearchParams(text));

/**
 * Requests the first answer of a list for the hook that will want it; `quiet` where nobody waits for it yet. Resolves when it
 * is there or has failed.
 */
export async function askAhead(client: Client, call: Call, query: object, { quiet = false } = {}): Promise<void> {
  const key = queryKey(call, query);
  await client.ahead.ask(aheadKey(key), () => client.request(call, { query: sentBy(key), summary: 'later', quiet }));
}

/** Tells whether the answer to a query is kept already. */
export function useKnown(): (call: Call, query: object) => boolean {
  const { cache } = useSWRConfig();
  return (call, query) => cache.get(unstable_serialize(queryKey(call, query)))?.data !== undefined;
}

/**
 * The answer that was requested ahead, until it is kept: SWR would show what it had before until its own request has
 * been answered, and a page that is there would be drawn twice.
 */
function useEarly<T>(key: readonly string[] | null): T | undefined {
  const { ahead } = useClient();
  const { cache } = useSWRConfig();
  const early = useRef<{ readonly name: string; readonly answer: T }>(undefined);
  if (key === null) return undefined;
  const name = aheadKey(key);
  const answer = ahead.peek(name) as T | undefined;
  if (answer !== undefined) early.current = { name, answer };
  const isKept = cache.get(unstable_serialize(key))?.data !== undefined;
  if (isKept || early.current?.name !== name) early.current = undefined;
  return early.current?.answer;
}

/**
 * Reads a GET call and keeps its answer fresh. `null` requests nothing.
 * An answer to an earlier request never replaces one to a later request.
 */
export function useGet<T>(call: Call, query: object | null, options: QueryOptions = {}): Query<T> {
  const client = useClient();
  const seen = useRef(new Set<string>());
  const { summaryOf } = options;
  const { offers } = client;
  const offer = useSyncExternalStore(offers.subscribe, () => offers.of(call));
  const key =
    query === null || offer === 'absent'
      ? null
      : [...queryKey(call, query), ...(summaryOf === undefined ? [] : [summaryOf])];
  const fetcher = async (asked: readonly string[]) => {
    const [path = '', text = ''] = asked;
    const quiet = summaryOf !== undefined || seen.current.has(text);
    const summary = summaryOf !== undefined ? 'alone' : options.summaryLater ? 'later' : undefined;
    try {
      const early = summary === 'later' ? client.ahead.take(aheadKey(asked)) : undefined;
      const answer = await ((early as Promise<T> | undefined) ??
        client.request<T>(call, { query: sentBy(asked), quiet, summary }));
      seen.current.add(text);
      return answer;
    } catch (error) {
      if (error instanceof ApiError) logFailure(path, error);
      throw error;
    }
  };
  const early = useEarly<T>(options.summaryLater ? key : null);
  const answer = useSWR<T, ApiError>(key, fetcher, {
    ...(early !== undefined && { fallbackData: early }),
    keepPreviousData: options.keepPrevious ?? false,
    ...(options.once && { revalidateIfStale: false, revalidateOnReconnect: false }),
  });
  const { mutate } = answer;
  const refresh = useCallback(async () => {
    // A failed refresh shows as `error`; the caller has nothing to catch.
    await mutate().catch(() => undefined);
  }, [mutate]);
  useReading(client, key && summaryOf === undefined ? { call, key, options, refresh } : undefined);
  if (offer === 'absent' || (offer === 'unasked' && answer.data === undefined))
    return { data: undefined, error: undefined, isLoading: false, isValidating: false, absent: true, refresh };
  return {
    data: early ?? answer.data,
    error: answer.error,
    isLoading: early === undefined && answer.isLoading,
    isValidating: answer.isValidating,
    absent: false,
    refresh,
  };
}

/** Says that an answer is on screen, so that it is kept fresh. */
function useReading({ changes }: Client, reading: Reading | undefined): void {
  const latest = useRef(reading);
  latest.current = reading;
  const { key, options } = reading ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: who plans looks again when the options change
  useEffect(
    () => latest.current && changes.watch(latest as { readonly current: Reading }),
    [changes, key?.join('?'), options?.refresh, options?.still],
  );
}

/** Makes every cached answer of these GET paths stale; those on screen are read again. */
export function useInvalidate(): (paths: readonly string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (paths) => {
      await Promise.allSettled(await mutate((key) => Array.isArray(key) && paths.includes(String(key[0]))));
    },
    [mutate],
  );
}

/** Sends a POST call, then makes stale what it names. Nothing is ever sent a second time by itself. */
export function usePost<B extends object, T>(call: Call): Mutation<B, T> {
  const client = useClient();
  const invalidate = useInvalidate();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<ApiError>();
  const underWay = useRef<{ readonly text: string; readonly answer: Promise<T> }>(undefined);

  const send = useCallback(
    (body: B, options: SendOptions = {}) => {
      const text = JSON.stringify(body);
      if (underWay.current?.text === text) return underWay.current.answer;
      const run = async () => {
        setSending(true);
        setError(undefined);
        try {
          const answer = await client.request<T>(call, { body, idempotencyKey: options.idempotencyKey });
          void invalidate(call.invalidates ?? []);
          return answer;
        } catch (failure) {
          if (failure instanceof ApiError) {
            setError(failure);
            logFailure(call.path, failure);
            // The screen was wrong about the record, or nobody knows what became of it: look again.
            if (failure.mayHaveHappened || [409, 423].includes(failure.code)) void invalidate(call.invalidates ?? []);
          }
          throw failure;
        } finally {
          if (underWay.current?.text === text) underWay.current = undefined;
          setSending(false);
        }
      };
      const answer = run();
      underWay.current = { text, answer };
      return answer;
    },
    [call, client, invalidate],
  );
  const reset = useCallback(() => setError(undefined), []);
  return useMemo(() => ({ send, isSending, error, reset }), [send, isSending, error, reset]);
}
