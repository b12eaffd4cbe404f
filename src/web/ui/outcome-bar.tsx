import type { Tone } from '#contract/field.ts';
import css from './outcome-bar.module.css';

interface Props {
  readonly label: string;
  /** All that is to be done. */
  readonly total: number;
  /** What has become of how many, in order; what is left is still to be done. */
  readonly parts: readonly { readonly tone: Tone; readonly count: number }[];
}

/** How far work on many has come, and how it went. */
export function OutcomeBar({ label, total, parts }: Props) {
  if (total === 0) return null;
  return (
    <div
      className={css.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={parts.reduce((sum, { count }) => sum + count, 0)}
      aria-valuemax={total}
    >
      {parts.map(({ tone, count }) =>
        count === 0 ? null : <span key={tone} data-tone={tone} style={{ width: `${(count * 100) / total}%` }} />,
      )}
    </div>
  );
}
