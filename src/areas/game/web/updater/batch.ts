import type { Row } from '#contract/envelope.ts';
import type { GameBatchReply, GameDiffReply, GameImportReply } from '#generated/api/game.ts';

export type Batch = GameBatchReply;
/** What was compared, and for whom. */
interface Compared extends Pick<Batch, 'provider_id' | 'provider_name' | 'source' | 'file_name'> {
  readonly reply: GameDiffReply;
  readonly at: string;
}

/** A comparison as the reply tells it, for a server that does not keep them. */
export function madeBatch({ reply, at, ...about }: Compared): Batch {
  return {
    ...about,
    id: reply.id,
    batch_id: reply.batch_id ?? '',
    added: reply.new,
    changed: reply.changed,
    removed: reply.removed,
    same_count: reply.same_count ?? 0,
    result: null,
    created_at: at,
    created_by: null,
    created_by_name: null,
    applied_at: null,
    applied_by: null,
    applied_by_name: null,
  };
}

/** What was applied, as the reply tells it. */
export function appliedOf({ added, updated, removed, errors }: GameImportReply): Batch['result'] {
  return { added: added ?? 0, updated: updated ?? 0, removed: removed ?? 0, errors, digest: null };
}

export type Tab = 'new' | 'changed' | 'removed';
export const tabs: readonly Tab[] = ['new', 'changed', 'removed'];

/** What becomes of one game: of a changed one all its differences together. */
export interface Line {
  readonly code: string;
  readonly game: Row;
  readonly changes: readonly Row[];
  /** Why it cannot be taken. */
  readonly problem: string | undefined;
}

export type Lines = Readonly<Record<Tab, readonly Line[]>>;
export type Choice = Readonly<Record<Tab, ReadonlySet<string>>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function lineOf(row: Row, changes: readonly Row[] = []): Line {
  return { code: textOf(row.game_code) ?? '', game: row, changes, problem: textOf(row.problem) };
}

/** The games of a batch by what becomes of them; differences of one game stand together. */
export function linesOf(batch: Pick<Batch, 'added' | 'changed' | 'removed'>): Lines {
  const changed = new Map<string, Row[]>();
  for (const row of batch.changed) {
    const code = textOf(row.game_code) ?? '';
    changed.set(code, [...(changed.get(code) ?? []), row]);
  }
  return {
    new: batch.added.map((row) => lineOf({ ...row })),
    changed: [...changed.values()].flatMap((rows) => (rows[0] ? [lineOf(rows[0], rows)] : [])),
    removed: batch.removed.map((row) => lineOf({ ...row })),
  };
}

const takeable = (lines: readonly Line[]) => lines.filter(({ problem }) => problem === undefined);

/** What is chosen to begin with: everything but what would be taken away. */
export function firstChoice(lines: Lines): Choice {
  const codes = (tab: Tab) => new Set(takeable(lines[tab]).map(({ code }) => code));
  return { new: codes('new'), changed: codes('changed'), removed: new Set() };
}

/** The choice with one game the other way. */
export function switched(choice: Choice, tab: Tab, code: string): Choice {
  const codes = new Set(choice[tab]);
  if (!codes.delete(code)) codes.add(code);
  return { ...choice, [tab]: codes };
}

/** Are all of these chosen, some, or none? */
export function stateOf(choice: Choice, tab: Tab, lines: readonly Line[]): 'all' | 'some' | 'none' {
  const can = takeable(lines);
  const have = can.filter(({ code }) => choice[tab].has(code)).length;
  if (have === 0) return 'none';
  return have === can.length ? 'all' : 'some';
}

/** The choice with all of these, or with none of them where all were chosen. */
export function switchedAll(choice: Choice, tab: Tab, lines: readonly Line[]): Choice {
  const codes = new Set(choice[tab]);
  const isAll = stateOf(choice, tab, lines) === 'all';
  for (const { code } of takeable(lines)) {
    if (isAll) codes.delete(code);
    else codes.add(code);
  }
  return { ...choice, [tab]: codes };
}

/** Lines that have a difference in this field, and whose code or name has these words. */
export function found(lines: readonly Line[], field: string, words: string): readonly Line[] {
  const wanted = words.trim().toLowerCase();
  return lines.filter(({ code, game, changes }) => {
    if (field !== '' && !changes.some((change) => change.field === field)) return false;
    const text = [code, game.name_th, game.name_en].filter((part) => typeof part === 'string').join(' ');
    return wanted === '' || text.toLowerCase().includes(wanted);
  });
}

/** Fields in which anything differs, each once. */
export function fieldsOf(lines: readonly Line[]): readonly string[] {
  return [...new Set(lines.flatMap(({ changes }) => changes.flatMap((change) => textOf(change.field) ?? [])))];
}

/** Taking away more than a fifth of the games needs the provider's code, typed. */
export function needsCode(removed: number, games: number): boolean {
  return removed > games * 0.2;
}
