import { useCallback, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { compareParam } from '#contract/compare-with.ts';
import type { Compared, ReportReply, Row, RowOf } from '#contract/envelope.ts';
import type { Filter } from '#contract/filter.ts';
import { kinds } from '#contract/kinds/index.ts';
import { groupParam } from '#contract/list-query.ts';
import { pivotParam, showParam } from '#contract/pivot.ts';
import type { ListScreen, ReportScreen } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { type Crumb, crumbsOf, drillLink, waysDown, wayTo } from '#web/core/drill.ts';
import { isSumRow, withSums } from '#web/core/subtotals.ts';
import { type ListModel, useListScreen } from '../list/use-list-screen.ts';
import { shownColumns } from './shown-columns.ts';

/** `R` is what its call says of a row. */
export interface ReportModel<R extends Row = Row> {
  /** The list underneath, with the columns that the present rows have. */
  readonly list: ListModel<R>;
  readonly screen: ReportScreen;
  readonly groupFilter: Filter | undefined;
  /** What the rows represent. */
  readonly group: string | undefined;
  readonly period: Filter | undefined;
  readonly canCompare: boolean;
  /** Rows of some groups can be spread over a second dimension. */
  readonly canPivot: boolean;
  /** They are just now. */
  readonly isPivot: boolean;
  readonly compared: Compared | undefined;
  /** The rows with the lines of their sums; undefined if they are not grouped. */
  readonly shown: readonly R[] | undefined;
  readonly crumbs: readonly Crumb[];
  /** What a row can be looked into by, the usual first: what the rows are then, and where that leads. */
  readonly waysOf: ((row: Row) => readonly { readonly group: string; readonly href: string }[]) | undefined;
  /** Where a row leads; `also` = further filters, by parameter. */
  readonly hrefOf: ((row: Row, also?: Readonly<Record<string, string>>) => string | undefined) | undefined;
}

/** The rows of an answer that includes the sums of groups. */
function shownOf<R extends Row>(reply: ReportReply<R> | undefined, rows: readonly R[]): readonly R[] | undefined {
  if (reply?.subtotals === undefined || reply.within === undefined) return undefined;
  return withSums(rows, reply.within, reply.subtotals);
}

/** What goes along with links: how the rows are shown here stays here. */
function filtersIn({
  [compareParam]: _compare,
  [pivotParam]: _pivot,
  [showParam]: _show,
  ...values
}: Readonly<Record<string, string>>) {
  return values;
}

/** Behaviour of a report; no markup. `screen` and `source` are the same screen, as a report and as the list that it is. */
export function useReport<Answer>(
  screen: ReportScreen<Answer>,
  source: ListScreen<Answer>,
): ReportModel<RowOf<Answer>> {
  const can = useCan();
  const [path] = useLocation();
  // Filters go along, as they are when somebody follows a link.
  const kept = useRef<Readonly<Record<string, string>>>({});
  const linkOf = useCallback((to: string, row: Row) => drillLink(to, row, path, kept.current), [path]);
  const list = useListScreen(
    source,
    useMemo(() => ({ linkOf }), [linkOf]),
  );
  const { values, address, reply, rows } = list.list;
  kept.current = filtersIn(values);
  const summed = useMemo(() => shownOf(reply, rows), [reply, rows]);
  const group = values[groupParam];
  const columns = useMemo(() => shownColumns(source.columns, group, can), [source, group, can]);
  const shown = useMemo(() => ({ ...source, columns }), [source, columns]);
  const template = screen.drill[group ?? ''] ?? screen.drill.all;
  const hrefOf = useMemo(() => {
    if (template === undefined) return undefined;
    const filters = filtersIn(values);
    return (row: Row, also?: Readonly<Record<string, string>>) =>
      isSumRow(row) ? undefined : drillLink(template, row, path, { ...filters, ...also });
  }, [template, path, values]);
  const groupFilter = source.filters.find((filter) => filter.name === groupParam);
  const waysOf = useMemo(() => {
    const groups = groupFilter?.field.options?.map((option) => option.value) ?? [];
    const ways = waysDown(screen.drill, group ?? '', groups);
    if (template === undefined || ways.length < 2) return undefined;
    const filters = filtersIn(values);
    return (row: Row) =>
      ways.flatMap((way) => {
        const href = isSumRow(row) ? undefined : drillLink(wayTo(template, way), row, path, filters);
        return href === undefined ? [] : [{ group: way, href }];
      });
  }, [groupFilter, screen.drill, group, template, values, path]);
  return {
    list: { ...list, screen: shown },
    screen,
    groupFilter,
    group,
    period: source.filters.find(
      ({ operator, field }) => operator === 'between' && kinds[field.kind].calendar === 'day',
    ),
    canCompare: source.filters.some((filter) => filter.name === compareParam),
    canPivot: source.filters.some((filter) => filter.name === pivotParam),
    isPivot: values[pivotParam] !== undefined,
    compared: reply?.compared,
    shown: summed,
    crumbs: crumbsOf(screen.drill, group, path, address.state.values),
    hrefOf,
    waysOf,
  };
}
