import { useMemo } from 'react';
import { type ColumnLayout, showColumn } from '#web/core/column-layout.ts';
import type { ListModel } from '#web/screens/list/use-list-screen.ts';

/** The column layout with only those that stay next to a panel; undefined = the user's own layout. */
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
