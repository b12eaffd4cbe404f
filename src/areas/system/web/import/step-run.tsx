import { Button } from '@mantine/core';
import { mdiDownloadOutline } from '@mdi/js';
import { Suspense, useState } from 'react';
import { importBatchFields as f } from '#generated/api/fields/import-batch.ts';
import { importCancel, importErrors } from '#generated/web/system/calls/import.ts';
import { useImportCancel } from '#generated/web/system/hooks/import.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useOffered } from '#web/data/use-offers.ts';
import { renderCell } from '#web/fields/cells.ts';
import { formatField } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { Pager } from '#web/screens/shared/pager.tsx';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { css } from './css.ts';
import { previewed } from './kinds.ts';
import { RowTable } from './row-table.tsx';
import figures from './run.module.css';
import { useImportText } from './texts.ts';
import { useErrorFile } from './use-error-file.ts';
import type { Batch, ImportWizard } from './use-import.ts';
import { useRows } from './use-rows.ts';

const ConfirmDialog = late(() =>
  import('#web/ui/confirm-dialog.tsx').then((part) => ({ default: part.ConfirmDialog })),
);

const limit = 50;

/** Step 4: progress of the import, and its result. */
export function StepRun({ importing, batch }: { readonly importing: ImportWizard; readonly batch: Batch }) {
  const text = useImportText();
  const label = useLabel();
  const context = useFormatContext();
  const { open, mayRun } = importing;
  const running = batch.status === 'importing';
  const mayStop = useOffered(importCancel);
  const record = { ...batch };
  const rest = batch.row_total - batch.row_added - batch.row_updated - batch.row_failed;
  return (
    <section className={css.card}>
      <div className={figures.runHead} role="status">
        <span className={figures.runBatch}>
          {text.batch} <strong>{batch.batch_id}</strong>
          <CopyButton value={batch.batch_id} label={text.batch} />
        </span>
        {renderCell(f.status, record, context)}
        <span className={css.quiet}>{batch.message}</span>
      </div>
      <div className={figures.bar}>
        <progress
          aria-label={text.importing}
          max={Math.max(1, batch.row_todo)}
          value={running ? batch.row_done : Math.max(1, batch.row_todo)}
          data-status={batch.status}
        />
        <span>{text.progress(formatCount(batch.row_done), formatCount(batch.row_todo))}</span>
      </div>
      <dl className={figures.counts}>
        <Count name={text.added} value={formatCount(batch.row_added)} tone="success" />
        <Count name={text.updated} value={formatCount(batch.row_updated)} tone="info" />
        <Count
          name={text.failed}
          value={formatCount(batch.row_failed)}
          tone={batch.row_failed > 0 ? 'danger' : 'neutral'}
        />
        {!running && <Count name={text.notImported} value={formatCount(rest)} tone="neutral" />}
        {batch.amount_total !== '0.00' && (
          <Count name={text.amount} value={formatField(f.amount_done, record, context)} tone="info" />
        )}
      </dl>
      <dl className={css.facts}>
        <div>
          <dt>{label(f.file_name.label)}</dt>
          <dd>{batch.file_name}</dd>
        </div>
        <div>
          <dt>{label(f.started_at.label)}</dt>
          <dd>{formatField(f.started_at, record, context)}</dd>
        </div>
        <div>
          <dt>{label(f.finished_at.label)}</dt>
          <dd>{formatField(f.finished_at, record, context)}</dd>
        </div>
      </dl>
      {!running && <Result importing={importing} batch={batch} />}
      <div className={css.foot}>
        <span className={css.quiet}>{running ? (importing.isAlone ? text.untold : text.leave) : ''}</span>
        {running && mayRun && mayStop && <Stop importing={importing} batch={batch} />}
        {(!running || importing.isAlone) && <Button onClick={() => open(undefined)}>{text.again}</Button>}
      </div>
    </section>
  );
}

function Count({ name, value, tone }: { readonly name: string; readonly value: string; readonly tone: string }) {
  return (
    <div data-tone={tone}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Every row with its outcome, and a file of the failed ones. */
function Result({ importing, batch }: { readonly importing: ImportWizard; readonly batch: Batch }) {
  const text = useImportText();
  const [page, setPage] = useState(1);
  const { kind, mayRun } = importing;
  const errorFile = useErrorFile(batch.batch_id);
  const hasErrorFile = useOffered(importErrors);
  const list = useRows(kind.type, { batch_id: batch.batch_id, page, limit });
  return (
    <>
      {mayRun && hasErrorFile && (batch.row_error > 0 || batch.row_failed > 0) && (
        <Button
          className={css.own}
          variant="default"
          size="xs"
          leftSection={<Icon path={mdiDownloadOutline} size={16} />}
          loading={errorFile.isRunning}
          onClick={() => void errorFile.run()}
        >
          {text.download}
        </Button>
      )}
      {list.rows.length > 0 && <RowTable fields={previewed[kind.type]} rows={list.rows} />}
      {list.total > limit && <Pager page={page} limit={limit} total={list.total} onPage={setPage} />}
    </>
  );
}

function Stop({ importing, batch }: { readonly importing: ImportWizard; readonly batch: Batch }) {
  const text = useImportText();
  const describe = useDescribeError();
  const failed = useFailure();
  const { send, isSending } = useImportCancel();
  const [isConfirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const stop = async () => {
    try {
      await send({ batch_id: batch.batch_id });
      await importing.refresh();
      setConfirming(false);
    } catch (error) {
      setProblem(describe(failed(error)));
    }
  };
  return (
    <>
      <Button
        variant="light"
        color="red"
        disabled={batch.cancelled_at !== null}
        onClick={() => {
          setProblem(undefined);
          setConfirming(true);
        }}
      >
        {batch.cancelled_at === null ? text.stop : text.stopping}
      </Button>
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            opened
            tone="danger"
            title={text.stop}
            confirmLabel={text.stop}
            busy={isSending}
            error={problem}
            onConfirm={() => void stop()}
            onCancel={() => setConfirming(false)}
          >
            {text.stopAsk(formatCount(batch.row_done))}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
