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

/** The record in a reply, as code reads it: any other field of a row may be there as well. */
export type RecordOf<Answer> = (Answer extends RecordReply<infer R> ? R : unknown) & Row;

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
  /** What all rows have together takes long and was left out: total, sums and counts are to be asked for by themselves. */
  readonly later?: true;
  readonly facets?: Readonly<Record<string, number>>;
  /** UTC ISO 8601. */
  readonly server_time: string;
}

/** Any row of a reply, by field name. */
export type Row = Readonly<Record<string, unknown>>;
