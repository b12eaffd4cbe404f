import type { Selectable } from 'kysely';
import type { Text } from '#contract/text.ts';
import type { GameDiffTable } from '#generated/api/database.ts';
import type { GameChoiceInput } from '#generated/api/game.ts';
import { invalid } from '#server/base/failure.ts';
import { gameTexts } from '../texts.ts';

/** Codes of selected games, by the change to apply. */
export interface GameSelection {
  readonly new: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

type Batch = Pick<Selectable<GameDiffTable>, 'added' | 'changed' | 'removed'>;

const invalidChoice = (message: Text) => invalid({ apply: message }, message);

/** A row of a batch; rows with a problem cannot be selected. */
interface SelectableRow {
  readonly game_code?: unknown;
  readonly problem?: unknown;
}

/** The distinct codes under one key; each must be a selectable row of the batch. */
function codesIn(sent: readonly string[] | null | undefined, rows: readonly SelectableRow[]): readonly string[] {
  if (!sent) return [];
  const selectableCodes = new Set(rows.flatMap(({ game_code, problem }) => (problem == null ? [game_code] : [])));
  const unexpected = sent.find((code) => !selectableCodes.has(code));
  if (unexpected !== undefined) throw invalidChoice(gameTexts.notSelectable({ game: unexpected.slice(0, 64) }));
  return [...new Set(sent)];
}

/** Reads a selection. Throws FailureError 422 if it names games outside the batch, or none at all. */
export function readSelection(sent: GameChoiceInput, batch: Batch): GameSelection {
  const selection = {
    new: codesIn(sent.new, batch.added),
    changed: codesIn(sent.changed, batch.changed),
    removed: codesIn(sent.removed, batch.removed),
  };
  if (selection.new.length + selection.changed.length + selection.removed.length === 0)
    throw invalidChoice(gameTexts.nothingIsSelectedYet);
  return selection;
}
