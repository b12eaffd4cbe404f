import { mdiChartBar, mdiPrinterOutline } from '@mdi/js';
import { lazy, Suspense, useMemo } from 'react';
import { compareParam } from '#contract/compare-with.ts';
import type { Compared, RowOf } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Filter } from '#contract/filter.ts';
import { groupParam } from '#contract/list-query.ts';
import { pivotParam } from '#contract/pivot.ts';
import type { Chart, ListScreen, ReportScreen } from '#contract/screen.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { cells } from '#web/fields/cells.ts';
import { dayText } from '#web/fields/parts/calendar.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { sumAttributes } from '#web/table/table-row.tsx';
import { ChoicePill } from '#web/ui/choice-pill.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import strip from '#web/ui/strip.module.css';
import tabs from '#web/ui/tabs.module.css';
import { useBreakpoints } from '#web/ui/use-breakpoints.ts';
import { useChosenInSight } from '#web/ui/use-chosen-in-sight.ts';
import { AboveList } from '../list/above-list.tsx';
import bar from '../list/list.module.css';
import { ListRows } from '../list/list-rows.tsx';
import { ListBar, ListHeading } from '../list/list-screen.tsx';
import { today } from '../shared/use-list-url.ts';
import { Balance } from './balance.tsx';
import { reportCells } from './cells.tsx';
import { CompareChoice } from './compare-choice.tsx';
import type { DayNotes } from './day-notes.tsx';
import { noPivot } from './no-pivot.ts';
import { PeriodBar } from './period-bar.tsx';
import { loadPivot, PivotPill } from './pivot-pill.tsx';
import css from './report.module.css';
import { useReportText } from './texts.ts';
import { ToDashboard } from './to-dashboard.tsx';
import { useDayNotes } from './use-day-notes.tsx';
import { type ReportModel, useReport } from './use-report.ts';
import { useRowMenu } from './use-row-menu.tsx';

const ChartPanel = lazy(() => import('./chart-panel.tsx').then((part) => ({ default: part.ChartPanel })));
const PivotRows = late(async () => ({ default: (await loadPivot()).PivotRows }));
/** These have controls of their own. */
const controls = [groupParam, compareParam, pivotParam];

const momentField: Field = { name: '', kind: 'datetime', label: { th: '', en: '' } };

/** What the rows represent, where there is a choice. */
function GroupTabs({ report }: { readonly report: ReportModel }) {
  const label = useLabel();
  const text = useReportText();
  const options = report.groupFilter?.field.options ?? [];
  const row = useChosenInSight(report.group);
  if (options.length < 2) return null;
  return (
    <div ref={row} className={`${strip.strip} ${css.tabs}`} role="toolbar" aria-label={text.groups}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={tabs.tab}
          aria-pressed={report.group === option.value}
          onClick={() => report.list.setFilter({ [groupParam]: option.value, ...noPivot })}
        >
          {label(option.label)}
        </button>
      ))}
    </div>
  );
}

/** The way down to the present rows, each step of it a way back. */
function Way({ report }: { readonly report: ReportModel }) {
  const label = useLabel();
  const text = useReportText();
  const nameOf = (group: string | undefined) => {
    const option = report.groupFilter?.field.options?.find(({ value }) => value === group);
    return option ? label(option.label) : (group ?? '');
  };
  if (report.crumbs.length === 0) return null;
  return (
    <nav aria-label={text.way}>
      <ol className={css.way}>
        {report.crumbs.map(({ group, href }) => (
          <li key={group}>
            <a
              href={href}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                report.list.follow(href);
              }}
            >
              {nameOf(group)}
            </a>
          </li>
        ))}
        <li aria-current="page">{nameOf(report.group)}</li>
      </ol>
    </nav>
  );
}

/** What is compared with what, where a part of a day is among it. */
function comparedText(
  { basis, from, to, until, present }: Compared,
  text: ReturnType<typeof useReportText>,
  day: (day: string | undefined) => string,
): string {
  if (basis === 'none') return text.nothingOver;
  const before = text.comparedWith(day(from), day(to));
  if (until !== undefined) return `${before} ${text.until(until)}`;
  return present ? text.wholeDays(day(present.from), day(present.to), day(from), day(to)) : before;
}

/** Which days these are and when they were read, on paper. */
function Printed({ from, to }: { readonly from: string; readonly to: string }) {
  const text = useReportText();
  const context = useFormatContext();
  return (
    <div className={css.printed}>
      {text.period} {from === to ? from : `${from} – ${to}`} ·{' '}
      {text.printedAt(cells.datetime.text(serverNow().toISOString(), momentField, context, {}))}
    </div>
  );
}

interface PeriodProps {
  readonly report: ReportModel;
  readonly period: Filter;
  readonly isCharted: boolean;
  readonly onChart: (isCharted: boolean) => void;
}

/** The days, the comparison, and the display by columns, as a chart or on paper. */
function Period({ report, period, isCharted, onChart }: PeriodProps) {
  const text = useReportText();
  const { list, screen } = report;
  const { values } = list.list;
  const [from, to] = period.params.map((param) => values[param]);
  return (
    <PeriodBar filter={period} values={list.list.values} today={today()} onChange={list.setFilter}>
      {report.canCompare && !report.isPivot && from !== undefined && to !== undefined && (
        <CompareChoice
          period={period}
          days={{ from, to }}
          value={values[compareParam]}
          onChange={(value) => list.setFilter({ [compareParam]: value })}
        />
      )}
      {report.canPivot && <PivotPill report={report} />}
      {screen.chart && !report.isPivot && (
        <ChoicePill aria-pressed={isCharted} onClick={() => onChart(!isCharted)}>
          <Icon path={mdiChartBar} size={14} />
          {text.chart}
        </ChoicePill>
      )}
      {screen.chart && !report.isPivot && <ToDashboard report={report} />}
      <ChoicePill onClick={() => window.print()}>
        <Icon path={mdiPrinterOutline} size={14} />
        {text.print}
      </ChoicePill>
    </PeriodBar>
  );
}

/** The cells of a report, with what they say of each other and of before. */
function useOverrides({ list, screen, compared, shown }: ReportModel) {
  const text = useReportText();
  const { rows, reply } = list.list;
  const { columns } = list.screen;
  const hasSums = shown !== undefined;
  return useMemo(
    () => reportCells({ columns, rows, heat: screen.heat, totals: reply?.totals, compared, hasSums, words: text }),
    [columns, rows, screen.heat, reply, compared, hasSums, text],
  );
}

/** Where the chart is, or would be: what stands below it stays where it is. */
const ChartPlace = ({ children }: { readonly children?: string }) => (
  <div className={`${css.chart} ${css.chartPlace}`}>{children}</div>
);

/** The rows as a chart. One row alone is no picture. */
function Picture({
  report: { list, screen, compared, hrefOf },
  chart,
  ...known
}: {
  readonly report: ReportModel;
  readonly chart: Chart;
  readonly marksOn: DayNotes['marksOn'] | undefined;
  readonly onDay: (day: string) => void;
}) {
  const label = useLabel();
  const text = useReportText();
  const context = useFormatContext();
  const { rows, phase } = list.list;
  if (phase === 'loading' || phase === 'failed') return <ChartPlace />;
  if (rows.length < 2) return <ChartPlace>{text.tooFewRows}</ChartPlace>;
  const { columns } = list.screen;
  return (
    <Suspense fallback={<ChartPlace />}>
      <ChartPanel
        title={label(screen.title)}
        chart={chart}
        rows={rows}
        columns={columns}
        compared={compared}
        context={context}
        onRow={
          hrefOf &&
          ((row) => {
            const href = hrefOf(row);
            if (href !== undefined) list.follow(href);
          })
        }
        {...known}
      />
    </Suspense>
  );
}

interface Props<Answer> {
  readonly screen: ReportScreen<Answer>;
  readonly list: ListScreen<Answer>;
  /** Opens a row elsewhere than at its address, under the filters that hold. */
  readonly onOpen?: (row: RowOf<Answer>, values: Readonly<Record<string, string>>) => void;
}

/** A report: a list whose rows represent groups, with its period, chart and comparison. */
export function ReportScreenView<Answer>({ screen, list: source, onOpen }: Props<Answer>) {
  const report = useReport(screen, source);
  const { list, compared, period, isPivot } = report;
  const text = useReportText();
  const context = useFormatContext();
  const { smUp } = useBreakpoints();
  const { values, phase, address } = list.list;
  const isCharted = address.state.chart ?? smUp;
  const { overrides, ...days } = useDayNotes(report, useOverrides(report));
  const moreOf = useRowMenu(report, days.moreOf);
  if (phase === 'forbidden') return <Forbidden />;
  const dayOf = (day: string | undefined) => (day === undefined ? '' : dayText(day, context.buddhist));
  const [from, to] = (period?.params ?? []).map((param) => values[param]);
  const rows = {
    ...(onOpen && { onOpen: (row: RowOf<Answer>) => onOpen(row, values) }),
    moreOf,
    ...(report.hrefOf && { hrefOf: report.hrefOf }),
    empty:
      from === undefined || to === undefined ? undefined : (
        <EmptyState title={text.noActivity}>{text.noActivityIn(dayOf(from), dayOf(to))}</EmptyState>
      ),
  };
  return (
    <div className={`${bar.screen} ${css.sheet}`}>
      <ListHeading model={list} />
      {from !== undefined && to !== undefined && <Printed from={dayOf(from)} to={dayOf(to)} />}
      <AboveList model={list} />
      <GroupTabs report={report} />
      {period && (
        <Period
          report={report}
          period={period}
          isCharted={isCharted}
          onChart={(isDrawn) => address.change({ kind: 'chart', isDrawn })}
        />
      )}
      <ListBar model={list} hidden={controls} fixed={isPivot} />
      <Way report={report} />
      {compared && <div className={css.note}>{comparedText(compared, text, dayOf)}</div>}
      {screen.chart && isCharted && !isPivot && (
        <Picture report={report} chart={screen.chart} marksOn={days.notes?.marksOn} onDay={days.openDay} />
      )}
      {days.part}
      {isPivot ? (
        <Suspense>
          <PivotRows report={report} {...rows} />
        </Suspense>
      ) : (
        <ListRows
          model={list}
          overrides={overrides}
          shown={report.shown}
          attributesOf={report.shown && sumAttributes}
          {...rows}
        />
      )}
      <Balance report={report} />
      {list.actions.dialog}
      {list.header.dialog}
    </div>
  );
}
