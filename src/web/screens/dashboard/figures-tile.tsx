import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import type {
  DashboardChoice as Choice,
  DashboardFigure,
  DashboardScreen,
  FigureField as Field,
  FiguresTile as Tile,
} from '#contract/dashboard.ts';
import type { Row } from '#contract/envelope.ts';
import { kinds } from '#contract/kinds/index.ts';
import { groupMoney } from '#contract/money.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useLabel } from '#web/locale/language.ts';
import { useFieldHelp } from '#web/ui/field-help.ts';
import { SkeletonBar } from '#web/ui/skeletons.tsx';
import { changeOf, dayBefore, sparkOf } from './days.ts';
import css from './figures.module.css';
import { useDashboardText } from './texts.ts';
import { linkOf, maySee, tells, useSource } from './use-source.ts';

/** Days of the line beside a figure. */
const span = 14;

const isMoney = ({ kind }: Field): boolean => kinds[kind].number?.unit === 'baht';

const numberOf = (row: Row | undefined, { name }: Field): number | undefined => {
  const value = row?.[name];
  return value === undefined || value === null ? undefined : Number(value);
};

function shown(row: Row | undefined, field: Field): string {
  const value = row?.[field.name];
  if (isMoney(field)) return groupMoney(typeof value === 'string' ? value : '0.00');
  return formatCount(Number(value ?? 0));
}

/** The days of the answer as a figure needs them. */
interface Known {
  readonly today: string;
  readonly on: (day: string) => Row | undefined;
  /** Undefined until the answer is there; a day without a row is nothing. */
  readonly now: Row | undefined;
  readonly yesterday: Row | undefined;
  readonly dayBefore: Row | undefined;
  /** Yesterday up to the same time by the server's clock, and that time: `11:20`. */
  readonly beforeNow: Row | undefined;
  readonly until: string | undefined;
  readonly failed: boolean;
}

interface Props {
  readonly screen: DashboardScreen;
  readonly tile: Tile;
  readonly choice: Choice;
}

/** Figures of today: each with its comparison, its last fourteen days, and a link to what it is made of. */
export function FiguresTile({ screen, tile, choice }: Props) {
  const text = useDashboardText();
  const can = useCan();
  const { data, error } = useSource(screen, tile.of, choice);
  const before = useSource(screen, tile.against, choice);
  if (!maySee(screen, tile.of, can)) return null;
  const rows = data?.data ?? [];
  const on = (day: string) => rows.find((row) => row[tile.day] === day);
  const of = (days: number): Row | undefined => data && (on(dayBefore(choice.today, days)) ?? {});
  const known: Known = {
    today: choice.today,
    on,
    now: of(0),
    yesterday: of(1),
    dayBefore: of(2),
    beforeNow: before.data?.compared?.totals,
    until: before.data?.compared?.until,
    failed: error !== undefined || before.error !== undefined,
  };
  // Until anything is known, what most people see keeps its place.
  const isTold = (name: string) => rows.length === 0 || tells(rows, name);
  return (
    <section aria-label={text.figures}>
      <ul className={css.row}>
        {tile.show
          .filter(({ field, instead }) => (instead === undefined ? isTold(field.name) : !isTold(instead)))
          .map((figure) => (
            <Item key={figure.field.name} figure={figure} known={known} href={linkOf(figure.to, choice)} />
          ))}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly figure: DashboardFigure;
  readonly known: Known;
}

/** A figure, and beside its name what it means. */
function Item(props: CardProps & { readonly href: string }) {
  const help = useFieldHelp(props.figure.field.name);
  return (
    <li>
      <Card {...props} />
      {help && <span className={css.help}>{help}</span>}
    </li>
  );
}

function Card({ figure, known, href }: CardProps & { readonly href: string }) {
  const text = useDashboardText();
  const label = useLabel();
  const { yesterday, until } = known;
  const whole = () => text.wholeDays(yesterday ? shown(yesterday, figure.field) : '–');
  return (
    <Link href={href} className={css.card}>
      <span className={css.title}>{label(figure.label)}</span>
      <Value figure={figure} known={known} />
      <span className={css.foot}>
        <Change figure={figure} known={known} />
        <Spark figure={figure} known={known} />
      </span>
      <span className={css.against}>{figure.sameTime ? text.sameTime(until) : whole()}</span>
    </Link>
  );
}

function Value({ figure: { field, second }, known: { now, failed } }: CardProps) {
  const value = numberOf(now, field) ?? (now && 0);
  const [whole = '', part] = now ? shown(now, field).split('.') : [];
  const beside = now && second ? ` / ${formatCount(Number(now[second.name] ?? 0))}` : '';
  const letters = whole.length + (part === undefined ? 0 : part.length + 1) + beside.length;
  return (
    <span
      className={css.value}
      style={letters > 0 ? ({ '--letters': letters } as CSSProperties) : undefined}
      data-loss={(isMoney(field) && value !== undefined && value < 0) || undefined}
    >
      {now ? (
        <>
          {whole}
          {part !== undefined && <small>.{part}</small>}
          {beside !== '' && <small>{beside}</small>}
        </>
      ) : failed ? (
        '–'
      ) : (
        <SkeletonBar width="110px" height={20} />
      )}
    </span>
  );
}

/** The change in per cent, and on request what it is a change of. */
function Change({ figure: { field, sameTime, good }, known }: CardProps) {
  const text = useDashboardText();
  const [present, before] = sameTime ? [known.now, known.beforeNow] : [known.yesterday, known.dayBefore];
  const of = (row: Row | undefined) => row && (numberOf(row, field) ?? 0);
  const change = changeOf(of(present), of(before));
  const isGood = change === undefined || change === 0 || !good ? undefined : (good === 'more') === change > 0;
  return (
    <span
      className={css.change}
      data-good={isGood}
      title={before && (sameTime ? text.was : text.wasBefore)(shown(before, field))}
    >
      {!sameTime && `${text.yesterday} `}
      {change === undefined ? '–' : change === 0 ? '=' : `${change > 0 ? '▲' : '▼'} ${sizeOf(change)}`}
    </span>
  );
}

/** The last fourteen days as a line. */
function Spark({ figure: { field, label: name }, known: { today, on } }: CardProps) {
  const text = useDashboardText();
  const label = useLabel();
  const line = Array.from({ length: span }, (_, at) => numberOf(on(dayBefore(today, span - 1 - at)), field) ?? 0);
  const spark = sparkOf(line, 81, 20);
  return (
    <svg className={css.spark} viewBox="0 0 84 24" role="img" aria-label={text.trend(label(name))}>
      <g transform="translate(0 2)">
        <path d={spark.over} />
        <path d={spark.open} data-open="" />
        {spark.end && <circle cx={spark.end.x} cy={spark.end.y} r="2" />}
      </g>
    </svg>
  );
}

const sizeOf = (change: number) => (Math.abs(change) >= 1000 ? '>1,000%' : `${Math.abs(change).toFixed(1)}%`);
