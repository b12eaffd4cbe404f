import css from './bank.module.css';
import { fullness } from './read.ts';

/** How much of a limit is used. `percent` 0 to 100 draws the bar; the words stand beside it. */
export function Meter({ percent, children }: { readonly percent: number; readonly children: string }) {
  return (
    <span className={css.meter} data-level={fullness(percent)} title={children}>
      <span className={css.track}>
        <span style={{ width: `${Math.min(100, percent)}%` }} />
      </span>
      <span>{children}</span>
    </span>
  );
}
