import { useCallback, useMemo } from 'react';
import type { EditorCall } from '#contract/editor.ts';
import type { Field } from '#contract/field.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { meets } from '#web/core/actions.ts';
import { useOffers } from '#web/data/use-offers.ts';
import { isWritable } from '#web/form/form-values.ts';
import { hiddenIn } from './bodies.ts';
import type { EditorRow } from './edits.ts';
import type { EditorPlace } from './use-editor.ts';
import type { StoredRows } from './use-stored-rows.ts';

/** What this person may do to the rows as they are now: to all of them, to one row, to one field. */
export function useRowRights({ editor, record }: EditorPlace, { query, stored, total }: StoredRows, hasDraft: boolean) {
  const { order, add, save, rows: together } = editor;
  const can = useCan();
  const offered = useOffers();
  const isOpen = editor.open === undefined || meets(editor.open, record);
  const isPartial = together !== undefined && total > stored.length;
  // What was left here earlier is taken up or thrown away before anything else is typed.
  const isUsable = isOpen && !isPartial && query !== null && !hasDraft;
  const allows = (one: EditorCall | undefined) =>
    isUsable && one !== undefined && can(one.call.permission) && offered(one.call);
  const canSave = allows(save);
  const canAdd = together === undefined ? allows(add) : canSave;
  const canOrder = canSave && order !== undefined && save?.fields.includes(order.field) === true;

  const names = useMemo(
    () => ({ add: new Set(together === undefined ? add?.fields : save?.fields), save: new Set(save?.fields) }),
    [together, add, save],
  );
  const isRowOpen = useCallback(
    (row: EditorRow) => !row.stored || editor.when === undefined || meets(editor.when, row.stored),
    [editor.when],
  );
  /** May this field of this row be changed? */
  const isFree = useCallback(
    (row: EditorRow, field: Field): boolean => {
      if (!isWritable(field) || hiddenIn(editor, row.values, record).has(field.name)) return false;
      if (!row.stored) return canAdd && names.add.has(field.name);
      const lock = editor.locks[field.name];
      return canSave && names.save.has(field.name) && isRowOpen(row) && (lock === undefined || meets(lock, row.stored));
    },
    [editor, record, canAdd, canSave, names, isRowOpen],
  );
  const canRemoveHere = canSave && together !== undefined && editor.remove === undefined;
  return { isOpen, isPartial, canSave, canAdd, canOrder, canRemoveHere, isRowOpen, isFree };
}
