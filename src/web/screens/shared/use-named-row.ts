import { useEffect, useRef } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { List } from './use-list.ts';

/** A link that names one row (`?ref=…`) opens it as soon as it is there; after that the person decides. */
export function useNamedRow<R extends Row>({ rows, values, isStale }: List<R>, open: (row: R) => void): void {
  const { ref: named } = values;
  const [only, other] = rows;
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (named === opened.current || isStale) return;
    if (named === undefined) opened.current = undefined;
    else if (only && !other) {
      opened.current = named;
      open(only);
    }
  }, [named, only, other, isStale, open]);
}
