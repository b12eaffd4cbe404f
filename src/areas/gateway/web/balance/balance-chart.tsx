import { type PointerEvent, useState } from 'react';
import { formatMoney, groupMoney } from '#contract/money.ts';
import { gatewayBalanceLogFields as f } from '#generated/api/fields/gateway-balance-log.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Card } from '#web/ui/card.tsx';
import css from './balance.module.css';
import { type Point, stepPath } from './history-line.ts';
import { useBalanceText } from './texts.ts';

const width = 640;
const height = 150;

interface Props {
  /** At least two points, in order of time. */
  readonly points: readonly Point[];
  /** Balance in satang below which an alert is sent. */
  readonly threshold: bigint | undefined;
}

const money = (amount: bigint) => groupMoney(formatMoney(amount));
const larger = (a: bigint, b: bigint) => (a > b ? a : b);
const smaller = (a: bigint, b: bigint) => (a < b ? a : b);

/** The balance over time as a step line, with the alert threshold. */
export default function BalanceChart({ points, threshold }: Props) {
  const text = useBalanceText();
  const context = useFormatContext();
  const [shown, setShown] = useState<Point>();
  const amounts = points.map(({ amount }) => amount);
  const scaled = threshold === undefined ? amounts : [...amounts, threshold];
  const top = scaled.reduce(larger);
  const bottom = scaled.reduce(smaller);
  // Margin, so that a line on the edge is not cut off.
  const margin = Math.max(1, Number(top - bottom) * 0.08);
  const from = points[0]?.at ?? 0;
  const to = points.at(-1)?.at ?? 1;
  const x = (at: number) => ((at - from) / Math.max(1, to - from)) * width;
  const y = (amount: bigint) =>
    height - ((Number(amount - bottom) + margin) / (Number(top - bottom) + 2 * margin)) * height;
  const line = stepPath(points, x, y);
  const moment = (at: number) => formatValue(f.created_at, new Date(at).toISOString(), context);
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = from + ((event.clientX - box.left) / Math.max(1, box.width)) * (to - from);
    setShown({ at, amount: points.filter((point) => point.at <= at).at(-1)?.amount ?? points[0]?.amount ?? 0n });
  };
  const lowest = amounts.reduce(smaller);
  const highest = amounts.reduce(larger);
  const now = points.at(-1)?.amount ?? 0n;
  return (
    <Card dense>
      <figure className={css.chart}>
        <figcaption className={css.caption}>
          <strong>{text.history}</strong>
          <span>
            {shown ? `${moment(shown.at)} · ${money(shown.amount)}` : text.range(money(lowest), money(highest))}
          </span>
        </figcaption>
        <svg
          className={css.plot}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={text.described(money(now), money(lowest), money(highest))}
          onPointerMove={follow}
          onPointerLeave={() => setShown(undefined)}
        >
          <path d={`${line}V${height}H0Z`} className={css.area} />
          <path d={line} />
          {threshold !== undefined && <path d={`M0 ${y(threshold).toFixed(1)}H${width}`} className={css.threshold} />}
          {shown && <path d={`M${x(shown.at).toFixed(1)} 0V${height}`} className={css.cursor} />}
        </svg>
        <div className={`${css.caption} ${css.times}`}>
          <span>{moment(from)}</span>
          {threshold !== undefined && <span data-tone="danger">{text.threshold(money(threshold))}</span>}
          <span>{text.now}</span>
        </div>
      </figure>
    </Card>
  );
}
