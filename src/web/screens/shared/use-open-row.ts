import { useCallback, useEffect, useRef } from 'react';
import type { RowOf } from '#contract/envelope.ts';
import { rowId } from '#web/core/live-rows.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useGet } from '#web/data/hooks.ts';
import type { List, ListSource } from './use-list.ts';

/** The row whose details are open. `R` is what its list says of a row. */
export interface OpenRow<R> {
  /** Its key, as the address says it. */
  readonly id: string | undefined;
  /** What is known of it; undefined until it has been read. */
  readonly row: R | undefined;
  /** Why it cannot be shown: what went wrong, or nothing where there is no such row. */
  readonly failure: { readonly error: ApiError | undefined; retry(): void } | undefined;
  /** The same functions between renders. */
  readonly open: (row: R) => void;
  readonly close: () => void;
}

/**
 * The row that the address names (`?open=12`): a link to it opens it for whoever may see it, whatever page or filter the list
 * has, and Back closes it. A row that is not among those of the list is asked for by its key.
 */
export function useOpenRow<Answer>(
  { list: call, key }: Pick<ListSource<Answer>, 'list' | 'key'>,
  { address, rows, phase, store }: List<RowOf<Answer>>,
): OpenRow<RowOf<Answer>> {
  type R = RowOf<Answer>;
  const { opened: id, open } = address;
  const known = useRef<R>(undefined);
  const isIt = (row: R) => rowId(row, key) === id;
  const here = id === undefined ? undefined : rows.find(isIt);
  const isAsked = id !== undefined && !here && phase !== 'loading' && phase !== 'forbidden';
  const asked = useGet<{ readonly data: readonly R[] }>(call, isAsked ? { ids: id } : null);
  const found = here ?? (isAsked ? asked.data?.data.find(isIt) : undefined);
  if (found) known.current = found;
  // What has just gone from the list stays in sight until it has been read by itself.
  const row = id !== undefined && known.current && isIt(known.current) ? known.current : undefined;
  useEffect(() => store.setOpened(id), [store, id]);
  const isOver = isAsked && !row && (asked.data !== undefined || asked.error !== undefined) && !asked.isValidating;
  return {
    id,
    row,
    failure: isOver ? { error: asked.error, retry: () => void asked.refresh() } : undefined,
    open: useCallback(
      (one: R) => {
        known.current = one;
        open(rowId(one, key));
      },
      [open, key],
    ),
    close: useCallback(() => open(undefined), [open]),
  };
}
