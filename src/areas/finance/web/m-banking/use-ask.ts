import { useCallback, useEffect, useRef, useState } from 'react';
import type { RecordReply } from '#contract/envelope.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import type { Mutation } from '#web/data/hooks.ts';

export interface Asked<T> {
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  again(): void;
}

/**
 * Sends a reading POST whenever its body changes, and every `refresh` milliseconds while the page is visible. The answer
 * to an earlier body never replaces a later one's. `null` sends nothing. `mark` = anything else that the answer depends on:
 * when it changes, the call is sent again, and the earlier answer is dropped.
 */
export function useAsk<B extends object, T>(
  mutation: Mutation<B, RecordReply<T>>,
  body: B | null,
  refresh?: number,
  mark = '',
): Asked<T> {
  const { send } = mutation;
  const [state, setState] = useState<{ readonly key: string; readonly data?: T; readonly error?: ApiError }>({
    key: '',
  });
  const [isLoading, setLoading] = useState(false);
  const text = body === null ? '' : JSON.stringify(body);
  const key = text === '' ? '' : `${mark} ${text}`;
  const latest = useRef(key);
  latest.current = key;

  const ask = useCallback(async () => {
    if (key === '') return;
    setLoading(true);
    try {
      const { data } = await send(JSON.parse(text));
      if (latest.current === key) setState({ key, data });
    } catch (error) {
      // What was shown stays; a failed look in between only says so.
      const failure = failureOf(error);
      if (latest.current === key)
        setState((previous) =>
          previous.key === key && previous.data !== undefined
            ? { key, data: previous.data, error: failure }
            : { key, error: failure },
        );
    } finally {
      if (latest.current === key) setLoading(false);
    }
  }, [key, text, send]);

  useEffect(() => {
    void ask();
    if (refresh === undefined || key === '') return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask();
    }, refresh);
    return () => clearInterval(timer);
  }, [ask, refresh, key]);

  const current = state.key === key ? state : undefined;
  return { data: current?.data, error: current?.error, isLoading, again: () => void ask() };
}
