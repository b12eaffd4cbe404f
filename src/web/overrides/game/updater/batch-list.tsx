import { Link, useLocation } from 'wouter';
import { gameDiffFields as f } from '#generated/web/game/fields/game-diff.ts';
import { useGameDiffs } from '#generated/web/game/hooks/game.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { useUpdaterText } from './texts.ts';
import css from './updater.module.css';

const count = (value: unknown) => (typeof value === 'number' ? value.toLocaleString('en-US') : '0');

/** The last ten comparisons, who made them and what came of them. A server without this call has no list. */
export function BatchList() {
  const text = useUpdaterText();
  const label = useLabel();
  const context = useFormatContext();
  const describe = useDescribeError();
  const [path] = useLocation();
  const answer = useGameDiffs({ limit: 10 });
  const rows = answer.data?.data ?? [];
  if (answer.error && !answer.data && answer.error.status === 404) return null;
  return (
    <section className={css.card}>
      <h2 className={css.heading}>{text.latest}</h2>
      {answer.isLoading && <SkeletonLines count={4} />}
      {answer.error && !answer.data && (
        <ErrorState message={describe(answer.error)} onRetry={() => void answer.refresh()} />
      )}
      {answer.data && rows.length === 0 && <p className={css.quiet}>{text.noBatches}</p>}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className={css.scroller} aria-label={text.latest} tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th>{label(f.batch_id.label)}</th>
                <th>{label(f.provider_id.label)}</th>
                <th>{label(f.source.label)}</th>
                <th>{text.result}</th>
                <th>{label(f.created_at.label)}</th>
                <th>{label(f.created_by.label)}</th>
                <th>{label(f.applied_at.label)}</th>
                <th>{label(f.applied_by.label)}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => {
                const record = { ...row };
                return (
                  <tr key={row.id}>
                    <td>
                      <Link href={`${path}?batch=${row.id}`} className={css.link}>
                        {row.batch_id}
                      </Link>
                    </td>
                    <td>{row.provider_name}</td>
                    <td>{row.file_name ?? formatField(f.source, record, context)}</td>
                    <td>
                      {row.result
                        ? text.summary(count(row.result.added), count(row.result.updated), count(row.result.removed))
                        : text.open}
                    </td>
                    <td>{formatField(f.created_at, record, context)}</td>
                    <td>{formatField(f.created_by, record, context)}</td>
                    <td>{formatField(f.applied_at, record, context)}</td>
                    <td>{formatField(f.applied_by, record, context)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
