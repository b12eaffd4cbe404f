import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import { joinTexts } from '#server/base/text-catalogue.ts';
import { mostGames, type OfferedGame, readOffer } from '#server/providers/offered-game.ts';
import { encodingOf, textOf } from '#server/sheets/reading/encoding.ts';
import { readTable } from '#server/sheets/reading/lines.ts';
import { gameHeads, gameTexts } from '../texts.ts';

/** What the columns of a file may be called; compared without case, blanks and signs. */
const heads: Readonly<Record<keyof OfferedGame, readonly string[]>> = gameHeads;

type Line = Readonly<Record<string, unknown>>;

const bare = (head: string) => head.toLowerCase().replace(/[\s_.()/"'*:-]/g, '');
const refuse = (message: Text) => invalid({ file: message }, message);

const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lines of a JSON text: a list, or an object that holds one under `games`, `rows` or `data`. */
function linesOfJson(text: string): readonly Line[] {
  let held: unknown;
  try {
    held = JSON.parse(text);
  } catch {
    throw refuse(gameTexts.notJson);
  }
  const list = isLine(held) ? (held.games ?? held.rows ?? held.data) : held;
  if (!Array.isArray(list)) throw refuse(gameTexts.noListInJson);
  if (!list.every(isLine)) throw refuse(gameTexts.gamesMustBeObjects);
  return list;
}

async function linesOfTable(bytes: Uint8Array): Promise<readonly Line[]> {
  const table = await readTable(bytes);
  const names = table.columns.map(bare);
  const places = Object.entries(heads).flatMap(([field, words]) => {
    const place = names.findIndex((name) => name === bare(field) || words.includes(name));
    return place < 0 ? [] : [[field, place] as const];
  });
  const found = new Set(places.map(([field]) => field));
  const missing = ['game_code', 'name_en', 'type'].filter((field) => !found.has(field));
  if (missing.length > 0) throw refuse(gameTexts.missingColumns({ columns: missing.join(', ') }));
  const lines: Line[] = [];
  for await (const cells of table.lines) {
    lines.push(Object.fromEntries(places.map(([field, place]) => [field, cells[place]])));
  }
  return lines;
}

/**
 * Games of lines that somebody sent. One line that cannot be read refuses them all: its game would look withdrawn.
 *
 * @throws FailureError 422 with `fields.file`, naming the first lines at fault.
 */
export function offersOf(lines: readonly Line[]): readonly OfferedGame[] {
  if (lines.length === 0) throw refuse(gameTexts.noGames);
  if (lines.length > mostGames) throw refuse(gameTexts.tooManyGames({ most: mostGames }));
  const codes = new Map<string, number>();
  const games: OfferedGame[] = [];
  const wrong: Text[] = [];
  for (const [at, line] of lines.entries()) {
    const game = readOffer(line);
    if ('problem' in game) {
      wrong.push(gameTexts.wrongRow({ row: at + 1, problem: game.problem }));
      continue;
    }
    const before = codes.get(game.game_code);
    if (before !== undefined) wrong.push(gameTexts.rowTwice({ row: at + 1, code: game.game_code, other: before }));
    codes.set(game.game_code, at + 1);
    games.push(game);
  }
  if (wrong.length > 0) {
    const first = joinTexts(wrong.slice(0, 3), ' · ');
    throw refuse(wrong.length > 3 ? joinTexts([first, gameTexts.moreRows({ count: wrong.length - 3 })], '') : first);
  }
  return games;
}

/** Games of a CSV or JSON file, in whichever encoding it is. Throws like `offersOf`. */
export async function readGameFile(bytes: Uint8Array): Promise<readonly OfferedGame[]> {
  const encoding = encodingOf(bytes);
  const [head = ''] = textOf(bytes.subarray(0, 200), encoding);
  if (!/^\s*[[{]/.test(head)) return offersOf(await linesOfTable(bytes));
  return offersOf(linesOfJson([...textOf(bytes, encoding)].join('')));
}
