import { useCallback, useMemo } from 'react';
import type { CellEdit } from '#contract/cell-edit.ts';
import type { Row } from '#contract/envelope.ts';
import type { Column } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { meets } from '#web/core/actions.ts';
import { rowId } from '#web/core/live-rows.ts';
import { useOffered } from '#web/data/use-offers.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { ListModel } from '../use-list-screen.ts';
import type { CellName } from './cell-place.ts';

/** A cell that this person may edit now. */
export interface EditableCell extends CellName {
  readonly row: Row;
  readonly shown: Column;
  /** Name of the field that is typed: of a text in both languages the one that is read. */
  readonly field: string;
}

/** Which cells may be edited by this person, on this server, as the rows are now. */
export function useEditable({ columns, when, save }: CellEdit, { screen, list }: ListModel) {
  const can = useCan();
  const isOffered = useOffered(save);
  const { language } = useFormatContext();
  const isAllowed = can(save.permission) && isOffered;
  const named = useMemo(() => new Map(list.rows.map((row) => [rowId(row, screen.key), row])), [list.rows, screen.key]);
  const find = useCallback(
    ({ id, column }: CellName): EditableCell | undefined => {
      const row = named.get(id);
      const shown = screen.columns.find(({ name }) => name === column);
      if (!isAllowed || !row || !shown || !columns.includes(column) || (when && !meets(when, row))) return undefined;
      const english = language === 'en' ? shown.english : undefined;
      const field = english !== undefined && row[english] ? english : column;
      return { id, column, row, shown, field };
    },
    [named, screen.columns, isAllowed, columns, when, language],
  );
  /** The nearest cell of a row that may be edited: after or before a column, or from the first one on. */
  const along = useCallback(
    (order: readonly string[], id: string, from: string | undefined, by: 1 | -1): EditableCell | undefined => {
      for (let at = (from === undefined ? -1 : order.indexOf(from)) + by; at >= 0 && at < order.length; at += by) {
        const cell = find({ id, column: order[at] ?? '' });
        if (cell) return cell;
      }
      return undefined;
    },
    [find],
  );
  return { isAllowed, find, along };
}
