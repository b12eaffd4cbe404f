import type { Pivot, PivotChoice } from './pivot.ts';

/** Failure: HTTP status that fits, `error` ≠ 0, a message in the person's language and, for 422, messages by field. */
export interface Failure {
  readonly error: number;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Who did what in between (409 and 423). */
  readonly conflict?: Conflict;
  /** Identifies the request in the server's log. */
  readonly request_id?: string;
}

export interface Conflict {
  readonly by: string;
  readonly action: string;
  /** UTC ISO 8601. */
  readonly at: string;
  readonly status?: string;
  readonly version?: number;
}

export interface RecordReply<T> {
  readonly error: 0;
  readonly data: T;
  readonly message?: string;
}

/** The fields of a row and no others, so that it is a `Row` as well; an interface alone is none. */
export type Fields<R> = { readonly [Name in keyof R]: R[Name] };

/** The record in a reply, as code reads it; of any call, any row. */
export type RecordOf<Answer> = Fields<Answer extends RecordReply<infer R> ? R : Row>;

/** A row of a reply that has many, as code reads it; of any call, any row. */
export type RowOf<Answer> = Fields<Answer extends { readonly data: readonly (infer R)[] } ? R : Row>;

/** Sums by field and part: `{ amount: { main: '480834.71', point: '11500.00' } }`. */
export type TotalsBy = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Answer of a page or report. `totals` are sums over all filtered rows; `facets` counts by value of the tab filter. */
export interface PageReply<T> {
  readonly error: 0;
  readonly data: readonly T[];
  readonly total: number;
  /** There are more rows than `total`: nobody waits for them to be counted. */
  readonly more?: true;
  readonly page: number;
  readonly limit: number;
  readonly totals: Readonly<Record<string, string>> | null;
  /** Sums of what does not add up to one: by field, and by the name of the part (`partsOf`). Parts without rows are absent. */
  readonly totals_by?: TotalsBy;
  /** The summary of all rows takes long and was left out: total, sums and counts need a request of their own. */
  readonly later?: true;
  readonly facets?: Readonly<Record<string, number>>;
  /** Field by which the rows are grouped, in their order. */
  readonly within?: string;
  /** The groups that have rows, on whatever page, in the order of the choices. */
  readonly groups?: readonly RowGroup[];
  /** UTC ISO 8601. */
  readonly server_time: string;
}

/** The rows of a list that hold one choice: how many, and what they come to. */
export interface RowGroup extends Pick<PageReply<unknown>, 'total' | 'totals' | 'totals_by'> {
  readonly value: string;
}

/** What the answer of a compared report is compared with: the server decides what is like and like. */
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

/** Answer of a report: a page, with the comparison, the sums of groups and the columns of a second dimension. */
export interface ReportReply<T> extends PageReply<T> {
  readonly compared?: Compared;
  /** What the rows of each group are in sum: by value of `within`. */
  readonly subtotals?: readonly T[];
  /** What its rows can be spread over; absent = nothing. */
  readonly pivots?: readonly PivotChoice[];
  /** The rows spread over the values of a second dimension. */
  readonly pivot?: Pivot;
}

/** Any row of a reply, by field name. */
export type Row = Readonly<Record<string, unknown>>;
