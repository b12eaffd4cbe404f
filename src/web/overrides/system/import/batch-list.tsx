import { Link, useLocation } from 'wouter';
import { importBatchFields as f } from '#generated/web/system/fields/import-batch.ts';
import { useImportBatches } from '#generated/web/system/hooks/import.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { renderCell } from '#web/fields/cells.ts';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import css from './import.module.css';
import grid from './table.module.css';
import { useImportText } from './texts.ts';
import type { Importing } from './use-import.ts';

const number = (value: number) => value.toLocaleString('en-US');

/** What was imported before, by whom and how it ended. A server without this call simply has no list. */
export function BatchList({ importing }: { readonly importing: Importing }) {
  const text = useImportText();
  const label = useLabel();
  const context = useFormatContext();
  const describe = useDescribeError();
  const [path] = useLocation();
  const { type, source } = importing.kind;
  const answer = useImportBatches(
    { type: [type], ...(type === 'member' && source !== 'generic' ? { source: [source] } : {}), limit: 10 },
    { refresh: 15_000 },
  );
  const rows = answer.data?.data ?? [];
  if (answer.error && !answer.data && answer.error.status === 404) return null;
  return (
    <section className={css.card}>
      <h2 className={css.heading}>{text.batches}</h2>
      {answer.isLoading && <SkeletonLines count={4} />}
      {answer.error && !answer.data && (
        <ErrorState message={describe(answer.error)} onRetry={() => void answer.refresh()} />
      )}
      {answer.data && rows.length === 0 && <p className={css.quiet}>{text.noBatches}</p>}
      {rows.length > 0 && (
        <ScrollBox className={grid.scroller} label={text.batches}>
          <table className={grid.table}>
            <thead>
              <tr>
                <th>{label(f.batch_id.label)}</th>
                <th>{label(f.status.label)}</th>
                <th>{label(f.source.label)}</th>
                <th>{label(f.file_name.label)}</th>
                <th className={grid.end}>{text.rows}</th>
                <th className={grid.end}>{text.ok}</th>
                <th className={grid.end}>{text.dup}</th>
                <th className={grid.end}>{text.error}</th>
                <th>{text.by}</th>
                <th>{label(f.created_at.label)}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => {
                const record = { ...row };
                return (
                  <tr key={row.id}>
                    <td>
                      <Link href={`${path}?batch=${row.batch_id}`} className={grid.link}>
                        {row.batch_id}
                      </Link>
                    </td>
                    <td>{renderCell(f.status, record, context)}</td>
                    <td>{formatField(f.source, record, context)}</td>
                    <td className={grid.long}>{row.file_name}</td>
                    <td className={grid.end}>{number(row.row_total)}</td>
                    <td className={grid.end}>{number(row.row_ok)}</td>
                    <td className={grid.end}>{number(row.row_dup)}</td>
                    <td className={grid.end}>{number(row.row_error)}</td>
                    <td>{formatField(f.created_by, record, context)}</td>
                    <td>{formatField(f.created_at, record, context)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </section>
  );
}
