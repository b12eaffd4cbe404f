import type { Row } from '#contract/envelope.ts';
import type { WizardPart } from '#contract/wizard.ts';
import type { GameBatchReply, GameDiffReply, GameImportReply } from '#generated/api/game.ts';

/** A comparison as the server keeps it, or, where it keeps none, as the call that made it answered: with `new` for `added`. */
export type Batch = Omit<GameBatchReply, 'added'> & Partial<Pick<GameBatchReply, 'added'> & Pick<GameDiffReply, 'new'>>;

/** What a part of the wizard is given. */
export interface BatchProps extends Pick<WizardPart, 'settle'> {
  readonly batch: Batch;
}

/** The result of applying a batch, from the reply. */
export function appliedOf({ added, updated, removed, errors }: GameImportReply): Batch['result'] {
  return { added: added ?? 0, updated: updated ?? 0, removed: removed ?? 0, errors, digest: null };
}

export type Tab = 'new' | 'changed' | 'removed';
export const tabs: readonly Tab[] = ['new', 'changed', 'removed'];

/** One game with its change; all differences of a changed game in one line. */
export interface Line {
  readonly code: string;
  readonly game: Row;
  readonly changes: readonly Row[];
  /** Why it cannot be selected; undefined if it can. */
  readonly problem: string | undefined;
}

export type Lines = Readonly<Record<Tab, readonly Line[]>>;
export type Choice = Readonly<Record<Tab, ReadonlySet<string>>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function lineOf(row: Row, changes: readonly Row[] = []): Line {
  return { code: textOf(row.game_code) ?? '', game: row, changes, problem: textOf(row.problem) };
}

/** The games of a batch by kind of change; differences of one game are grouped. */
export function linesOf(batch: Pick<Batch, 'added' | 'new' | 'changed' | 'removed'>): Lines {
  const changed = new Map<string, Row[]>();
  for (const row of batch.changed) {
    const code = textOf(row.game_code) ?? '';
    changed.set(code, [...(changed.get(code) ?? []), row]);
  }
  return {
    new: (batch.added ?? batch.new ?? []).map((row) => lineOf({ ...row })),
    changed: [...changed.values()].flatMap((rows) => (rows[0] ? [lineOf(rows[0], rows)] : [])),
    removed: batch.removed.map((row) => lineOf({ ...row })),
  };
}

const selectable = (lines: readonly Line[]) => lines.filter(({ problem }) => problem === undefined);

/** The initial selection: everything except removals. */
export function initialSelection(lines: Lines): Choice {
  const codes = (tab: Tab) => new Set(selectable(lines[tab]).map(({ code }) => code));
  return { new: codes('new'), changed: codes('changed'), removed: new Set() };
}

/** The selection with one game toggled. */
export function switched(choice: Choice, tab: Tab, code: string): Choice {
  const codes = new Set(choice[tab]);
  if (!codes.delete(code)) codes.add(code);
  return { ...choice, [tab]: codes };
}

/** Whether all, some or none of the selectable lines are selected. */
export function stateOf(choice: Choice, tab: Tab, lines: readonly Line[]): 'all' | 'some' | 'none' {
  const candidates = selectable(lines);
  const selectedCount = candidates.filter(({ code }) => choice[tab].has(code)).length;
  if (selectedCount === 0) return 'none';
  return selectedCount === candidates.length ? 'all' : 'some';
}

/** The selection with all of these lines selected, or none if all were. */
export function switchedAll(choice: Choice, tab: Tab, lines: readonly Line[]): Choice {
  const codes = new Set(choice[tab]);
  const isAll = stateOf(choice, tab, lines) === 'all';
  for (const { code } of selectable(lines)) {
    if (isAll) codes.delete(code);
    else codes.add(code);
  }
  return { ...choice, [tab]: codes };
}

/** Lines with a difference in this field whose code or name contains the search text. */
export function matchingLines(lines: readonly Line[], field: string, words: string): readonly Line[] {
  const needle = words.trim().toLowerCase();
  return lines.filter(({ code, game, changes }) => {
    if (field !== '' && !changes.some((change) => change.field === field)) return false;
    const text = [code, game.name_th, game.name_en].filter((part) => typeof part === 'string').join(' ');
    return needle === '' || text.toLowerCase().includes(needle);
  });
}

/** The distinct fields with differences. */
export function fieldsOf(lines: readonly Line[]): readonly string[] {
  return [...new Set(lines.flatMap(({ changes }) => changes.flatMap((change) => textOf(change.field) ?? [])))];
}

/** Whether removing this many games (more than a fifth) requires typing the provider's code. */
export function needsCode(removed: number, games: number): boolean {
  return removed > games * 0.2;
}
