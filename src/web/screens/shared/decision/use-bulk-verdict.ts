import { useCallback, useEffect, useRef, useState } from 'react';
import type { Decision, EachVerdict, Verdict } from '#contract/decision.ts';
import type { Row } from '#contract/envelope.ts';
import { useClient } from '#web/data/client-context.tsx';
import { failureOf } from '#web/data/failure-of.ts';
import { useReturn } from '#web/data/use-return.ts';
import { readVerdict } from './read-verdict.ts';
import { type Asked, isAbsent } from './use-verdict.ts';

/** A question about each of several records: its key, and what its verdict depends on. */
export interface Question {
  readonly key: string;
  readonly query: Row;
}

export interface BulkAsked extends Pick<Asked, 'state' | 'error' | 'ask'> {
  /** What holds for all of them together: limits that they share, and whether they pass them. */
  readonly together: Verdict | undefined;
  readonly each: ReadonlyMap<string, Omit<EachVerdict, 'key'>>;
}

type Found = Omit<BulkAsked, 'ask'>;
const none: Found = { state: 'absent', error: undefined, together: undefined, each: new Map() };

/** Records per request where the server takes one at a time. */
const atOnce = 4;

/** Reads the verdict of an action on each of several records. As `useVerdict`. `keyName` = the name of their key in the call. */
export function useBulkVerdict(
  decision: Decision | undefined,
  keyName: string,
  questions: readonly Question[],
): BulkAsked {
  const client = useClient();
  const [found, setFound] = useState<Found>({ ...none, state: decision ? 'asking' : 'absent' });
  const turn = useRef(0);
  const text = JSON.stringify(questions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the questions
  const ask = useCallback(async () => {
    if (!decision) return;
    turn.current += 1;
    const mine = turn.current;
    const read = async (query: Row) =>
      readVerdict((await client.request<{ readonly data?: unknown }>(decision.verdict, { query, quiet: true })).data);
    const answer = async (): Promise<Found> => {
      if (decision.many) {
        const [first] = questions;
        const { [keyName]: _own, ...rest } = first?.query ?? {};
        const together = await read({ ...rest, ids: questions.map(({ key }) => key) });
        if (!together?.each) return none;
        return {
          state: 'known',
          error: undefined,
          together,
          each: new Map(together.each.map((one) => [one.key, one])),
        };
      }
      const each = new Map<string, Verdict>();
      for (let at = 0; at < questions.length; at += atOnce) {
        const part = await Promise.all(
          questions.slice(at, at + atOnce).map(async ({ key, query }) => [key, await read(query)] as const),
        );
        for (const [key, verdict] of part) {
          if (!verdict) return none;
          each.set(key, verdict);
        }
      }
      return { state: 'known', error: undefined, together: undefined, each };
    };
    try {
      const next = await answer();
      if (mine === turn.current) setFound(next);
    } catch (thrown) {
      const error = failureOf(thrown);
      if (mine === turn.current) setFound(isAbsent(error) ? none : { ...none, state: 'failed', error });
    }
  }, [client, decision, keyName, text]);
  useEffect(() => {
    void ask();
    return () => {
      turn.current += 1;
    };
  }, [ask]);
  useReturn(() => {
    if (found.state === 'failed') void ask();
  }, found.error);
  return { ...found, ask };
}
