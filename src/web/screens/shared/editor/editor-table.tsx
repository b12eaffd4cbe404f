import { mdiDotsVertical, mdiDragVertical, mdiPencilOutline } from '@mdi/js';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Editor } from '#contract/editor.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { namingColumn } from '#web/core/naming-column.ts';
import { sumLines } from '#web/core/sum-lines.ts';
import { cells } from '#web/fields/cells.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Icon } from '#web/ui/icon.tsx';
import tables from '#web/ui/plain-table.module.css';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { useOrderText } from '../order-texts.ts';
import css from './editor.module.css';
import { EditorCell } from './editor-cell.tsx';
import type { EditorRow } from './edits.ts';
import { useEditorText } from './texts.ts';
import type { EditorState } from './use-editor.ts';

interface Props {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly record: Row;
  /** Adds a row and says which it is. */
  readonly onAdd: () => string;
  /** Opens the dialog of a row; absent = everything is in the cells. */
  readonly onOpen: ((id: string) => void) | undefined;
  readonly onMenu: (id: string, anchor: HTMLElement) => void;
  readonly hasMenu: (row: EditorRow) => boolean;
}

/** Where somebody types: one row has inputs at a time, besides those that are new or have to be repaired. */
interface Place {
  readonly row: string;
  readonly field: string | undefined;
}

/** What a row is called where it is spoken of. */
export function nameOf(
  editor: Editor,
  row: EditorRow,
  place: number,
  rowText: (place: number) => string,
  context: ReturnType<typeof useFormatContext>,
): string {
  const column = namingColumn(editor.columns);
  const value = column && row.values[column.name];
  const isBlank = value === undefined || value === null || value === '';
  return column && !isBlank ? cells[column.kind].text(value, column, context, row.values) : rowText(place + 1);
}

/** The rows: a table on a desk, cards on a phone. */
export function EditorTable({ editor, state, record, onAdd, onOpen, onMenu, hasMenu }: Props) {
  const { rows } = state;
  const base = useId();
  const text = useEditorText();
  const order = useOrderText();
  const context = useFormatContext();
  const [place, setPlace] = useState<Place>();
  const [said, setSaid] = useState('');
  const wanted = useRef<string>(undefined);
  const inputId = (row: string, field: string) => `${base}${row}-${field}`;
  const inputs = new Map(editor.fields.map((field) => [field.name, field]));
  const inline = editor.dialog ? [] : editor.columns.flatMap((column) => inputs.get(column.name) ?? []);

  // The input takes the place of what was clicked or tabbed to, and the focus with it.
  useEffect(() => {
    const id = wanted.current;
    if (id === undefined) return;
    wanted.current = undefined;
    document.getElementById(id)?.focus();
  });
  const go = useCallback(
    (row: string, field: string | undefined) => {
      if (field !== undefined) wanted.current = `${base}${row}-${field}`;
      setPlace({ row, field });
    },
    [base],
  );
  const firstFree = (row: EditorRow): string | undefined => inline.find((field) => state.isFree(row, field))?.name;

  // A new row is typed into at once.
  const newest = rows.findLast((row) => !row.stored)?.id;
  const seen = useRef(newest);
  useEffect(() => {
    if (newest === seen.current) return;
    const isNew = newest !== undefined && Number(newest.slice(1)) > Number(seen.current?.slice(1) ?? 0);
    seen.current = newest;
    const row = rows.find((one) => one.id === newest);
    if (isNew && row) go(row.id, firstFree(row));
  });

  const onKey = (event: KeyboardEvent<HTMLTableRowElement>, row: EditorRow, at: number) => {
    const { target } = event;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const to = at + (event.key === 'ArrowUp' ? -1 : 1);
      event.preventDefault();
      event.stopPropagation();
      if (!state.move(row.id, to)) return;
      setSaid(order.moved(nameOf(editor, row, at, text.row, context), to + 1, rows.length));
      // The element is put elsewhere, and loses the focus on its way.
      const { activeElement } = document;
      requestAnimationFrame(() => activeElement instanceof HTMLElement && activeElement.focus());
      return;
    }
    if (
      event.key !== 'Enter' ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.nativeEvent.isComposing
    )
      return;
    // Enter chooses from an open list, breaks lines of long texts and presses buttons.
    if (!(target instanceof HTMLInputElement) || target.getAttribute('aria-expanded') === 'true') return;
    event.preventDefault();
    const field = target.closest<HTMLElement>('[data-field]')?.dataset.field;
    const next = rows[at + 1];
    if (next)
      go(
        next.id,
        field !== undefined && inputs.get(field) && state.isFree(next, inputs.get(field) as Field)
          ? field
          : firstFree(next),
      );
    else if (state.canAdd) onAdd();
  };

  return (
    <div className={css.scroll}>
      {/* Roles are said: as cards on a phone the elements are no table any more. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table className={`${tables.headed} ${css.table}`} role="table">
        <thead>
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr role="row">
            {state.canOrder && <th className={css.gripCell} aria-label={order.hint} />}
            {editor.columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                data-align={cells[column.kind].align}
                style={{ minWidth: column.width ?? Math.max(cells[column.kind].width, 96) }}
              >
                {column.label[context.language]}
                {inputs.get(column.name)?.required && !editor.dialog && (state.canSave || state.canAdd) && (
                  <span className={css.required} aria-hidden="true">
                    *
                  </span>
                )}
              </th>
            ))}
            <th className={css.menuCell} aria-label={text.edit} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const issues = state.issuesOf(row);
            const complaint = state.complaintOf(row.id);
            const name = nameOf(editor, row, at, text.row, context);
            return (
              <tr
                key={row.id}
                // biome-ignore lint/a11y/noRedundantRoles: as above
                role="row"
                className={css.row}
                data-id={row.id}
                data-new={!row.stored || undefined}
                data-changed={Object.keys(row.changed).length > 0 || undefined}
                data-invalid={issues.length > 0 || complaint !== undefined || undefined}
                onKeyDownCapture={(event) => event.altKey && onKey(event, row, at)}
                onKeyDown={(event) => onKey(event, row, at)}
              >
                {state.canOrder && (
                  <td className={css.gripCell}>
                    <span className={css.grip} data-grip="" title={order.hint} aria-hidden="true">
                      <Icon path={mdiDragVertical} size={16} />
                    </span>
                  </td>
                )}
                {editor.columns.map((column) => {
                  const field = inputs.get(column.name);
                  const isFree = !editor.dialog && field !== undefined && state.isFree(row, field);
                  return (
                    <EditorCell
                      key={column.name}
                      id={inputId(row.id, column.name)}
                      column={column}
                      field={isFree ? field : undefined}
                      isLocked={!editor.dialog && field !== undefined && state.canSave && !isFree}
                      row={row}
                      record={record}
                      rowName={text.row(at + 1)}
                      isActive={place?.row === row.id || !row.stored || issues.length > 0}
                      issue={issues.find((issue) => issue.field === column.name)}
                      disabled={state.isSending}
                      onEnter={() => go(row.id, column.name)}
                      onChange={(values) => state.change(row.id, values)}
                    />
                  );
                })}
                <td className={css.menuCell}>
                  <span className={css.tools}>
                    {onOpen && (row.stored ? state.canSave : state.canAdd) && state.isRowOpen(row) && (
                      <ToolButton
                        className={css.tool}
                        icon={mdiPencilOutline}
                        size={16}
                        label={`${text.edit} ${name}`}
                        onClick={() => onOpen(row.id)}
                      />
                    )}
                    {hasMenu(row) && (
                      <ToolButton
                        className={css.tool}
                        icon={mdiDotsVertical}
                        label={text.rowMenu(name)}
                        aria-haspopup="menu"
                        onClick={(event) => onMenu(row.id, event.currentTarget)}
                      />
                    )}
                  </span>
                  {complaint !== undefined && (
                    <span className={css.rowMessage} role="alert">
                      {complaint}
                    </span>
                  )}
                  {/* What is wrong where no cell shows it. */}
                  {issues
                    .filter((issue) => !inline.some((field) => field.name === issue.field))
                    .slice(0, 1)
                    .map((issue) => (
                      <span key={issue.field} className={css.rowMessage}>
                        {inputs.get(issue.field)?.label[context.language]}
                        {'message' in issue ? `: ${issue.message}` : ''}
                      </span>
                    ))}
                </td>
              </tr>
            );
          })}
        </tbody>
        {editor.totals.length > 0 && <Totals editor={editor} rows={rows} hasGrip={state.canOrder} />}
      </table>
      <div className="unseen" role="status">
        {said}
      </div>
    </div>
  );
}

/** Sums of what stands in the table now, saved or not. */
function Totals({
  editor,
  rows,
  hasGrip,
}: {
  readonly editor: Editor;
  readonly rows: readonly EditorRow[];
  readonly hasGrip: boolean;
}) {
  const text = useEditorText();
  const context = useFormatContext();
  const lines = sumLines({
    columns: editor.columns.filter(({ name }) => editor.totals.includes(name)),
    rows: rows.map(({ values }) => values),
    reply: undefined,
    paged: false,
  });
  return (
    <tfoot>
      {lines.map((line) => (
        // biome-ignore lint/a11y/noRedundantRoles: as cards on a phone the elements are no table any more
        <tr key={line.part?.th ?? ''} role="row" className={css.totals}>
          {hasGrip && <td className={`${css.total} ${css.gripCell}`} />}
          {editor.columns.map((column, at) => {
            const row = line.cells.get(column.name);
            return (
              <td
                key={column.name}
                className={css.total}
                data-align={cells[column.kind].align}
                data-label={row ? column.label[context.language] : undefined}
              >
                {row
                  ? formatValue(column, row[column.name], context, row)
                  : at === 0 && [text.sum, line.part?.[context.language]].filter(Boolean).join(' · ')}
              </td>
            );
          })}
          <td className={`${css.total} ${css.menuCell}`} />
        </tr>
      ))}
    </tfoot>
  );
}
