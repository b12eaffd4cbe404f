import type { TransactionContext } from '#server/context/context.ts';

type Line = Readonly<Record<string, unknown>>;

interface Described {
  readonly notes: readonly Line[];
  readonly timeline: readonly Line[];
  readonly status: string;
}

/** The record's history with one more line. */
export function withEvent(
  ctx: Pick<TransactionContext, 'principal' | 'clock'>,
  before: Described,
  event: { readonly action: string; readonly to: string; readonly message?: string | null },
): Line[] {
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
): Line[] {
  return [...before.notes, { at: ctx.clock.now().toISOString(), by: ctx.principal.name, text: text.trim() }];
}
