import type { Note, StatusChange } from '#generated/api/finance.ts';
import type { TransactionContext } from '#server/context/context.ts';

interface Described {
  readonly notes: readonly Note[];
  readonly timeline: readonly StatusChange[];
  readonly status: string;
}

/** The record's history with one more line. */
export function withEvent(
  ctx: Pick<TransactionContext, 'principal' | 'clock'>,
  before: Described,
  event: { readonly action: string; readonly to: string; readonly message?: string | null },
): StatusChange[] {
  const line = {
    at: ctx.clock.now().toISOString(),
    by: ctx.principal.name,
    action: event.action,
    from: before.status,
    to: event.to,
    message: event.message?.trim() || null,
  };
  return [...before.timeline, line];
}

/** The record's notes with one more. */
export function withNote(
  ctx: Pick<TransactionContext, 'principal' | 'clock'>,
  before: Described,
  text: string,
): Note[] {
  return [...before.notes, { at: ctx.clock.now().toISOString(), by: ctx.principal.name, text: text.trim() }];
}
