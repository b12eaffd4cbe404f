import type { Note } from '#generated/api/finance.ts';
import type { TransactionContext } from '#server/context/context.ts';

/** The record's notes with one more. */
export function withNote(
  ctx: Pick<TransactionContext, 'principal' | 'clock'>,
  before: { readonly notes: readonly Note[] },
  text: string,
): Note[] {
  return [...before.notes, { at: ctx.clock.now().toISOString(), by: ctx.principal.name, text: text.trim() }];
}
