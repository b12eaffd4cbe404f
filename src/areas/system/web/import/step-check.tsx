import { Button } from '@mantine/core';
import { mdiDownloadOutline } from '@mdi/js';
import { Suspense, useState } from 'react';
import { importBatchFields as f } from '#generated/api/fields/import-batch.ts';
import { importErrors, importFix } from '#generated/web/system/calls/import.ts';
import { useImportFix } from '#generated/web/system/hooks/import.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { useOffers } from '#web/data/use-offers.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import tabs from '#web/screens/list/tabs.module.css';
import { Pager } from '#web/screens/shared/pager.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { notify } from '#web/ui/notify.ts';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { css, grid } from './css.ts';
import { FileFacts } from './file-facts.tsx';
import { previewed } from './kinds.ts';
import { RowTable } from './row-table.tsx';
import figures from './run.module.css';
import { useImportText } from './texts.ts';
import { useErrorFile } from './use-error-file.ts';
import type { Batch, Importing } from './use-import.ts';
import { useRows } from './use-rows.ts';

const ConfirmImport = late(() => import('./confirm-import.tsx').then((part) => ({ default: part.ConfirmImport })));

const number = (value: number) => value.toLocaleString('en-US');
const limit = 50;

type Group = 'error' | 'dup' | 'ok';
const tones: Readonly<Record<Group, string>> = { ok: 'info', dup: 'warning', error: 'danger' };

/** The group that a person wants to see first: what needs work, else what will come in. */
function firstGroup(batch: Batch): Group {
  return batch.row_error > 0 ? 'error' : batch.row_ok > 0 ? 'ok' : 'dup';
}

/** Step 3: what every row would do, before anything is done. */
export function StepCheck({ importing, batch }: { readonly importing: Importing; readonly batch: Batch }) {
  const text = useImportText();
  const label = useLabel();
  const context = useFormatContext();
  /** An amount in the unit of the batch's wallet. */
  const shown = (amount: string) => formatValue(f.amount_total, amount, context, { ...batch });
  const describe = useDescribeError();
  const can = useCan();
  const { kind, run, open, mayRun } = importing;
  const [group, setGroup] = useState<Group>(() => firstGroup(batch));
  const [page, setPage] = useState(1);
  const [asking, setAsking] = useState(false);
  const errorFile = useErrorFile(batch.batch_id);
  const { send: fix } = useImportFix();
  const offered = useOffers();
  const list = useRows(kind.type, { batch_id: batch.batch_id, result: group, page, limit });
  const counts: Readonly<Record<Group, number>> = { ok: batch.row_ok, dup: batch.row_dup, error: batch.row_error };
  const show = (next: Group) => {
    setGroup(next);
    setPage(1);
  };
  const brings = kind.type === 'wallet' || batch.amount_total !== '0.00';
  const obstacle =
    batch.on_duplicate === 'error' && batch.row_dup > 0
      ? text.stops(number(batch.row_dup))
      : batch.row_todo === 0
        ? text.nothing
        : brings && !can('system.import.wallet')
          ? text.noWallet
          : undefined;

  const change = async (onDuplicate: string) => {
    const chosen = f.on_duplicate.options?.find(({ value }) => value === onDuplicate)?.value;
    if (chosen !== 'skip' && chosen !== 'update' && chosen !== 'error') return;
    try {
      await run.send({ batch_id: batch.batch_id, mode: 'dry_run', on_duplicate: chosen });
      await importing.refresh();
    } catch (error) {
      notify.error(describe(failureOf(error)));
    }
  };
  const repair = async (rowNo: number, field: string, value: string) => {
    try {
      await fix({ batch_id: batch.batch_id, row_no: rowNo, values: { [field]: value } });
      await Promise.all([importing.refresh(), list.refresh()]);
    } catch (error) {
      notify.error(describe(failureOf(error)));
    }
  };

  return (
    <section className={css.card} aria-busy={run.isSending}>
      <FileFacts batch={batch} />
      <div className={css.tabs}>
        {(['ok', 'dup', 'error'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={tabs.tab}
            aria-pressed={group === name}
            data-tone={tones[name]}
            data-empty={counts[name] === 0 || undefined}
            onClick={() => show(name)}
          >
            {text[name]}
            <span className={tabs.count}>{number(counts[name])}</span>
          </button>
        ))}
        <span className={css.tabsEnd}>
          {kind.type !== 'wallet' && mayRun && (
            <label className={css.inline}>
              {label(f.on_duplicate.label)}
              <select
                className={grid.select}
                value={batch.on_duplicate}
                disabled={run.isSending}
                onChange={(event) => void change(event.currentTarget.value)}
              >
                {f.on_duplicate.options?.map((option) => (
                  <option key={option.value} value={option.value}>
                    {label(option.label)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {batch.row_error > 0 && mayRun && offered(importErrors) && (
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon path={mdiDownloadOutline} size={16} />}
              loading={errorFile.isRunning}
              onClick={() => void errorFile.run()}
            >
              {text.download}
            </Button>
          )}
        </span>
      </div>
      {list.isLoading && <SkeletonLines count={8} />}
      {list.error && list.rows.length === 0 && (
        <ErrorState message={describe(list.error)} onRetry={() => void list.refresh()} />
      )}
      {!list.isLoading && !list.error && !list.absent && list.rows.length === 0 && <EmptyState title={text.noRows} />}
      {list.rows.length > 0 && (
        <>
          <RowTable
            fields={previewed[kind.type]}
            rows={list.rows}
            onFix={mayRun && offered(importFix) ? repair : undefined}
          />
          {list.total > limit && <Pager page={page} limit={limit} total={list.total} onPage={setPage} />}
        </>
      )}
      {brings && (
        <dl className={figures.sums}>
          <div>
            <dt>{text.total}</dt>
            <dd>{shown(batch.amount_total)}</dd>
          </div>
          {group === 'ok' &&
            Object.values(list.sums?.new_balance ?? {}).map((sum) => (
              <div key={sum}>
                <dt>{text.totalNew}</dt>
                <dd>{shown(sum)}</dd>
              </div>
            ))}
        </dl>
      )}
      <div className={css.foot}>
        <span role="status" className={obstacle === undefined ? css.quiet : css.bad}>
          {run.isSending ? text.reading : (obstacle ?? '')}
        </span>
        {mayRun && (
          <>
            <Button variant="default" onClick={() => open(batch.batch_id, true)}>
              {text.remap}
            </Button>
            <Button disabled={obstacle !== undefined || run.isSending} onClick={() => setAsking(true)}>
              {text.import(number(batch.row_todo))}
            </Button>
          </>
        )}
      </div>
      {asking && (
        <Suspense>
          <ConfirmImport importing={importing} batch={batch} brings={brings} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  );
}
