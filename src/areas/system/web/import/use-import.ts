import { useCallback, useMemo, useState } from 'react';
import { useLocation, useRouter } from 'wouter';
import type { ImportBatchReply } from '#generated/api/system.ts';
import { importRun } from '#generated/web/system/calls/import.ts';
import { useImportBatch, useImportRun } from '#generated/web/system/hooks/import.ts';
import { useCan } from '#web/auth/session-context.tsx';
import type { ApiError } from '#web/data/api-error.ts';
import type { ImportKind } from './kinds.ts';

export type Batch = ImportBatchReply;
export type Step = 1 | 2 | 3 | 4;

/** Polling interval of a running import, in milliseconds. */
const pollingInterval = 1_000;

export interface ImportWizard {
  readonly kind: ImportKind;
  readonly step: Step;
  readonly batch: Batch | undefined;
  readonly batchId: string | undefined;
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  readonly mayRun: boolean;
  /** The call used by every step. */
  readonly run: Pick<ReturnType<typeof useImportRun>, 'send' | 'isSending'>;
  /** The server cannot return batches: this page only knows the reply of the last step. */
  readonly isAlone: boolean;
  refresh(): Promise<void>;
  /** Opens a batch; `match` = at its column mapping, whatever its status. */
  open(batchId: string | undefined, match?: boolean): void;
}

/** The step of the wizard that matches a batch's status. */
export function stepOf(batch: Pick<Batch, 'status'> | undefined, match: boolean): Step {
  if (!batch) return 1;
  if (batch.status === 'staged') return 2;
  if (batch.status === 'validated') return match ? 2 : 3;
  return 4;
}

/** State of the wizard. The URL holds the batch, so that a reload continues with it. */
export function useImport(kind: ImportKind): ImportWizard {
  const router = useRouter();
  const [path, navigate] = useLocation();
  const can = useCan();
  const { send, isSending } = useImportRun();
  const [lastReply, setLastReply] = useState<Batch>();
  const run = useMemo(
    () => ({
      isSending,
      async send(...input: Parameters<typeof send>) {
        const reply = await send(...input);
        setLastReply(reply.data);
        return reply;
      },
    }),
    [send, isSending],
  );
  const query = new URLSearchParams(router.searchHook(router));
  const batchId = query.get('batch') ?? undefined;
  const answer = useImportBatch(batchId === undefined ? null : { batch_id: batchId });
  const batch = answer.absent ? lastReply : answer.data?.data;
  const currentBatch = batch && batch.batch_id === batchId ? batch : undefined;
  const live = useImportBatch(currentBatch?.status === 'importing' ? { batch_id: currentBatch.batch_id } : null, {
    refresh: pollingInterval,
  });
  const open = useCallback(
    (next: string | undefined, match = false) =>
      navigate(next === undefined ? path : `${path}?batch=${encodeURIComponent(next)}${match ? '&step=match' : ''}`),
    [navigate, path],
  );
  return {
    kind,
    step: batchId === undefined ? 1 : stepOf(currentBatch, query.get('step') === 'match'),
    batch: currentBatch,
    batchId,
    isLoading: batchId !== undefined && answer.isLoading,
    error: currentBatch ? undefined : answer.error,
    mayRun: can(importRun.permission),
    run,
    isAlone: answer.absent,
    async refresh() {
      await answer.refresh();
      await live.refresh();
    },
    open,
  };
}
