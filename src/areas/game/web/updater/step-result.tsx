import { Link } from 'wouter';
import { gameDiffFields as f } from '#generated/api/fields/game-diff.ts';
import { formatField } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import type { Batch } from './batch.ts';
import { css } from './css.ts';
import { useUpdaterText } from './texts.ts';

/** Step 4: what was applied, by whom, and what was skipped. */
export function StepResult({ batch }: { readonly batch: Batch }) {
  const text = useUpdaterText();
  const label = useLabel();
  const context = useFormatContext();
  const { result } = batch;
  const errors = result?.errors ?? [];
  const count = (value = 0) => formatCount(value);
  const record = { ...batch };
  return (
    <section className={css.card}>
      <dl className={css.counts}>
        {(
          [
            [text.added, count(result?.added), 'success'],
            [text.updated, count(result?.updated), 'info'],
            [text.removed, count(result?.removed), 'neutral'],
            [text.errors, count(errors.length), errors.length > 0 ? 'danger' : 'neutral'],
          ] as const
        ).map(([name, value, tone]) => (
          <div key={name} data-tone={tone}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.quiet}>
        {label(f.applied_at.label)} {formatField(f.applied_at, record, context)} · {label(f.applied_by.label)}{' '}
        {formatField(f.applied_by, record, context)}
      </p>
      {errors.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className={css.scroller} aria-label={text.errors} tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th>{text.code}</th>
                <th>{text.reason}</th>
              </tr>
            </thead>
            <tbody>
              {errors.map(({ game_code: code, message }) => (
                <tr key={code}>
                  <td>
                    <code>{code}</code>
                  </td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <Link className={css.link} href={`/game/manage-game-list?provider_id=${batch.provider_id}&status=`}>
        {text.seeGames}
      </Link>
    </section>
  );
}
