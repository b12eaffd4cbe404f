import { type KeyboardEvent, useState } from 'react';
import type { Field } from '#contract/field.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useOrderText } from '../order-texts.ts';
import type { EditorTableProps } from './editor-table.tsx';
import type { EditorRow } from './edits.ts';
import { rowName } from './row-name.ts';
import { useEditorText } from './texts.ts';
import type { TypingPlace } from './use-typing-place.ts';

type RowKey = KeyboardEvent<HTMLTableRowElement>;

/** The input that Enter leaves. Enter also chooses from an open list, breaks lines of long texts and presses buttons. */
function leftInput({ key, defaultPrevented, ctrlKey, metaKey, nativeEvent, target }: RowKey) {
  if (key !== 'Enter' || defaultPrevented || ctrlKey || metaKey || nativeEvent.isComposing) return undefined;
  return target instanceof HTMLInputElement && target.getAttribute('aria-expanded') !== 'true' ? target : undefined;
}

/** Keys on a row: Enter moves on to the next or adds one, Alt with an arrow moves the row; `said` announces its new place. */
export function useRowKeys(
  { editor, state, onAdd }: EditorTableProps,
  inputs: ReadonlyMap<string, Field>,
  firstFree: (row: EditorRow) => string | undefined,
  go: TypingPlace['go'],
) {
  const text = useEditorText();
  const order = useOrderText();
  const context = useFormatContext();
  const [announcement, setAnnouncement] = useState('');
  const { rows } = state;

  const move = (event: RowKey, row: EditorRow, at: number) => {
    const to = at + (event.key === 'ArrowUp' ? -1 : 1);
    event.preventDefault();
    event.stopPropagation();
    if (!state.move(row.id, to)) return;
    setAnnouncement(order.moved(rowName(editor, row, at, text.row, context), to + 1, rows.length));
    // The element is put elsewhere, and loses the focus on its way.
    const { activeElement } = document;
    requestAnimationFrame(() => activeElement instanceof HTMLElement && activeElement.focus());
  };
  const onKey = (event: RowKey, row: EditorRow, at: number) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) return move(event, row, at);
    const input = leftInput(event);
    if (!input) return;
    event.preventDefault();
    const next = rows[at + 1];
    if (next) {
      const field = inputs.get(input.closest<HTMLElement>('[data-field]')?.dataset.field ?? '');
      go(next.id, field && state.isFree(next, field) ? field.name : firstFree(next));
    } else if (state.canAdd) onAdd();
  };
  return { said: announcement, onKey };
}
