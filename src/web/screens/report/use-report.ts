import { useCallback, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import type { PageReply, Row } from '#contract/envelope.ts';
import type { Filter } from '#contract/filter.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { ListScreen, ReportScreen } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { type Crumb, crumbsOf, drillLink, groupParam } from '#web/core/drill.ts';
import { isSumRow, withSums } from '#web/core/subtotals.ts';
import { type ListModel, useListScreen } from '../list/use-list-screen.ts';

/** Query key that asks for the period before. */
export const compareParam = 'compare';

/** What the answer of a compared report has besides: the server decides what is like and like. */
export interface Compared {
  /** All of both spans, both up to the same time, the days alone that are over, or nothing because no day is over. */
  readonly basis: 'all' | 'same_time' | 'whole_days' | 'none';
  readonly from?: string;
  readonly to?: string;
  /** `11:20`: the last days are compared up to here. */
  readonly until?: string;
  readonly totals?: Row;
  /** The days that are over, and what they come to. */
  readonly present?: { readonly from: string; readonly to: string; readonly totals: Row };
}

export interface ReportModel {
  /** The list underneath, with the columns that the present rows have. */
  readonly list: ListModel;
  readonly screen: ReportScreen;
  readonly groupFilter: Filter | undefined;
  /** What the rows stand for. */
  readonly group: string | undefined;
  readonly period: Filter | undefined;
  readonly canCompare: boolean;
  readonly isCompared: boolean;
  readonly compared: Compared | undefined;
  /** The rows with the lines of their sums among them; undefined where they do not stand together. */
  readonly shown: readonly Row[] | undefined;
  readonly crumbs: readonly Crumb[];
  readonly hrefOf: ((row: Row) => string | undefined) | undefined;
}

function comparedOf(reply: PageReply<Row> | undefined): Compared | undefined {
  return reply !== undefined && 'compared' in reply ? (reply.compared as Compared) : undefined;
}

/** The rows of an answer that tells what those that stand together have in sum. */
function shownOf(reply: PageReply<Row> | undefined, rows: readonly Row[]): readonly Row[] | undefined {
  if (reply === undefined || !('subtotals' in reply) || !('within' in reply)) return undefined;
  return withSums(rows, String(reply.within), reply.subtotals as readonly Row[]);
}

function withoutCompare({ [compareParam]: _compare, ...values }: Readonly<Record<string, string>>) {
  return values;
}

/** Behaviour of a report; no markup. `screen` and `source` are the same screen, as a report and as the list that it is. */
export function useReport(screen: ReportScreen, source: ListScreen): ReportModel {
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
  kept.current = withoutCompare(values);
  const summed = useMemo(() => shownOf(reply, rows), [reply, rows]);
  const group = values[groupParam];
  const columns = useMemo(
    () =>
      source.columns.filter(
        ({ groups, mask, whole, total }) =>
          (groups === undefined || group === undefined || groups.includes(group)) &&
          (mask === undefined || can(mask) || !(total || whole)),
      ),
    [source, group, can],
  );
  const shown = useMemo(() => ({ ...source, columns }), [source, columns]);
  const template = screen.drill[group ?? ''] ?? screen.drill.all;
  const hrefOf = useMemo(() => {
    if (template === undefined) return undefined;
    const filters = withoutCompare(values);
    return (row: Row) => (isSumRow(row) ? undefined : drillLink(template, row, path, filters));
  }, [template, path, values]);
  return {
    list: { ...list, screen: shown },
    screen,
    groupFilter: source.filters.find((filter) => filter.name === groupParam),
    group,
    period: source.filters.find(
      ({ operator, field }) => operator === 'between' && kinds[field.kind].calendar === 'day',
    ),
    canCompare: source.filters.some((filter) => filter.name === compareParam),
    isCompared: values[compareParam] === 'true',
    compared: comparedOf(reply),
    shown: summed,
    crumbs: crumbsOf(screen.drill, group, path, address.state.values),
    hrefOf,
  };
}
