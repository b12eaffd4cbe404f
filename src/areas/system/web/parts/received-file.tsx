import { useEffect, useRef } from 'react';
import type { Fields } from '#contract/envelope.ts';
import type { ActionPart } from '#contract/screen-part.ts';
import type { SubscriptionFilesReply } from '#generated/api/system.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { notify } from '#web/ui/notify.ts';
import { save } from '#web/ui/save-file.ts';

/** Hands the file of a row to the browser, and says so where that fails. Draws nothing. */
export default function ReceivedFile({ action, rows: [row], close }: ActionPart<Fields<SubscriptionFilesReply>>) {
  const client = useClient();
  const describe = useDescribeError();
  const { call } = action;
  const { id, file_name: name } = row;
  const last = useRef({ close, describe });
  last.current = { close, describe };
  useEffect(() => {
    if (!call) return;
    const stop = new AbortController();
    client
      .download(call, { query: { id }, signal: stop.signal })
      .then(
        ({ blob, fileName }) => save(blob, fileName ?? name ?? ''),
        (error: unknown) => {
          if (!stop.signal.aborted) notify.error(last.current.describe(failureOf(error)));
        },
      )
      .finally(() => {
        if (!stop.signal.aborted) last.current.close();
      });
    return () => stop.abort();
  }, [client, call, id, name]);
  return null;
}
