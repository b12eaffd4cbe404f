import { useRef } from 'react';
import type { CellEdit } from '#contract/cell-edit.ts';
import type { RecordReply, Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { rowId } from '#web/core/live-rows.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { useInvalidate } from '#web/data/hooks.ts';
import { formatValue, isNothing } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { changedValues } from '#web/form/form-values.ts';
import { changedText, notifyChange } from '../../shared/undo/offer-undo.ts';
import { versionAfter } from '../../shared/undo/step-back.ts';
import type { ListModel } from '../use-list-screen.ts';
import { useEditText } from './texts.ts';
import type { EditableCell } from './use-editable.ts';

const moment: Field = { name: 'at', kind: 'datetime', label: { th: '', en: '' } };

/** Sends what was typed into a cell. The result is what kept it from being saved, as a sentence; undefined = it is saved. */
export function useSaveCell(edit: CellEdit, model: ListModel, nameOf: (row: Row) => string) {
  const client = useClient();
  const invalidate = useInvalidate();
  const context = useFormatContext();
  const describe = useDescribeError();
  const text = useEditText();
  /** Versions from answers: the rows on screen may still hold older ones. */
  const versions = useRef(new Map<string, number>());
  const rows = useRef(model.list.rows);
  rows.current = model.list.rows;
  const { key } = model.screen;
  const { save } = edit;

  const nowOf = (id: string) => rows.current.find((row) => rowId(row, key) === id);

  /** Where somebody was faster, the row is read again, and the next try is made on what it says then. */
  const refused = async ({ id, field: name }: EditableCell, field: Field, sent: number, error: ApiError) => {
    await model.list.refresh();
    // The answer is on screen one render later.
    await new Promise(requestAnimationFrame);
    const row = nowOf(id);
    const { conflict } = error;
    if (typeof row?.version !== 'number' || row.version === sent) return describe(error);
    versions.current.set(id, row.version);
    const value = row[name];
    const now = isNothing(value) ? text.nothing : formatValue(field, value, context);
    if (!conflict) return text.overtaken(now);
    return text.overtakenBy(conflict.by, formatValue(moment, conflict.at, context), now);
  };

  return async (cell: EditableCell, field: Field, value: unknown): Promise<string | undefined> => {
    const before = nowOf(cell.id) ?? cell.row;
    const changed = changedValues([field], before, { [field.name]: value });
    if (Object.keys(changed).length === 0) return undefined;
    const version = Math.max(versions.current.get(cell.id) ?? 0, Number(before.version ?? 0));
    const name = save.key ?? key;
    try {
      const body = { [name]: before[key], ...(version > 0 && { version }), ...changed };
      const reply = await client.request<RecordReply<Row>>(save, { body });
      const after = versionAfter(reply);
      if (after !== undefined) versions.current.set(cell.id, after);
      model.list.keep({ ...before, ...changed, ...reply.data, [key]: before[key] });
      const change = { call: save, key, fields: [field], before: { ...before, [name]: before[key] }, changed, reply };
      const words = changedText(changed, [field], nameOf({ ...before, ...changed }), context);
      notifyChange(words, change, { client, invalidate, context, onUndone: () => void model.list.refresh() });
      // Not waited for: the input would still have the keys, and with them Ctrl+Z, while the notice offers to undo.
      void invalidate(save.invalidates ?? []);
      return undefined;
    } catch (thrown) {
      const error = failureOf(thrown);
      const said = error.fields[field.name];
      if (said !== undefined) return said;
      if (error.code === 409) return refused(cell, field, version, error);
      const isAnswered = error.fault === 'http' || error.fault === 'application';
      return isAnswered ? (Object.values(error.fields)[0] ?? describe(error)) : text.kept(describe(error));
    }
  };
}
