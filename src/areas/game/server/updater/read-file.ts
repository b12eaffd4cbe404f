import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import { joinTexts } from '#server/base/text-catalogue.ts';
import { maxGames, type OfferedGame, readOffer } from '#server/providers/offered-game.ts';
import { encodingOf, textOf } from '#server/sheets/reading/encoding.ts';
import { readTable } from '#server/sheets/reading/lines.ts';
import { gameHeads, gameTexts } from '../texts.ts';

/** Accepted column headings; compared ignoring case, blanks and punctuation. */
const heads: Readonly<Record<keyof OfferedGame, readonly string[]>> = gameHeads;

type Line = Readonly<Record<string, unknown>>;

const normalizedHeading = (head: string) => head.toLowerCase().replace(/[\s_.()/"'*:-]/g, '');
const invalidFile = (message: Text) => invalid({ file: message }, message);

const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows of a JSON text: a list, or an object with one under `games`, `rows` or `data`. */
function linesOfJson(text: string): readonly Line[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw invalidFile(gameTexts.notJson);
  }
  const list = isLine(parsed) ? (parsed.games ?? parsed.rows ?? parsed.data) : parsed;
  if (!Array.isArray(list)) throw invalidFile(gameTexts.noListInJson);
  if (!list.every(isLine)) throw invalidFile(gameTexts.gamesMustBeObjects);
  return list;
}

async function linesOfTable(bytes: Uint8Array): Promise<readonly Line[]> {
  const table = await readTable(bytes);
  const names = table.columns.map(normalizedHeading);
  const columnIndexes = Object.entries(heads).flatMap(([field, aliases]) => {
    const columnIndex = names.findIndex((name) => name === normalizedHeading(field) || aliases.includes(name));
    return columnIndex < 0 ? [] : [[field, columnIndex] as const];
  });
  const foundFields = new Set(columnIndexes.map(([field]) => field));
  const missing = ['game_code', 'name_en', 'type'].filter((field) => !foundFields.has(field));
  if (missing.length > 0) throw invalidFile(gameTexts.missingColumns({ columns: missing.join(', ') }));
  const lines: Line[] = [];
  for await (const cells of table.lines) {
    lines.push(Object.fromEntries(columnIndexes.map(([field, columnIndex]) => [field, cells[columnIndex]])));
  }
  return lines;
}

/**
 * Games of the rows of a file. One unreadable row rejects the whole file: its game would otherwise look removed.
 *
 * @throws FailureError 422 with `fields.file`, naming the first invalid rows.
 */
export function offersOf(lines: readonly Line[]): readonly OfferedGame[] {
  if (lines.length === 0) throw invalidFile(gameTexts.noGames);
  if (lines.length > maxGames) throw invalidFile(gameTexts.tooManyGames({ most: maxGames }));
  const codes = new Map<string, number>();
  const games: OfferedGame[] = [];
  const errors: Text[] = [];
  for (const [index, line] of lines.entries()) {
    const game = readOffer(line);
    if ('problem' in game) {
      errors.push(gameTexts.wrongRow({ row: index + 1, problem: game.problem }));
      continue;
    }
    const firstIndex = codes.get(game.game_code);
    if (firstIndex !== undefined)
      errors.push(gameTexts.rowTwice({ row: index + 1, code: game.game_code, other: firstIndex }));
    codes.set(game.game_code, index + 1);
    games.push(game);
  }
  if (errors.length > 0) {
    const first = joinTexts(errors.slice(0, 3), ' · ');
    throw invalidFile(
      errors.length > 3 ? joinTexts([first, gameTexts.moreRows({ count: errors.length - 3 })], '') : first,
    );
  }
  return games;
}

/** Games of a CSV or JSON file in any supported encoding. Throws like `offersOf`. */
export async function readGameFile(bytes: Uint8Array): Promise<readonly OfferedGame[]> {
  const encoding = encodingOf(bytes);
  const [head = ''] = textOf(bytes.subarray(0, 200), encoding);
  if (!/^\s*[[{]/.test(head)) return offersOf(await linesOfTable(bytes));
  return offersOf(linesOfJson([...textOf(bytes, encoding)].join('')));
}
