import marks from '#web/ui/marks.module.css';
import css from './bank.module.css';
import { fullness } from './read.ts';

const tones = { high: 'warning', full: 'danger' } as const;

/** How much of a limit is used. `percent` 0 to 100 draws the bar; the text is next to it. */
export function Meter({ percent, children }: { readonly percent: number; readonly children: string }) {
  const level = fullness(percent);
  return (
    <span className={css.meter} data-level={level} title={children}>
      <span className={`${marks.meter} ${css.track}`} data-tone={level === undefined ? 'success' : tones[level]}>
        <span style={{ width: `${Math.min(100, percent)}%` }} />
      </span>
      <span>{children}</span>
    </span>
  );
}
