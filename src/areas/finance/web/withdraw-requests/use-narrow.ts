import { useMemo } from 'react';
import { type ColumnLayout, showColumn } from '#web/core/column-layout.ts';
import type { ListModel } from '#web/screens/list/use-list-screen.ts';

/** The columns of a list with only those that stay beside something else; undefined = as the person likes them. */
export function useNarrow(
  { preferences: { layout } }: Pick<ListModel, 'preferences'>,
  stay: ReadonlySet<string>,
  isNarrow: boolean,
): ColumnLayout | undefined {
  return useMemo(
    () =>
      isNarrow
        ? layout.order.reduce((held, column) => (stay.has(column) ? held : showColumn(held, column, false)), layout)
        : undefined,
    [isNarrow, layout, stay],
  );
}
