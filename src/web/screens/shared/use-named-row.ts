import { useEffect, useRef } from 'react';
import type { Row } from '#contract/envelope.ts';
import { rowId } from '#web/core/live-rows.ts';
import type { List } from './use-list.ts';

/**
 * A link that names one row by a filter (`?ref=…`) opens it as soon as it is there; after that the person decides.
 * Where the filter finds more than one name, `field` must say exactly that.
 */
export function useNamedRow<R extends Row>(
  { address, rows, values, isStale }: List<R>,
  key: string,
  filter = 'ref',
  field?: string,
): void {
  const named = values[filter];
  const { open } = address;
  const [only, other] = rows;
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (named === opened.current || isStale) return;
    if (named === undefined) opened.current = undefined;
    else if (only && !other && (field === undefined || rowId(only, field) === named)) {
      opened.current = named;
      open(rowId(only, key), { replace: true });
    }
  }, [named, only, other, isStale, open, key, field]);
}
