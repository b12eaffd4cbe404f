import { invalid } from '#server/base/failure.ts';
import { effect } from '#server/context/effect.ts';
import { stored } from './stored.ts';
import { financeTexts } from './texts.ts';
import { withNote } from './with-note.ts';

/** Adds a note; notes are never changed or removed. */
export const addNote = effect('withdraw.add_note', async (change, ctx) => {
  const before = stored(change.before);
  const note = change.body.note.trim();
  if (note === '') throw invalid({ note: financeTexts.noteRequired });
  return { notes: withNote(ctx, before, note) };
});
