import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import type { Text } from '#contract/text.ts';
import { type FailureError, invalid } from '../../base/failure.ts';
import { asIs } from '../../base/text-catalogue.ts';
import { type Encoding, encodingOf, textOf } from './encoding.ts';
import { sheetsReadingTexts } from './texts.ts';

/** Most lines of data in one file; more are refused, not cut. */
export const maxRows = 20_000;
const mostColumns = 60;
/** Characters of a cell that are kept: more than any value may have, so that a longer one is found too long. */
export const longestCell = 2_000;
/** Characters of one line: a cell of a megabyte is read (and found too long), a quote that never closes is not. */
const longestLine = 1_500_000;

export interface Table {
  readonly encoding: string;
  readonly columns: readonly string[];
  /** Lines of data in order, each with a text for every column. Reading them may fail like `readTable`. */
  readonly lines: AsyncIterable<readonly string[]>;
}

const problems: Readonly<Record<string, Text>> = {
  CSV_QUOTE_NOT_CLOSED: sheetsReadingTexts.quoteOpen,
  CSV_INVALID_CLOSING_QUOTE: sheetsReadingTexts.quoteFollowed,
  CSV_MAX_RECORD_SIZE: sheetsReadingTexts.rowTooLong,
};

function refuse(message: Text): FailureError {
  return invalid({ file: message }, message);
}

function toFailure(error: unknown): Error {
  if (!(error instanceof CsvError)) return error instanceof Error ? error : new Error(String(error));
  const line = Number(error.lines);
  const where = Number.isInteger(line) ? sheetsReadingTexts.aboutLine({ line }) : asIs('');
  return refuse(sheetsReadingTexts.unreadable({ problem: problems[error.code] ?? sheetsReadingTexts.badCsv, where }));
}

/** The separator that the first line has most of, outside of quotes. */
function separatorOf(bytes: Uint8Array, encoding: Encoding): string {
  const [start = ''] = textOf(bytes.subarray(0, 16_384 + encoding.skip), encoding);
  const head = start.replace(/^[\s]+/, '').replace(/"[^"]*"/g, '');
  const [line = ''] = head.split(/\r\n|\r|\n/, 1);
  const count = (text: string) => line.split(text).length;
  return [',', ';', '\t', '|'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** A cell as it is kept: one line, no invisible characters around it. */
function cellOf(text: string): string {
  return (
    text
      .slice(0, longestCell + 1)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the separator between two languages is taken out
      .replace(/[\u001f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '')
      .trim()
  );
}

function columnOf(text: string, at: number): string {
  const name = cellOf(text).replace(/\s+/g, ' ').slice(0, 80);
  return name === '' ? sheetsReadingTexts.column({ number: at + 1 }).kept() : name;
}

/** What makes a file of Excel: a zip or an old binary workbook. */
function isWorkbook(bytes: Uint8Array): boolean {
  const starts = (...head: number[]) => head.every((byte, at) => bytes[at] === byte);
  return starts(0x50, 0x4b, 0x03, 0x04) || starts(0xd0, 0xcf, 0x11, 0xe0);
}

/** The same pieces, with a turn of the event loop after each: a file of a second's work lets everybody in between. */
async function* inTurns(pieces: Iterable<string>): AsyncGenerator<string> {
  for (const piece of pieces) {
    yield piece;
    await turn();
  }
}

/**
 * Reads a file of comma-separated (or semicolon-, tab-separated) text, piece by piece.
 *
 * @throws FailureError 422 with `fields.file`: no text, no data, quotes that do not close, more than 20,000 lines.
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  if (isWorkbook(bytes)) throw refuse(sheetsReadingTexts.noExcel);
  const encoding = encodingOf(bytes);
  const parser = Readable.from(inTurns(textOf(bytes, encoding))).pipe(
    parse({
      delimiter: separatorOf(bytes, encoding),
      // Files that were glued together end their lines in more than one way.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: longestLine,
    }),
  );
  const records = parser[Symbol.asyncIterator]() as AsyncIterator<readonly string[]>;
  const next = async () => {
    try {
      return await records.next();
    } catch (error) {
      parser.destroy();
      throw toFailure(error);
    }
  };
  const head = await next();
  if (head.done) throw refuse(sheetsReadingTexts.empty);
  return tableOf(encoding.name, head.value, next, () => parser.destroy());
}

/** The same table with all of its lines read, as often as anybody wants them. Fails like `readTable`. */
export async function readWhole(bytes: Uint8Array): Promise<Table> {
  const table = await readTable(bytes);
  const lines: (readonly string[])[] = [];
  for await (const line of table.lines) lines.push(line);
  const again = async function* () {
    yield* lines;
  };
  return { ...table, lines: { [Symbol.asyncIterator]: again } };
}

/** Lines that came in the body of the call, as objects by name of column. */
export async function tableOfRows(rows: readonly Readonly<Record<string, unknown>>[]): Promise<Table> {
  const names = new Set<string>();
  for (const row of rows) for (const name of Object.keys(row)) names.add(name);
  const columns = [...names];
  if (columns.length === 0) throw refuse(sheetsReadingTexts.noData);
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  const lines = rows
    .map((row) => columns.map((name) => text(Object.hasOwn(row, name) ? row[name] : '')))
    [Symbol.iterator]();
  return tableOf(
    'JSON',
    columns,
    async () => lines.next(),
    () => undefined,
  );
}

function tableOf(
  encoding: string,
  head: readonly string[],
  next: () => Promise<IteratorResult<readonly string[]>>,
  stop: () => void,
): Table {
  if (head.length > mostColumns) {
    stop();
    throw refuse(sheetsReadingTexts.tooManyColumns({ mostColumns }));
  }
  const columns = head.map(columnOf);
  async function* lines(): AsyncGenerator<readonly string[]> {
    let count = 0;
    try {
      for (let line = await next(); !line.done; line = await next()) {
        count += 1;
        if (count > maxRows) {
          throw refuse(sheetsReadingTexts.tooManyRows({ most: maxRows }));
        }
        const cells = line.value.slice(0, columns.length).map(cellOf);
        while (cells.length < columns.length) cells.push('');
        yield cells;
      }
    } finally {
      stop();
    }
    if (count === 0) throw refuse(sheetsReadingTexts.onlyHead);
  }
  return { encoding, columns, lines: lines() };
}
