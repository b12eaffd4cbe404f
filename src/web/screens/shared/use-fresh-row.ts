import { useCallback, useEffect, useRef, useState } from 'react';
import type { Call } from '#contract/call.ts';
import type { RecordReply, Row } from '#contract/envelope.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useClient } from '#web/data/client-context.tsx';
import { failureOf } from '#web/data/failure-of.ts';
import { useReturn } from '#web/data/use-return.ts';

export interface FreshRow {
  /** The row as the server has it now; undefined while it is read. */
  readonly row: Row | undefined;
  readonly error: ApiError | undefined;
  /** Reads it once more. */
  readonly read: () => Promise<void>;
}

/**
 * Reads a record past every cache, so that what is confirmed is what is there; by itself again once a server that was away is
 * back. Without a record call the row at hand must do.
 */
export function useFreshRow(record: Call | undefined, key: string, row: Row): FreshRow {
  const client = useClient();
  const [fresh, setFresh] = useState<Row | undefined>(record === undefined ? row : undefined);
  const [error, setError] = useState<ApiError>();
  const turn = useRef(0);
  const atHand = useRef(row);
  atHand.current = row;
  const value = row[key];
  const read = useCallback(async () => {
    if (record === undefined) return;
    turn.current += 1;
    const mine = turn.current;
    try {
      const reply = await client.request<RecordReply<Row>>(record, {
        query: { [record.key ?? key]: value },
        quiet: true,
      });
      if (mine !== turn.current) return;
      setFresh(reply.data);
      setError(undefined);
    } catch (failure) {
      if (mine !== turn.current) return;
      const cause = failureOf(failure);
      // The server has no such call: the row at hand must do.
      if (cause.fault === 'absent') setFresh(atHand.current);
      else setError(cause);
    }
  }, [client, record, key, value]);
  useEffect(() => {
    void read();
    return () => {
      turn.current += 1;
    };
  }, [read]);
  useReturn(() => {
    if (error) void read();
  }, error);
  return { row: fresh, error, read };
}
