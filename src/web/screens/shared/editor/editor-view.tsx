import { Button } from '@mantine/core';
import { mdiPlus } from '@mdi/js';
import { type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { Editor } from '#contract/editor.ts';
import type { Row } from '#contract/envelope.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { RowMenu } from '#web/table/row-menu.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { SkeletonBar } from '#web/ui/skeletons.tsx';
import { questionOf } from '../action-words.ts';
import { useSortable } from '../use-sortable.ts';
import css from './editor.module.css';
import { HeaderActions, useRowActions } from './editor-actions.tsx';
import { Footer, Notices } from './editor-notices.tsx';
import { EditorTable } from './editor-table.tsx';
import { useEditorText } from './texts.ts';
import { useEditor } from './use-editor.ts';

const ConfirmDialog = late(() =>
  import('#web/ui/confirm-dialog.tsx').then((part) => ({ default: part.ConfirmDialog })),
);
const RowDialog = late(() => import('./row-dialog.tsx').then((part) => ({ default: part.RowDialog })));

/** What a hand-written page draws around the rows; it follows what is typed. */
export interface EditorSlots<R = Row> {
  above?(rows: readonly Row[], record: R): ReactNode;
  below?(rows: readonly Row[], record: R): ReactNode;
}

interface Props {
  readonly editor: Editor;
  readonly record: Row;
  readonly path: string;
  readonly slots?: EditorSlots | undefined;
  readonly onChanged: () => void;
}

/** Rows that belong to a record: a table whose cells are typed into, or whose rows open a dialog; saved together or one by one. */
export function EditorView({ editor, record, path, slots, onChanged }: Props) {
  const state = useEditor({ editor, record, path, onChanged });
  const { rows, answer } = state;
  const text = useEditorText();
  const label = useLabel();
  const describe = useDescribeError();
  const [open, setOpen] = useState<string>();
  const [menu, setMenu] = useState<{ readonly anchor: HTMLElement; readonly id: string }>();
  const [isAsking, setAsking] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const actions = useRowActions(editor, state, onChanged);
  const shown = useMemo(() => rows.map((row) => row.values), [rows]);
  const inDialog = editor.dialog === true || hasMore(editor);

  const moveBeside = useCallback(
    (id: string, beside: string, side: 'before' | 'after') => {
      const [from, to] = [rows.findIndex((row) => row.id === id), rows.findIndex((row) => row.id === beside)];
      if (from < 0 || to < 0 || from === to) return;
      const before = to + (side === 'after' ? 1 : 0);
      state.move(id, before > from ? before - 1 : before);
    },
    [rows, state.move],
  );
  useSortable(area, {
    canMove: state.canOrder,
    rows,
    landing: (dragged, over) => (dragged === over ? undefined : { id: over }),
    moveBeside,
  });

  const add = (): string => {
    const id = state.addRow();
    if (editor.dialog) setOpen(id);
    return id;
  };
  const save = async () => {
    if (state.asks()) setAsking(true);
    else await state.send();
  };
  const row = rows.find((one) => one.id === open);
  const ofMenu = menu && rows.find((one) => one.id === menu.id);
  return (
    <section className={css.editor} aria-label={label(editor.title)}>
      <Notices state={state} />
      {!answer.isLoading && slots?.above?.(shown, record)}
      <div className={css.head}>
        <span className={css.hint}>
          {state.canSave && !editor.dialog && rows.length > 0 && (state.canOrder ? text.keysOrder : text.keys)}
        </span>
        <HeaderActions editor={editor} record={record} onChanged={() => void answer.refresh().then(onChanged)} />
        {state.canAdd && (
          <Button
            variant="light"
            size="compact-md"
            leftSection={<Icon path={mdiPlus} size={16} />}
            onClick={add}
            data-add-row=""
          >
            {text.add}
          </Button>
        )}
      </div>
      {answer.error && answer.data === undefined ? (
        <ErrorState
          message={describe(answer.error)}
          reference={answer.error.requestId}
          onRetry={() => void answer.refresh()}
          isRetrying={answer.isValidating}
        />
      ) : state.isReading ? (
        <div className={css.waiting} role="status" aria-busy="true">
          {[0, 1, 2].map((line) => (
            <SkeletonBar key={line} width="100%" height={40} />
          ))}
        </div>
      ) : rows.length === 0 ? (
        <EmptyState title={text.none}>{state.canAdd ? text.noneHint : undefined}</EmptyState>
      ) : (
        <div ref={area}>
          <EditorTable
            editor={editor}
            state={state}
            record={record}
            onAdd={add}
            onOpen={inDialog ? setOpen : undefined}
            onMenu={(id, anchor) => setMenu({ id, anchor })}
            hasMenu={(one) => actions.menuOf(one, setOpen, inDialog).length > 0}
          />
        </div>
      )}
      {slots?.below?.(shown, record)}
      <Footer state={state} onSave={() => void save()} />
      {menu && ofMenu && (
        <RowMenu
          anchor={menu.anchor}
          items={actions.menuOf(ofMenu, setOpen, inDialog)}
          onClose={() => setMenu(undefined)}
        />
      )}
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
      {isAsking && editor.ask && (
        <Suspense>
          <Asking
            editor={editor}
            record={record}
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              void state.send();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Is there something to fill in that has no column? */
function hasMore(editor: Editor): boolean {
  const columns = new Set(editor.columns.map((column) => column.name));
  return editor.fields.some((field) => !columns.has(field.name));
}

/** The question before saving. */
function Asking({
  editor,
  record,
  onCancel,
  onConfirm,
}: {
  readonly editor: Editor;
  readonly record: Row;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}) {
  const context = useFormatContext();
  const label = useLabel();
  const { ask } = editor;
  if (!ask) return null;
  const action = { id: 'ask', label: editor.title, confirm: ask.question };
  return (
    <ConfirmDialog opened title={label(editor.title)} onCancel={onCancel} onConfirm={onConfirm}>
      {questionOf(action, record, {}, [], context)}
    </ConfirmDialog>
  );
}
