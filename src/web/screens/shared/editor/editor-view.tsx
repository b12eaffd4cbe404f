import { Suspense, useMemo, useState } from 'react';
import type { Editor } from '#contract/editor.ts';
import type { Row } from '#contract/envelope.ts';
import { useLabel } from '#web/locale/language.ts';
import { RowMenu } from '#web/table/row-menu.tsx';
import { late } from '#web/ui/late.tsx';
import { Part } from '#web/ui/part.tsx';
import { useAsks } from '../ask/use-asks.tsx';
import css from './editor.module.css';
import { useRowActions } from './editor-actions.tsx';
import { EditorHead } from './editor-head.tsx';
import { Footer, Notices } from './editor-notices.tsx';
import { EditorRows } from './editor-rows.tsx';
import type { EditorRow } from './edits.ts';
import { useEditor } from './use-editor.ts';

const RowDialog = late(() => import('./row-dialog.tsx').then((part) => ({ default: part.RowDialog })));

interface Props {
  readonly editor: Editor;
  readonly record: Row;
  readonly path: string;
  readonly onChanged: () => void;
}

/** Rows that belong to a record: a table whose cells are typed into, or whose rows open a dialog; saved together or one by one. */
export function EditorView({ editor, record, path, onChanged }: Props) {
  const state = useEditor({ editor, record, path, onChanged });
  const { rows, answer } = state;
  const label = useLabel();
  const [open, setOpen] = useState<string>();
  const [menu, setMenu] = useState<{ readonly anchor: HTMLElement; readonly id: string }>();
  const actions = useRowActions(editor, state, onChanged);
  const { send } = state;
  const question = useAsks({ title: label(editor.title), fields: [], send: () => void send() });
  const shown = useMemo(() => rows.map((row) => row.values), [rows]);
  const inDialog = editor.dialog === true || hasMore(editor);
  const menuOf = (row: EditorRow) => actions.menuOf(row, setOpen, inDialog);

  const add = (): string => {
    const id = state.addRow();
    if (editor.dialog) setOpen(id);
    return id;
  };
  const row = rows.find((one) => one.id === open);
  const ofMenu = menu && rows.find((one) => one.id === menu.id);
  return (
    <section className={css.editor} aria-label={label(editor.title)}>
      <Notices state={state} />
      {!answer.isLoading && editor.above && <Part load={editor.above} props={{ rows: shown, record }} />}
      <EditorHead editor={editor} state={state} record={record} onChanged={onChanged} onAdd={add} />
      <EditorRows
        editor={editor}
        state={state}
        record={record}
        onAdd={add}
        onOpen={inDialog ? setOpen : undefined}
        onMenu={(id, anchor) => setMenu({ id, anchor })}
        hasMenu={(one) => menuOf(one).length > 0}
      />
      <Footer state={state} onSave={() => question.save({ asks: state.asks(), record, changed: {} })} />
      {menu && ofMenu && <RowMenu anchor={menu.anchor} items={menuOf(ofMenu)} onClose={() => setMenu(undefined)} />}
      {row && (
        <Suspense>
          <RowDialog
            key={row.id}
            editor={editor}
            state={state}
            row={row}
            record={record}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
      {actions.dialog}
      {question.dialog}
    </section>
  );
}

/** Is there something to fill in that has no column? */
function hasMore(editor: Editor): boolean {
  const columns = new Set(editor.columns.map((column) => column.name));
  return editor.fields.some((field) => !columns.has(field.name));
}
