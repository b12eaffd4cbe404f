import { useCallback, useState } from 'react';
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';

/** A query to the gateway, sent only on click because the answer may change our books. */
export interface ManualQuery<Answer> {
  readonly answer: Answer | undefined;
  readonly failure: string | undefined;
  readonly isAsking: boolean;
  ask(query: object): Promise<void>;
}

/** Sends a read-only call that returns a record, on request. `onAnswer` runs after every answer. */
export function useManualQuery<Answer>(call: Call, onAnswer: () => void): ManualQuery<Answer> {
  const client = useClient();
  const describe = useDescribeError();
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback(
    async (query: object) => {
      setAsking(true);
      setFailure(undefined);
      try {
        setAnswer((await client.request<RecordReply<Answer>>(call, { query })).data);
        onAnswer();
      } catch (error) {
        setAnswer(undefined);
        setFailure(describe(failureOf(error)));
      } finally {
        setAsking(false);
      }
    },
    [client, call, describe, onAnswer],
  );
  return { answer, failure, isAsking, ask };
}
