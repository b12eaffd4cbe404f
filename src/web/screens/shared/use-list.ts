import { useEffect, useMemo, useRef } from 'react';
import type { Call } from '#contract/call.ts';
import type { ReportReply, Row, RowOf } from '#contract/envelope.ts';
import type { Filter } from '#contract/filter.ts';
import { effectiveValues, type ListShape, toQuery } from '#contract/list-query.ts';
import type { Column } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { counted, whole } from '#web/core/counted.ts';
import { type ListChange, reduceList } from '#web/core/list-state.ts';
import { createRowStore, type RowMark, type RowStore } from '#web/core/row-store.ts';
import { type ScreenPhase, screenPhase } from '#web/core/screen-phase.ts';
import { nothingSelected } from '#web/core/selection.ts';
import { syncClock } from '#web/core/server-clock.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useClient } from '#web/data/client-context.tsx';
import { askAhead, useGet, useKnown } from '#web/data/hooks.ts';
import { toQueryString } from '#web/data/query-string.ts';
import { type ListAddress, today } from './use-list-url.ts';
import { useLiveRows } from './use-live-rows.ts';

/** A list as the parts need it: of a screen, or inside another one. */
export interface ListSource<Answer = unknown> {
  readonly list: Call<never, Answer>;
  readonly key: string;
  readonly columns: readonly Column[];
  readonly filters: readonly Filter[];
  readonly groups?: readonly string[];
  readonly sort: string;
  readonly limit: number;
  readonly permission: string;
  /** The call answers all rows at once. */
  readonly whole?: true;
}

export interface ListOptions {
  /** Parameters that the person cannot change: the record of a related list. `null` = nothing to ask yet. */
  readonly fixed?: Readonly<Record<string, string>> | null;
  /** Milliseconds between refreshes where the server does not say what changes; undefined = only on demand. */
  readonly refresh?: number | undefined;
  /** Somebody decides by the rows: they stay as they are. */
  readonly still?: boolean | undefined;
}

/** `R` is what its call says of a row. */
export interface List<R extends Row = Row> {
  readonly address: ListAddress;
  readonly shape: ListShape;
  /** Values of the filters that hold now, by parameter. */
  readonly values: Readonly<Record<string, string>>;
  /** The query as it was sent. */
  readonly query: Readonly<Record<string, string>>;
  readonly phase: ScreenPhase;
  readonly rows: readonly R[];
  readonly reply: ReportReply<R> | undefined;
  readonly marks: ReadonlyMap<string, RowMark>;
  readonly error: ApiError | undefined;
  readonly isValidating: boolean;
  /** The rows on screen belong to an earlier query. */
  readonly isStale: boolean;
  /** When the rows were read, in milliseconds of this computer's clock. */
  readonly readAt: number;
  readonly store: RowStore;
  refresh(): Promise<void>;
  /** A change is about to be made: what it will show is read ahead. */
  intend(change: ListChange): void;
  /** A row was decided here, and this came of it: it stays in sight although it may no longer match. */
  keep(row: Row): void;
  /** Says whether the pointer is on the rows: nothing moves then. */
  setHold(hold: boolean): void;
}

type Shown = Pick<ListSource, 'filters' | 'columns' | 'groups' | 'sort' | 'limit'>;

/** What a list asks for: the part of a screen that the codec needs. */
export function shapeOf({ filters, columns, groups, sort, limit }: Shown): ListShape {
  const sortable = columns.filter((column) => column.sortable).map((column) => column.name);
  return { filters, sort, limit, sortable, ...(groups && { groups }) };
}

/** The same object for the same screen. */
export function useShape(source: ListSource): ListShape {
  const { filters, columns, groups, sort, limit } = source;
  return useMemo(
    () => shapeOf({ filters, columns, sort, limit, ...(groups && { groups }) }),
    [filters, columns, groups, sort, limit],
  );
}

/** What the call answers: while another question is on its way, what it answered before. */
function useAnswer<Answer>(
  source: ListSource<Answer>,
  query: Readonly<Record<string, string>>,
  { asks, refresh, still }: { readonly asks: boolean } & Pick<ListOptions, 'refresh' | 'still'>,
) {
  type Reply = ReportReply<RowOf<Answer>>;
  const answer = useGet<Reply>(source.list, asks ? query : null, {
    refresh,
    still,
    keepPrevious: true,
    summaryLater: true,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer stays what it was while another one is awaited
  const data = useMemo(
    () => answer.data && (source.whole ? whole(answer.data) : counted(answer.data, askedRows(query, source))),
    [answer.data],
  );
  const question = toQueryString(query);
  const last = useRef<{ readonly data: Reply | undefined; readonly question: string; readonly readAt: number }>({
    data: undefined,
    question,
    readAt: 0,
  });
  // An answer belongs to the question that was on when it came; one kept from before stays with its own.
  if (data !== last.current.data) last.current = { data, question, readAt: Date.now() };
  const { question: answered, readAt } = last.current;
  const isOld = answered !== question;
  const reply = useSummary(source.list, query, isOld ? undefined : data) ?? data;
  return { answer, data, reply, answered, isOld, readAt };
}

/** Behaviour of any list: address → query → rows, kept fresh without moving under the pointer. */
export function useList<Answer>(
  source: ListSource<Answer>,
  shape: ListShape,
  address: ListAddress,
  options: ListOptions = {},
): List<RowOf<Answer>> {
  const can = useCan();
  const allowed = can(source.permission);
  const day = today();
  const { fixed } = options;
  const query = useMemo(
    () => ({ ...queryOf(source, toQuery(address.state, shape, day)), ...fixed }),
    [source, address.state, shape, day, fixed],
  );
  const client = useClient();
  const isKnown = useKnown();
  const intend = (change: ListChange) => {
    if (!allowed || fixed === null) return;
    const state = reduceList(address.state, change, shape, day);
    const next = { ...queryOf(source, toQuery(state, shape, day)), ...fixed };
    if (!isKnown(source.list, next)) void askAhead(client, source.list, next, { quiet: true });
  };
  const values = useMemo(() => effectiveValues(address.state, shape, day), [address.state, shape, day]);
  const { answer, data, reply, answered, isOld, readAt } = useAnswer(source, query, {
    asks: allowed && fixed !== null,
    refresh: options.refresh,
    still: options.still,
  });
  const fresh = useMemo(() => rowsOf(data), [data]);
  useEffect(() => syncClock(data?.server_time), [data]);
  const store = useMemo(createRowStore, []);
  const hold = useRef(false);
  const { rows, marks, settle, keep } = useLiveRows(fresh, answered, source.key, store, hold);
  // Ticks belong to a set of filters: other filters, other rows.
  const filtersAsked = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the filters change
  useEffect(() => store.setSelection(nothingSelected), [filtersAsked, store]);
  const errorCode = answer.error === undefined ? undefined : answer.error.code || -1;
  const phase = screenPhase({
    allowed,
    hasData: data !== undefined,
    count: rows.length,
    ...(errorCode !== undefined && { errorCode }),
    isValidating: answer.isValidating,
  });
  return {
    address,
    shape,
    values,
    query,
    phase,
    rows,
    reply,
    marks,
    error: answer.error,
    isValidating: answer.isValidating,
    isStale: isOld && answer.isValidating,
    readAt,
    store,
    refresh: answer.refresh,
    intend,
    keep,
    setHold: (next) => {
      hold.current = next;
      if (!next) settle();
    },
  };
}

/**
 * The answer with its summary, where that was left out: it is requested with every new answer, and until it
 * arrives the last one for the same query stays.
 */
function useSummary<R>(call: Call, query: object, data: ReportReply<R> | undefined): ReportReply<R> | undefined {
  const question = toQueryString(query);
  const whole = useGet<ReportReply<R>>(call, data?.later ? query : null, { once: true, summaryOf: data?.server_time });
  const known = useRef<{ readonly question: string; readonly summary: ReportReply<R> }>(undefined);
  if (whole.data) known.current = { question, summary: whole.data };
  const last = known.current?.question === question ? known.current.summary : undefined;
  return useMemo(() => {
    if (!data?.later || !last) return data;
    const { later: _later, more: _more, ...rows } = data;
    return { ...last, ...rows, total: last.total, totals: last.totals, ...sumsOf(last) };
  }, [data, last]);
}

const sumsOf = ({ totals_by: sums }: ReportReply<unknown>) => (sums ? { totals_by: sums } : {});

/** Which page of how many rows a query asks for. */
function askedRows({ page, limit }: Readonly<Record<string, string>>, source: ListSource) {
  return { page: Number(page ?? 1), limit: Number(limit ?? source.limit) };
}

/** A call that answers everything at once knows no pages, and has an order of its own. */
export function queryOf(source: Pick<ListSource, 'whole' | 'sort'>, query: Readonly<Record<string, string>>) {
  if (!source.whole) return query;
  const { page: _page, limit: _limit, sort, ...rest } = query;
  return sort === undefined || sort === source.sort ? rest : { ...rest, sort };
}

/** Rows of an answer that may come from anywhere; what is no row is left out. */
function rowsOf<R>(reply: ReportReply<R> | undefined): readonly R[] | undefined {
  if (reply === undefined) return undefined;
  const { data } = reply;
  if (!Array.isArray(data)) return [];
  const isRow = (row: unknown): boolean => typeof row === 'object' && row !== null;
  return data.every(isRow) ? data : data.filter(isRow);
}
