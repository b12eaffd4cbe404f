import type { Effects } from '#generated/api/handlers.ts';
import { invalid } from '../../base/failure.ts';
import type { TransactionContext } from '../../context/context.ts';
import { withNote } from './history.ts';
import { stored } from './stored.ts';

/** Adds a note; notes are never changed or removed. */
export const addNote: Effects<TransactionContext>['withdraw.add_note'] = async (change, ctx) => {
  const before = stored(change.before);
  const note = change.body.note.trim();
  if (note === '') throw invalid({ note: 'กรุณาพิมพ์บันทึก' });
  return { notes: withNote(ctx, before, note) };
};
