import { useState } from 'react';
import { importBatchFields as f } from '#generated/api/fields/import-batch.ts';
import { useImportFix } from '#generated/web/system/hooks/import.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { notify } from '#web/ui/notify.ts';
import { useImportText } from './texts.ts';
import type { Batch, ImportWizard } from './use-import.ts';
import { type Rows, useRows } from './use-rows.ts';

/** Groups of rows by the result of their check. */
export type Group = 'error' | 'dup' | 'ok';

/** Rows per page. */
export const limit = 50;

export interface Check {
  readonly importing: ImportWizard;
  readonly batch: Batch;
  readonly group: Group;
  readonly page: number;
  readonly list: Rows;
  /** The batch contains balances or other credit. */
  readonly brings: boolean;
  /** Why the batch cannot be imported. */
  readonly obstacle: string | undefined;
  show(group: Group): void;
  setPage(page: number): void;
  /** Sets what to do about existing members; the batch is checked again. */
  onDuplicate(chosen: string): void;
  /** Corrects one cell of a row. */
  repair(rowNo: number, field: string, value: string): Promise<void>;
}

/** The group shown first: errors if any, else the rows to import. */
function firstGroup(batch: Batch): Group {
  return batch.row_error > 0 ? 'error' : batch.row_ok > 0 ? 'ok' : 'dup';
}

/** The rows of a batch by group, and their correction before the import. */
export function useCheck(importing: ImportWizard, batch: Batch): Check {
  const { kind, run } = importing;
  const describe = useDescribeError();
  const [group, setGroup] = useState<Group>(() => firstGroup(batch));
  const [page, setPage] = useState(1);
  const { send: fix } = useImportFix();
  const list = useRows(kind.type, { batch_id: batch.batch_id, result: group, page, limit });
  const brings = kind.type === 'wallet' || batch.amount_total !== '0.00';
  const obstacle = useObstacle(batch, brings);
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      notify.error(describe(failureOf(error)));
    }
  };
  const show = (next: Group) => {
    setGroup(next);
    setPage(1);
  };
  const onDuplicate = (onDuplicate: string) => {
    const chosen = f.on_duplicate.options?.find(({ value }) => value === onDuplicate)?.value;
    if (chosen !== 'skip' && chosen !== 'update' && chosen !== 'error') return;
    void attempt(async () => {
      await run.send({ batch_id: batch.batch_id, mode: 'dry_run', on_duplicate: chosen });
      await importing.refresh();
    });
  };
  const repair = (rowNo: number, field: string, value: string) =>
    attempt(async () => {
      await fix({ batch_id: batch.batch_id, row_no: rowNo, values: { [field]: value } });
      await Promise.all([importing.refresh(), list.refresh()]);
    });
  return { importing, batch, group, page, list, brings, obstacle, show, setPage, onDuplicate, repair };
}

function useObstacle(batch: Batch, brings: boolean): string | undefined {
  const text = useImportText();
  const can = useCan();
  if (batch.on_duplicate === 'error' && batch.row_dup > 0) return text.stops(formatCount(batch.row_dup));
  if (batch.row_todo === 0) return text.nothing;
  return brings && !can('system.import.wallet') ? text.noWallet : undefined;
}
