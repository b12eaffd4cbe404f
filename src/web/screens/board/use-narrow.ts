import { useMemo } from 'react';
import { type ColumnLayout, showColumn } from '#web/core/column-layout.ts';
import type { ListModel } from '../list/use-list-screen.ts';

/** The layout with only those columns that stay next to a panel; undefined = the person's own. */
export function useNarrow(
  { preferences: { layout } }: Pick<ListModel, 'preferences'>,
  stay: readonly string[],
  isNarrow: boolean,
): ColumnLayout | undefined {
  return useMemo(
    () =>
      isNarrow
        ? layout.order.reduce(
            (held, column) => (stay.includes(column) ? held : showColumn(held, column, false)),
            layout,
          )
        : undefined,
    [isNarrow, layout, stay],
  );
}
