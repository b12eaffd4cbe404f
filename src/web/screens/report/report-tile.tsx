import { useMemo } from 'react';
import type { ReportReply, Row } from '#contract/envelope.ts';
import { kinds } from '#contract/kinds/index.ts';
import { effectiveValues, groupParam, parseList, resolveDays, toQuery, writeList } from '#contract/list-query.ts';
import type { ReportScreen } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useGet } from '#web/data/hooks.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { marksOn } from '../shared/annotations/annotations.ts';
import { useAnnotations } from '../shared/annotations/use-annotations.ts';
import { queryOf, shapeOf } from '../shared/use-list.ts';
import { today } from '../shared/use-list-url.ts';
import { ChartPanel } from './chart-panel.tsx';
import css from './report.module.css';
import { shownColumns } from './shown-columns.ts';
import { useReportText } from './texts.ts';

/** What a kept query means today. Days that were a choice (`@last7`) are those that it names now. */
function stateOf(screen: ReportScreen, query: string) {
  const shape = shapeOf(screen);
  const day = today();
  const params = new URLSearchParams(resolveDays(query, shape.filters, day));
  return { shape, day, state: parseList(params.toString(), shape) };
}

/** Where a report opens with a kept query. */
export function reportLink(screen: ReportScreen, query: string): string {
  const { shape, state } = stateOf(screen, query);
  return [screen.path, writeList({ ...state, chart: true }, shape)].filter(Boolean).join('?');
}

interface Props {
  readonly screen: ReportScreen;
  /** As views keep it. */
  readonly query: string;
}

/** The chart of a report outside of it, with a query of its own. */
export function ReportTile({ screen, query }: Props) {
  const can = useCan();
  const label = useLabel();
  const text = useReportText();
  const describe = useDescribeError();
  const context = useFormatContext();
  const { shape, day, state } = stateOf(screen, query);
  const values = effectiveValues(state, shape, day);
  const answer = useGet<ReportReply<Row>>(screen.list, queryOf(screen, toQuery(state, shape, day)), {
    keepPrevious: true,
  });
  const group = values[groupParam];
  const columns = useMemo(() => shownColumns(screen.columns, group, can), [screen, group, can]);
  const period = shape.filters.find(
    ({ operator, field }) => operator === 'between' && kinds[field.kind].calendar === 'day',
  );
  const [from, to] = (period?.params ?? []).map((param) => values[param]);
  const { all } = useAnnotations(from === undefined || to === undefined ? undefined : { from, to });
  const rows = answer.data?.data ?? [];
  if (answer.error && !answer.data)
    return <ErrorState message={describe(answer.error)} onRetry={() => void answer.refresh()} />;
  if (!answer.data || !screen.chart) return <div className={css.chartPlace} aria-busy="true" />;
  if (rows.length === 0) return <p className={css.note}>{text.noActivity}</p>;
  return (
    <ChartPanel
      title={label(screen.title)}
      chart={screen.chart}
      rows={rows}
      columns={columns}
      compared={answer.data.compared}
      context={context}
      marksOn={(days) => marksOn(all, days)}
    />
  );
}
