import { useRef, useState } from 'react';
import type { Call } from '#contract/call.ts';
import type { Row } from '#contract/envelope.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { useInvalidate } from '#web/data/hooks.ts';

export type BulkState = 'waiting' | 'ok' | 'failed' | 'unknown' | 'skipped';

export interface Result {
  readonly state: BulkState;
  readonly message?: string;
}

/** One call of several: whose it is, and what is sent. */
export interface Job {
  readonly id: string;
  readonly body: Row;
  /** It is refused: the call is not sent. */
  readonly refused?: string | undefined;
}

/** Sends the same call for several records, one after the other, and reports the result of each. */
export function useBulkRun(call: Call, onOk: (id: string, reply: unknown) => void) {
  const client = useClient();
  const invalidate = useInvalidate();
  const describe = useDescribeError();
  const [results, setResults] = useState<ReadonlyMap<string, Result>>();
  const [isRunning, setRunning] = useState(false);
  const stopped = useRef(false);

  const one = async ({ id, body, refused }: Job): Promise<Result> => {
    if (refused !== undefined) return { state: 'skipped', message: refused };
    try {
      onOk(id, await client.request(call, { body }));
      return { state: 'ok' };
    } catch (error) {
      // Without a clear answer the rest must wait: the failure may not be this row's.
      const failure = failureOf(error);
      if (failure.mayHaveHappened) stopped.current = true;
      return { state: failure.mayHaveHappened ? 'unknown' : 'failed', message: describe(failure) };
    }
  };

  const run = async (jobs: readonly Job[]) => {
    stopped.current = false;
    setRunning(true);
    const told = new Map<string, Result>(jobs.map(({ id }) => [id, { state: 'waiting' }]));
    setResults(new Map(told));
    for (const job of jobs) {
      told.set(job.id, stopped.current ? { state: 'skipped' } : await one(job));
      setResults(new Map(told));
    }
    setRunning(false);
    await invalidate(call.invalidates ?? []);
    return told;
  };
  return {
    results,
    isRunning,
    run,
    stop: () => {
      stopped.current = true;
    },
  };
}
