import type { ChartMark } from './bar-line-chart.tsx';
import type { ChartPlan } from './chart-plan.ts';
import css from './charts.module.css';

/** What is to be known of a place. */
export const marksAt = (marks: readonly ChartMark[], place: number): readonly ChartMark[] =>
  marks.filter(({ from, to }) => from <= place && place <= to);

interface LinesProps {
  readonly marks: readonly ChartMark[];
  readonly plan: ChartPlan;
}

/** A line along the axis over the places that something is to be known of. */
export function MarkLines({ marks, plan }: LinesProps) {
  const y = plan.height - plan.margin.bottom + 2.5;
  return marks.map(({ id, from, to }) => {
    const [first, last] = [plan.slotOf(from), plan.slotOf(to)];
    return <line key={id} className={css.mark} x1={first.x + 1} x2={last.x + last.width - 1} y1={y} y2={y} />;
  });
}

interface FlagsProps extends LinesProps {
  readonly places: readonly string[];
  /** Somebody is at the flag of a place, or at none any more. */
  readonly onActive: (place: number | undefined) => void;
  readonly onMark: ((place: number) => void) | undefined;
}

/** Pixels that a finger needs. */
const size = 24;

/** A flag where each mark begins: what is said of the place is shown while the keyboard is at it. */
export function Flags({ marks, places, plan, onActive, onMark }: FlagsProps) {
  const at = [...new Set(marks.map(({ from }) => from))].sort((a, b) => a - b);
  return at.map((place) => (
    <button
      key={place}
      type="button"
      className={css.flag}
      style={{
        insetInlineStart: plan.middle(place) - size / 2,
        insetBlockStart: plan.height - plan.margin.bottom - size / 2 + 6,
      }}
      aria-label={`${places[place]}: ${marksAt(marks, place)
        .map(({ text }) => text)
        .join(' · ')}`}
      onPointerEnter={() => onActive(place)}
      onPointerLeave={() => onActive(undefined)}
      onFocus={() => onActive(place)}
      onBlur={() => onActive(undefined)}
      onClick={() => onMark?.(place)}
    >
      <svg width="9" height="5" viewBox="0 0 9 5" aria-hidden="true">
        <path d="M0 0h9L4.5 5z" fill="currentColor" />
      </svg>
    </button>
  ));
}
