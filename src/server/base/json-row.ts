import { formatMoney } from '#contract/money.ts';

type WireValue<V> = V extends bigint | Date ? string : V;

/** A row of the database as calls answer it. */
export type JsonRow<R> = { readonly [K in keyof R]: WireValue<R[K]> };

type Read<V, Kept> = null extends V ? Kept | null : Kept;

/** A row that `wire` turns into `T`: its amounts are satang, its moments are dates. */
export type StoredRow<T, Amounts extends keyof T, Moments extends keyof T = never> = Omit<T, Amounts | Moments> & {
  readonly [K in Amounts]: Read<T[K], bigint>;
} & { readonly [K in Moments]: Read<T[K], Date> };

const wireValue = <V>(value: V) =>
  (typeof value === 'bigint'
    ? formatMoney(value)
    : value instanceof Date
      ? value.toISOString()
      : value) as WireValue<V>;

/**
 * A row as it goes over the wire: satang as decimal strings, moments in ISO 8601, all else as it is.
 *
 * @example
 * wire({ ref: 'D1', amount: 5450_00n }); // { ref: 'D1', amount: '5450.00' }
 */
export function toJsonRow<R extends object>(row: R): JsonRow<R> {
  const values = Object.entries(row).map(([name, value]: [string, unknown]) => [name, wireValue(value)]);
  return Object.fromEntries(values) as JsonRow<R>;
}
