import { Link, useLocation } from 'wouter';
import { importBatchFields as f } from '#generated/api/fields/import-batch.ts';
import { useImportBatches } from '#generated/web/system/hooks/import.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { renderCell } from '#web/fields/cells.ts';
import { formatField } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { LatestTable } from '#web/ui/latest-table.tsx';
import { grid } from './css.ts';
import { useImportText } from './texts.ts';
import type { ImportWizard } from './use-import.ts';

/** Earlier imports, with user and result. Hidden where the server lacks this call. */
export function BatchList({ importing }: { readonly importing: ImportWizard }) {
  const text = useImportText();
  const label = useLabel();
  const context = useFormatContext();
  const describe = useDescribeError();
  const [path] = useLocation();
  const { type, source } = importing.kind;
  const { data, error, absent, refresh } = useImportBatches(
    { type: [type], ...(type === 'member' && source !== 'generic' ? { source: [source] } : {}), limit: 10 },
    { refresh: 15_000 },
  );
  if (absent) return null;
  const rows = data?.data.map((row) => ({
    key: row.id,
    cells: {
      batch_id: (
        <Link href={`${path}?batch=${row.id}`} className={grid.link}>
          {row.batch_id}
        </Link>
      ),
      status: renderCell(f.status, { ...row }, context),
      source: formatField(f.source, { ...row }, context),
      file_name: <span className={grid.long}>{row.file_name}</span>,
      rows: formatCount(row.row_total),
      ok: formatCount(row.row_ok),
      dup: formatCount(row.row_dup),
      error: formatCount(row.row_error),
      by: formatField(f.created_by, { ...row }, context),
      created_at: formatField(f.created_at, { ...row }, context),
    },
  }));
  return (
    <LatestTable
      title={text.batches}
      empty={text.noBatches}
      columns={[
        ...[f.batch_id, f.status, f.source, f.file_name].map((field) => ({
          name: field.name,
          heading: label(field.label),
        })),
        ...(['rows', 'ok', 'dup', 'error'] as const).map((name) => ({
          name,
          heading: text[name],
          isNumber: true as const,
        })),
        { name: 'by', heading: text.by },
        { name: 'created_at', heading: label(f.created_at.label) },
      ]}
      rows={rows}
      failure={error && { message: describe(error), onRetry: () => void refresh() }}
    />
  );
}
