import { useState } from 'react';
import type { Call } from '#contract/call.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { notify } from '#web/ui/notify.ts';
import { save } from '#web/ui/save-file.ts';

/** Downloads the rows of a batch that did not pass. */
export function useFailures(call: Call, key: string, id: string) {
  const client = useClient();
  const describe = useDescribeError();
  const [isRunning, setRunning] = useState(false);
  return {
    isRunning,
    async run() {
      setRunning(true);
      try {
        const file = await client.download(call, { query: { [key]: id } });
        save(file.blob, file.fileName ?? `${id}.csv`);
      } catch (error) {
        notify.error(describe(failureOf(error)));
      } finally {
        setRunning(false);
      }
    },
  };
}
