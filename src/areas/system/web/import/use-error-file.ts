import { useState } from 'react';
import { importErrors } from '#generated/web/system/calls/import.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { save } from '#web/screens/list/use-export.ts';
import { notify } from '#web/ui/notify.ts';

/** Downloads the failed lines of a batch as a file. */
export function useErrorFile(batchId: string) {
  const client = useClient();
  const describe = useDescribeError();
  const [isRunning, setRunning] = useState(false);
  return {
    isRunning,
    async run() {
      setRunning(true);
      try {
        const file = await client.download(importErrors, { query: { batch_id: batchId } });
        save(file.blob, file.fileName ?? `${batchId}-errors.csv`);
      } catch (error) {
        notify.error(describe(failureOf(error)));
      } finally {
        setRunning(false);
      }
    },
  };
}
