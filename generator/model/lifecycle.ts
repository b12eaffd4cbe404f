import type { Lifecycle, Move } from '#contract/endpoint.ts';
import type { Option } from '#contract/field.ts';
import type { RawLifecycle, RawMove } from '../language/entity.ts';

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** Statuses that a move leads from, `any` being all of them. */
export function fromOf(raw: RawMove, statuses: readonly string[]): readonly string[] {
  const from = listOf(raw.from);
  return from.includes('any') && !statuses.includes('any') ? statuses : from;
}

export const toOf = (raw: RawMove): readonly string[] => listOf(raw.to);

/** The life-cycle with `any` written out. */
export function lifecycleOf(
  raw: RawLifecycle | undefined,
  options: (field: string) => readonly Option[] | undefined,
): Lifecycle | undefined {
  if (!raw?.field || !raw.moves) return undefined;
  const statuses = (options(raw.field) ?? []).map((option) => option.value);
  const moves: Record<string, Move> = {};
  for (const [name, move] of Object.entries(raw.moves)) {
    moves[name] = {
      name,
      from: fromOf(move, statuses),
      to: toOf(move),
      ...(move.system ? { system: true as const } : {}),
    };
  }
  return { field: raw.field, initial: raw.initial, moves };
}

/** Statuses from which at least one of some moves leads; undefined = from every status. */
export function statusesBefore(
  lifecycle: Lifecycle,
  moves: readonly string[],
  statuses: readonly string[],
): readonly string[] | undefined {
  const found = new Set(
    moves.flatMap((name) => (Object.hasOwn(lifecycle.moves, name) ? (lifecycle.moves[name]?.from ?? []) : [])),
  );
  return statuses.every((status) => found.has(status)) ? undefined : statuses.filter((status) => found.has(status));
}
