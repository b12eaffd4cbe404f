import { type ChartPlan, labelWidth } from './chart-plan.ts';
import css from './charts.module.css';
import { shortNumber } from './scale.ts';

/** Lines across the chart with their amounts, and per cent at its end. */
export function Axes({ plan }: { readonly plan: ChartPlan }) {
  const { ticks, endTicks, y, yOfPart, margin, width } = plan;
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? css.zero : css.grid}
            x1={margin.left}
            x2={width - margin.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={css.tick} x={margin.left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
            {shortNumber(tick)}
          </text>
        </g>
      ))}
      {endTicks.map((tick) => (
        <text key={tick} className={css.tick} x={width - margin.right + 6} y={yOfPart(tick)} dy="0.32em">
          {shortNumber(tick)}%
        </text>
      ))}
    </>
  );
}

/** The label of a place: under it, or against the edge that it would be cut by. */
export function PlaceLabel({
  place,
  index,
  plan,
}: {
  readonly place: string;
  readonly index: number;
  readonly plan: ChartPlan;
}) {
  const x = plan.middle(index);
  const isCut = x + labelWidth / 2 > plan.width;
  return (
    <text className={css.tick} x={isCut ? plan.width : x} y={plan.height - 8} textAnchor={isCut ? 'end' : 'middle'}>
      {place.length > 14 ? `${place.slice(0, 13)}…` : place}
    </text>
  );
}
