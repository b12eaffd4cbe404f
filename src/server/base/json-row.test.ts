import { expect, test } from 'vitest';
import { type StoredRow, toJsonRow } from './json-row.ts';

interface Told {
  readonly ref: string;
  readonly amount: string;
  readonly fee: string | null;
  readonly at: string | null;
}

test('a row is serialized with satang as decimal strings and moments in ISO 8601; null stays null', () => {
  const row: StoredRow<Told, 'amount' | 'fee', 'at'> = { ref: 'D1', amount: -5450_05n, fee: null, at: new Date(0) };
  const told: Told = toJsonRow(row);
  expect(told).toEqual({ ref: 'D1', amount: '-5450.05', fee: null, at: '1970-01-01T00:00:00.000Z' });
  expect(toJsonRow({ ...row, at: null }).at).toBeNull();
});
