import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { Editor } from '#contract/editor.ts';
import type { Row } from '#contract/envelope.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { actionState } from '#web/core/actions.ts';
import { useLabel } from '#web/locale/language.ts';
import type { RowMenuItem } from '#web/table/row-menu.tsx';
import { moveItems } from '../move-items.ts';
import { useOrderText } from '../order-texts.ts';
import { useActions } from '../use-actions.tsx';
import type { EditorRow } from './edits.ts';
import { useEditorText } from './texts.ts';
import type { EditorState } from './use-editor.ts';

/** What can be done to the record above its rows. */
export function HeaderActions({
  editor,
  record,
  onChanged,
}: {
  readonly editor: Editor;
  readonly record: Row;
  readonly onChanged: () => void;
}) {
  const can = useCan();
  const label = useLabel();
  const source = useMemo(() => {
    const [parameter, field = 'id'] = Object.entries(editor.parent)[0] ?? [];
    // The call knows the record by the name that the rows know it by.
    const named = editor.header.map((action) =>
      action.call && parameter !== undefined && action.call.kind !== 'update' && action.call.kind !== 'move'
        ? { ...action, call: { ...action.call, key: parameter } }
        : action,
    );
    return { key: field, fields: [], scope: { actions: named, fields: [], can } };
  }, [editor, can]);
  const actions = useActions(source, onChanged);
  return (
    <>
      {actions.permitted
        .filter((action) => actionState(action, record, source.scope) === 'ready')
        .map((action) => (
          <Button key={action.id} variant="default" size="compact-md" onClick={() => actions.start(action, record)}>
            {label(action.label)}
          </Button>
        ))}
      {actions.dialog}
    </>
  );
}

/** The menu of each row: what can be filled in, where it can go, what else can be done to it. */
export function useRowActions(editor: Editor, state: EditorState, onChanged: () => void) {
  const can = useCan();
  const text = useEditorText();
  const order = useOrderText();
  const all = useMemo(() => [...editor.actions, ...(editor.remove ? [editor.remove] : [])], [editor]);
  const source = useMemo(
    () => ({ key: editor.key, fields: editor.columns, scope: { actions: all, fields: editor.columns, can } }),
    [editor, all, can],
  );
  const actions = useActions(source, () => void state.answer.refresh().then(onChanged));
  const placeOf = ({ id }: EditorRow) => ({
    at: state.rows.findIndex((one) => one.id === id),
    size: state.rows.length,
    move: (to: number) => state.move(id, to),
  });
  const menuOf = (row: EditorRow, open: (id: string) => void, inDialog: boolean): readonly RowMenuItem[] => {
    const locked = state.isRowOpen(row) && state.isOpen ? undefined : text.locked;
    const canEdit = inDialog && (row.stored ? state.canSave : state.canAdd);
    const isChanged = row.stored && Object.keys(row.changed).length > 0;
    const canDrop = !row.stored || state.canRemoveHere;
    const stored = row.stored ? actions.menuOf(row.stored, state.isOpen ? all : editor.actions) : [];
    return [
      ...(canEdit ? [{ id: 'edit', label: text.edit, disabled: locked, run: () => open(row.id) }] : []),
      ...(isChanged ? [{ id: 'revert', label: text.revert, run: () => state.revert(row.id) }] : []),
      ...(state.canOrder ? moveItems(order, placeOf(row)) : []),
      ...stored.map((item) =>
        item.id === editor.remove?.id && locked !== undefined ? { ...item, disabled: locked } : item,
      ),
      ...(canDrop ? [dropOf(row, state, text.remove, row.stored ? locked : undefined)] : []),
    ];
  };
  return { menuOf, dialog: actions.dialog };
}

const dropOf = (row: EditorRow, state: EditorState, label: string, disabled: string | undefined): RowMenuItem => ({
  id: 'drop',
  label,
  isDanger: true,
  disabled,
  run: () => state.dropRow(row),
});
