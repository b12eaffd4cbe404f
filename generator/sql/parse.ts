import { hasSqlDetails, type Node, parseSync } from 'libpg-query';
import type { Form, Piece, Spot } from './expand.ts';
import { frameName, oneByteEach, unknownName } from './tree.ts';

/** What a part that only a run knows may be, until the parser is content: a value, a name, a row, a query, a change; left out. */
const guesses: readonly ((number: number) => string)[] = [
  (number) => `$${number}`,
  (number) => `${unknownName}${number}`,
  (number) => `($${number})`,
  (number) => `table ${unknownName}${number}`,
  (number) => `${unknownName}${number} = $${number}`,
  () => '',
];
const leftOut = guesses.length - 1;

/** The statement around a part of a query that is none by itself. */
const frames: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['select (', ')'],
  ['select ', ''],
  [`select 1 from ${frameName} `, ''],
  [`select 1 from ${frameName} where true `, ''],
  ['select 1 from ', ''],
  [`update ${frameName} set `, ''],
  [`insert into ${frameName} values `, ''],
  [`insert into ${frameName} `, ''],
  [`select 1 from ${frameName} where 1 `, ''],
  ['with ', ' select 1'],
  [`insert into ${frameName} (`, ') select 1'],
  ['select case when true then 1 ', ' end'],
  [`select 1 from ${frameName} order by `, ''],
  ['select sum(1) over (', ')'],
  ['select true ', ' true'],
  ['select 1 ', ' select 1'],
  [`with ${frameName} as (select 1) `, ' select 1'],
];

export interface Parsed {
  readonly statements: readonly Node[];
  readonly text: string;
  /** The place in a file of an offset of the text; undefined for text from no file. */
  readonly spot: (offset: number) => Spot | undefined;
  /** It is a part of a statement. */
  readonly isFramed: boolean;
  /** A part of it is not known: there may be more tables than one sees. */
  readonly hasGap: boolean;
}

interface Segment {
  readonly start: number;
  readonly length: number;
  readonly at: Spot | undefined;
}

interface Assembled {
  readonly text: string;
  readonly segments: readonly Segment[];
  /** Where the unknown parts begin. */
  readonly holes: readonly number[];
}

function assemble(pieces: readonly Piece[], guessed: readonly number[]): Assembled {
  let text = '';
  const [segments, holes]: [Segment[], number[]] = [[], []];
  for (const piece of pieces) {
    if ('hole' in piece) {
      const guess = guesses[guessed[holes.length] ?? 0];
      holes.push(text.length);
      text += ` ${guess?.(holes.length) ?? ''} `;
    } else {
      segments.push({ start: text.length, length: piece.text.length, at: piece.at });
      text += oneByteEach(piece.text);
    }
  }
  return { text, segments, holes };
}

function attempt(text: string): readonly Node[] | number {
  try {
    return (parseSync(text).stmts ?? []).flatMap(({ stmt }) => (stmt ? [stmt] : []));
  } catch (error) {
    // Positions count from one; without one the end is meant.
    const at = hasSqlDetails(error) ? error.sqlDetails?.cursorPosition : undefined;
    return at === undefined || at <= 0 ? text.length : at - 1;
  }
}

/** The next guesses after an error: the hole before it, and when that has been everything the one before that. */
function next(guessed: readonly number[], holes: readonly number[], error: number): readonly number[] | undefined {
  const copy = [...guessed];
  for (let index = holes.findLastIndex((start) => start <= error); index >= 0; index -= 1) {
    const now = copy[index] ?? 0;
    if (now < leftOut) {
      copy[index] = now + 1;
      return copy;
    }
    copy[index] = 0;
  }
  return undefined;
}

const patience = 120;

function parseIn(form: Form, [before, after]: readonly [string, string]): Parsed | undefined {
  const pieces: Form = [{ text: before }, ...form, { text: after }];
  let guessed: readonly number[] | undefined = pieces.flatMap((piece) =>
    'hole' in piece ? [piece.hole === 'name' ? 1 : 0] : [],
  );
  for (let tries = 0; guessed && tries < patience; tries += 1) {
    const { text, segments, holes } = assemble(pieces, guessed);
    const result = attempt(text);
    if (typeof result !== 'number') {
      const spot = (offset: number): Spot | undefined => {
        const segment = segments.find(({ start, length }) => offset >= start && offset < start + length);
        return segment?.at && { file: segment.at.file, offset: segment.at.offset + offset - segment.start };
      };
      return { statements: result, text, spot, isFramed: before !== '', hasGap: guessed.includes(leftOut) };
    }
    guessed = next(guessed, holes, result);
  }
  return undefined;
}

/** Parses a query, or a part of one inside a statement; undefined if PostgreSQL's grammar does not accept it. */
export function parseForm(form: Form): Parsed | undefined {
  for (const frame of frames) {
    const parsed = parseIn(form, frame);
    if (parsed) return parsed;
  }
  return undefined;
}
