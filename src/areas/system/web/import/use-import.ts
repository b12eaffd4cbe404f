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

/** Milliseconds between two looks at a batch that is being imported. */
const rhythm = 1_000;

export interface Importing {
  readonly kind: ImportKind;
  readonly step: Step;
  readonly batch: Batch | undefined;
  readonly batchId: string | undefined;
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  readonly mayRun: boolean;
  /** The call of every step. */
  readonly run: Pick<ReturnType<typeof useImportRun>, 'send' | 'isSending'>;
  /** Nobody tells a batch: it is known as the last step left it, on this page alone. */
  readonly isAlone: boolean;
  refresh(): Promise<void>;
  /** Goes to a batch; `match` = to its columns, whatever its status. */
  open(batchId: string | undefined, match?: boolean): void;
}

/** The step that a batch is at. */
export function stepOf(batch: Pick<Batch, 'status'> | undefined, match: boolean): Step {
  if (!batch) return 1;
  if (batch.status === 'staged') return 2;
  if (batch.status === 'validated') return match ? 2 : 3;
  return 4;
}

/** Where the wizard is. The address holds the batch, so that a reload goes on where the person was. */
export function useImport(kind: ImportKind): Importing {
  const router = useRouter();
  const [path, navigate] = useLocation();
  const can = useCan();
  const { send, isSending } = useImportRun();
  const [told, setTold] = useState<Batch>();
  const run = useMemo(
    () => ({
      isSending,
      async send(...input: Parameters<typeof send>) {
        const reply = await send(...input);
        setTold(reply.data);
        return reply;
      },
    }),
    [send, isSending],
  );
  const place = new URLSearchParams(router.searchHook(router));
  const batchId = place.get('batch') ?? undefined;
  const answer = useImportBatch(batchId === undefined ? null : { batch_id: batchId });
  const batch = answer.absent ? told : answer.data?.data;
  const known = batch && batch.batch_id === batchId ? batch : undefined;
  const live = useImportBatch(known?.status === 'importing' ? { batch_id: known.batch_id } : null, { refresh: rhythm });
  const open = useCallback(
    (next: string | undefined, match = false) =>
      navigate(next === undefined ? path : `${path}?batch=${encodeURIComponent(next)}${match ? '&step=match' : ''}`),
    [navigate, path],
  );
  return {
    kind,
    step: batchId === undefined ? 1 : stepOf(known, place.get('step') === 'match'),
    batch: known,
    batchId,
    isLoading: batchId !== undefined && answer.isLoading,
    error: known ? undefined : answer.error,
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
