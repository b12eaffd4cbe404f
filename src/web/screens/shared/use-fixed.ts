import { useMemo } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Related } from '#contract/screen.ts';

/** What the list is matched by: the same object for the same values. */
export function useFixed({ match }: Pick<Related, 'match'>, record: Row) {
  const matched = JSON.stringify(Object.entries(match).map(([param, field]) => [param, record[field] ?? null]));
  return useMemo(() => fixedOf(matched), [matched]);
}

/** The record's values as a query; null while the record lacks one of them, for then everything would match. */
function fixedOf(matched: string): Readonly<Record<string, string>> | null {
  const pairs: readonly (readonly [string, unknown])[] = JSON.parse(matched);
  if (pairs.some(([, value]) => value === null || value === '')) return null;
  return Object.fromEntries(pairs.map(([param, value]) => [param, String(value)]));
}
