import { mdiPencilOutline } from '@mdi/js';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { CellEdit } from '#contract/cell-edit.ts';
import type { Row } from '#contract/envelope.ts';
import { namingColumn } from '#web/core/naming-column.ts';
import { cellText } from '#web/fields/cells.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ListModel } from '../use-list-screen.ts';
import { CellEditor } from './cell-editor.tsx';
import css from './edit.module.css';
import { useEditText } from './texts.ts';
import { useCellEdits } from './use-cell-edits.ts';
import { useSaveCell } from './use-save-cell.ts';

interface Props {
  readonly edit: CellEdit;
  readonly model: ListModel;
}

/** Pixels of the pencil, and between it and the edge of its cell. */
const pencil = 26;
const gap = 4;

/**
 * Editing in the cells of a list: a pencil at the cell that the pointer or the keyboard is at, and the input of its kind over
 * the one that is edited. The rows themselves know nothing of it and are not drawn again.
 */
export default function CellEdits({ edit, model }: Props) {
  const text = useEditText();
  const context = useFormatContext();
  const place = useRef<HTMLSpanElement>(null);
  const naming = namingColumn(model.screen.columns);
  const nameOf = (row: Row) => (naming ? cellText(naming, row, context) : String(row[model.screen.key] ?? ''));
  const state = useCellEdits(edit, model, place);
  const save = useSaveCell(edit, model, nameOf);
  const { region, near, open, inputs } = state;
  const field = open && inputs?.fields.find(({ name }) => name === open.cell.field);
  return (
    <>
      <span ref={place} hidden />
      {region &&
        createPortal(
          <>
            {near && !open && (
              <button
                type="button"
                className={css.pencil}
                style={{
                  insetBlockStart: near.box.top + (near.box.height - pencil) / 2,
                  insetInlineStart: near.box.isEnd
                    ? near.box.left + gap
                    : near.box.left + near.box.width - pencil - gap,
                }}
                aria-label={text.edit(near.cell.shown.label[context.language], nameOf(near.cell.row))}
                title={text.edit(near.cell.shown.label[context.language], nameOf(near.cell.row))}
                onClick={() => state.start(near.cell)}
              >
                <Icon path={mdiPencilOutline} size={15} />
              </button>
            )}
            {open && field && inputs && (
              <CellEditor
                key={`${open.cell.id} ${open.cell.column}`}
                cell={open.cell}
                field={field}
                validate={inputs.validate}
                box={open.box}
                rowName={nameOf(open.cell.row)}
                onSave={(value) => save(open.cell, field, value)}
                onLeave={state.leave}
              />
            )}
          </>,
          region,
        )}
    </>
  );
}
