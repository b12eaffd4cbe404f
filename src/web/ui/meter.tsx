import type { ReactNode } from 'react';
import type { Tone } from '#contract/field.ts';
import marks from './marks.module.css';
import css from './meter.module.css';

interface Props {
  readonly name?: ReactNode;
  /** What it says at the end of the line of its name. */
  readonly value?: ReactNode;
  /** Per cent of the whole; undefined: there is no whole, and nothing is drawn. */
  readonly part: number | undefined;
  /** Default: info. */
  readonly tone?: Tone | undefined;
  readonly className?: string | undefined;
}

/** How much of a whole: its name, what it says, and a bar. */
export function Meter({ name, value, part, tone = 'info', className = '' }: Props) {
  return (
    <span className={`${css.meter} ${className}`} data-tone={tone}>
      {name !== undefined && <span>{name}</span>}
      {value !== undefined && <span className={css.value}>{value}</span>}
      {part !== undefined && (
        <span className={`${marks.meter} ${css.track}`}>
          <span style={{ width: `${Math.min(100, Math.max(0, part))}%` }} />
        </span>
      )}
    </span>
  );
}
