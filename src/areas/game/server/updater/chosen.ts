import type { Selectable } from 'kysely';
import type { Text } from '#contract/text.ts';
import type { GameDiffTable } from '#generated/api/database.ts';
import type { GameChoiceInput } from '#generated/api/game.ts';
import { invalid } from '#server/base/failure.ts';
import { gameTexts } from '../texts.ts';

/** Codes of games that somebody chose, by what is to become of them. */
export interface Chosen {
  readonly new: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

type Batch = Pick<Selectable<GameDiffTable>, 'added' | 'changed' | 'removed'>;

const wrong = (message: Text) => invalid({ apply: message }, message);

/** A row of a batch: it cannot be taken where it has a problem. */
interface Takeable {
  readonly game_code?: unknown;
  readonly problem?: unknown;
}

/** Codes under one key, each once, all of them among the rows of the batch that can be taken. */
function codesIn(sent: readonly string[] | null | undefined, rows: readonly Takeable[]): readonly string[] {
  if (!sent) return [];
  const offered = new Set(rows.flatMap(({ game_code, problem }) => (problem == null ? [game_code] : [])));
  const strange = sent.find((code) => !offered.has(code));
  if (strange !== undefined) throw wrong(gameTexts.notSelectable({ game: strange.slice(0, 64) }));
  return [...new Set(sent)];
}

/** Reads a choice. Throws FailureError 422 where it names what the batch has not, or nothing at all. */
export function readChosen(sent: GameChoiceInput, batch: Batch): Chosen {
  const chosen = {
    new: codesIn(sent.new, batch.added),
    changed: codesIn(sent.changed, batch.changed),
    removed: codesIn(sent.removed, batch.removed),
  };
  if (chosen.new.length + chosen.changed.length + chosen.removed.length === 0)
    throw wrong(gameTexts.nothingIsSelectedYet);
  return chosen;
}
