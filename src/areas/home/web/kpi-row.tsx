import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { groupMoney } from '#contract/money.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { SkeletonBar } from '#web/ui/skeletons.tsx';
import { changeOf, dayBefore, sparkOf } from './days.ts';
import css from './kpi-row.module.css';
import { useHomeText } from './texts.ts';
import type { Figures, HomeFigures } from './use-figures.ts';

interface Kpi {
  readonly title: string;
  readonly field: keyof Figures;
  /** Shown smaller after the first: first deposits after registrations. */
  readonly second?: keyof Figures;
  readonly isMoney: boolean;
  /** Whether an increase is good; absent = neither. */
  readonly good?: boolean;
  /** Compare today with yesterday up to the same time; otherwise yesterday with the day before it. */
  readonly byMinute?: boolean;
  readonly link: string;
}

const numberOf = (row: Figures | HomeFigures['beforeNow'], field: keyof Figures): number | undefined => {
  const value = row?.[field];
  return value === undefined || value === null ? undefined : Number(value);
};

function shown(row: Figures | undefined, { field, isMoney }: Pick<Kpi, 'field' | 'isMoney'>): string {
  const value = row?.[field];
  if (isMoney) return groupMoney(typeof value === 'string' ? value : '0.00');
  return formatCount(Number(value ?? 0));
}

/** Today's figures: each with its comparison, its last fourteen days, and a link to its report. */
export function KpiRow({ figures, suffix }: { readonly figures: HomeFigures; readonly suffix: string }) {
  const text = useHomeText();
  const { day, days, now } = figures;
  const range = `date_from=${day}&date_to=${day}${suffix}`;
  const money = `/agent/deposit-withdraw-daily?group_by=hour&${range}`;
  const daily = `/agent/daily-summary?date_from=${dayBefore(day, 13)}&date_to=${day}${suffix}`;
  const winloss = `/agent/winloss-summary?group_by=agent&${range}`;
  // Shows the company's winloss to users who may see it, else the agent's.
  const seesCompany = now === undefined || days.length === 0 || days.some((row) => row.company_winloss !== undefined);
  const all: readonly Kpi[] = [
    { title: text.deposit, field: 'deposit_total', isMoney: true, good: true, byMinute: true, link: money },
    { title: text.withdraw, field: 'withdraw_total', isMoney: true, byMinute: true, link: money },
    { title: text.netFlow, field: 'net_flow', isMoney: true, good: true, byMinute: true, link: money },
    {
      title: text.registered,
      field: 'new_member',
      second: 'first_deposit_count',
      isMoney: false,
      good: true,
      byMinute: true,
      link: daily,
    },
    { title: text.players, field: 'bet_member', isMoney: false, good: true, link: winloss },
    { title: text.turnover, field: 'valid_turnover', isMoney: true, good: true, link: winloss },
    seesCompany
      ? { title: text.companyWinloss, field: 'company_winloss', isMoney: true, good: true, link: winloss }
      : { title: text.agentWinloss, field: 'agent_winloss', isMoney: true, good: true, link: winloss },
    ...(seesCompany ? [{ title: text.profit, field: 'profit', isMoney: true, good: true, link: daily } as const] : []),
  ];
  return (
    <ul className={css.row}>
      {all.map((kpi) => (
        <li key={kpi.field}>
          <Card kpi={kpi} figures={figures} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly kpi: Kpi;
  readonly figures: HomeFigures;
}

/** The change in percent and the figures it is compared with. */
function comparisonOf(kpi: Kpi, figures: HomeFigures) {
  const [present, before] = kpi.byMinute ? [figures.now, figures.beforeNow] : [figures.yesterday, figures.dayBefore];
  const of = (row: typeof present | typeof before) => row && (numberOf(row, kpi.field) ?? 0);
  return { change: changeOf(of(present), of(before)), before };
}

function Card({ kpi, figures }: CardProps) {
  const text = useHomeText();
  const { yesterday } = figures;
  const against = kpi.byMinute ? text.sameTime(figures.until) : text.wholeDays(yesterday ? shown(yesterday, kpi) : '–');
  return (
    <Link href={kpi.link} className={css.card}>
      <span className={css.title}>{kpi.title}</span>
      <Value kpi={kpi} figures={figures} />
      <span className={css.foot}>
        <Change kpi={kpi} figures={figures} />
        <Spark kpi={kpi} figures={figures} />
      </span>
      <span className={css.against}>{against}</span>
    </Link>
  );
}

function Value({ kpi, figures: { now, failed } }: CardProps) {
  const value = numberOf(now, kpi.field) ?? (now && 0);
  const [whole = '', part] = now ? shown(now, kpi).split('.') : [];
  const second = now && kpi.second !== undefined ? ` / ${formatCount(Number(now[kpi.second] ?? 0))}` : '';
  const letters = whole.length + (part === undefined ? 0 : part.length + 1) + second.length;
  return (
    <span
      className={css.value}
      style={letters > 0 ? ({ '--letters': letters } as CSSProperties) : undefined}
      data-loss={(kpi.isMoney && value !== undefined && value < 0) || undefined}
    >
      {now ? (
        <>
          {whole}
          {part !== undefined && <small>.{part}</small>}
          {second !== '' && <small>{second}</small>}
        </>
      ) : failed ? (
        '–'
      ) : (
        <SkeletonBar width="110px" height={20} />
      )}
    </span>
  );
}

function Change({ kpi, figures }: CardProps) {
  const text = useHomeText();
  const { change, before } = comparisonOf(kpi, figures);
  const isGood = change === undefined || change === 0 || kpi.good === undefined ? undefined : kpi.good === change > 0;
  return (
    <span
      className={css.change}
      data-good={isGood}
      title={before && (kpi.byMinute ? text.was(shown(before, kpi)) : text.wasBefore(shown(before, kpi)))}
    >
      {!kpi.byMinute && `${text.yesterday} `}
      {change === undefined ? '–' : change === 0 ? '=' : `${change > 0 ? '▲' : '▼'} ${sizeOf(change)}`}
    </span>
  );
}

/** The last fourteen days as a line. */
function Spark({ kpi, figures: { day, days } }: CardProps) {
  const text = useHomeText();
  const line = Array.from({ length: 14 }, (_, at) => {
    const date = dayBefore(day, 13 - at);
    return (
      numberOf(
        days.find((row) => row.stat_date === date),
        kpi.field,
      ) ?? 0
    );
  });
  const spark = sparkOf(line, 81, 20);
  return (
    <svg className={css.spark} viewBox="0 0 84 24" role="img" aria-label={text.trend(kpi.title)}>
      <g transform="translate(0 2)">
        <path d={spark.over} />
        <path d={spark.open} data-open="" />
        {spark.end && <circle cx={spark.end.x} cy={spark.end.y} r="2" />}
      </g>
    </svg>
  );
}

const sizeOf = (change: number) => (Math.abs(change) >= 1000 ? '>1,000%' : `${Math.abs(change).toFixed(1)}%`);
