import { importBatchFields as f } from '#generated/api/fields/import-batch.ts';
import { importFix } from '#generated/web/system/calls/import.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useOffers } from '#web/data/use-offers.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Pager } from '#web/screens/shared/pager.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { previewed } from './kinds.ts';
import { RowTable } from './row-table.tsx';
import figures from './run.module.css';
import { useImportText } from './texts.ts';
import { type Check, limit } from './use-check.ts';

/** The rows of the selected group, or why there are none, and their totals. */
export function CheckRows({ check }: { readonly check: Check }) {
  const text = useImportText();
  const describe = useDescribeError();
  const isOffered = useOffers();
  const { list, page, repair } = check;
  const { kind, mayRun } = check.importing;
  const isEmpty = list.rows.length === 0;
  return (
    <>
      {list.isLoading && <SkeletonLines count={8} />}
      {list.error && isEmpty && <ErrorState message={describe(list.error)} onRetry={() => void list.refresh()} />}
      {!list.isLoading && !list.error && !list.absent && isEmpty && <EmptyState title={text.noRows} />}
      {!isEmpty && (
        <>
          <RowTable
            fields={previewed[kind.type]}
            rows={list.rows}
            onFix={mayRun && isOffered(importFix) ? repair : undefined}
          />
          {list.total > limit && <Pager page={page} limit={limit} total={list.total} onPage={check.setPage} />}
        </>
      )}
      {check.brings && <Sums check={check} />}
    </>
  );
}

function Sums({ check: { batch, group, list } }: { readonly check: Check }) {
  const text = useImportText();
  const context = useFormatContext();
  /** An amount in the unit of the batch's wallet. */
  const formatAmount = (amount: string) => formatValue(f.amount_total, amount, context, { ...batch });
  return (
    <dl className={figures.sums}>
      <div>
        <dt>{text.total}</dt>
        <dd>{formatAmount(batch.amount_total)}</dd>
      </div>
      {group === 'ok' &&
        Object.values(list.sums?.new_balance ?? {}).map((sum) => (
          <div key={sum}>
            <dt>{text.totalNew}</dt>
            <dd>{formatAmount(sum)}</dd>
          </div>
        ))}
    </dl>
  );
}
