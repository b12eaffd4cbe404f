import { Link, useLocation } from 'wouter';
import { gameDiffFields as f } from '#generated/api/fields/game-diff.ts';
import { useGameDiffs } from '#generated/web/game/hooks/game.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { formatField } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { LatestTable } from '#web/ui/latest-table.tsx';
import { css } from './css.ts';
import { useUpdaterText } from './texts.ts';

const detailFields = [f.created_at, f.created_by, f.applied_at, f.applied_by];

/** The last ten comparisons with author and result. Hidden where the server lacks this call. */
export function BatchList() {
  const text = useUpdaterText();
  const label = useLabel();
  const context = useFormatContext();
  const describe = useDescribeError();
  const [path] = useLocation();
  const { data, error, absent, refresh } = useGameDiffs({ limit: 10 });
  if (absent) return null;
  const rows = data?.data.map((row) => ({
    key: row.id,
    cells: {
      batch_id: (
        <Link href={`${path}?batch=${row.id}`} className={css.link}>
          {row.batch_id}
        </Link>
      ),
      provider_id: row.provider_name,
      source: row.file_name ?? formatField(f.source, { ...row }, context),
      result: row.result
        ? text.summary(formatCount(row.result.added), formatCount(row.result.updated), formatCount(row.result.removed))
        : text.open,
      ...Object.fromEntries(detailFields.map((field) => [field.name, formatField(field, { ...row }, context)])),
    },
  }));
  const fieldColumn = (field: (typeof detailFields)[number]) => ({ name: field.name, heading: label(field.label) });
  return (
    <LatestTable
      title={text.latest}
      empty={text.noBatches}
      columns={[
        ...[f.batch_id, f.provider_id, f.source].map(fieldColumn),
        { name: 'result', heading: text.result },
        ...detailFields.map(fieldColumn),
      ]}
      rows={rows}
      failure={error && { message: describe(error), onRetry: () => void refresh() }}
    />
  );
}
