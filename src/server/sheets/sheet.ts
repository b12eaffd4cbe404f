import { setImmediate } from 'node:timers/promises';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Language } from '#contract/text.ts';
import { sheetsTexts } from './texts.ts';

/** A line of what a file says of itself: รายงาน – สรุปรายวัน. */
export type Fact = readonly [label: string, value: string];

/** One column: `field` says how its cells are written, `name` where a row has them. */
export interface SheetColumn {
  readonly name: string;
  readonly field: Field;
}

/** Rows that are downloaded, whatever the format. */
export interface Sheet {
  /** Name of the file without its ending: `รายการถอน-2026-11-23`. */
  readonly name: string;
  /** The same for programs that read ASCII alone: `withdraw-list-2026-11-23`. */
  readonly plainName: string;
  /** What the list is called. */
  readonly title: string;
  /** What the file is, who made it and when. */
  readonly facts: readonly Fact[];
  readonly author: string;
  /** Of heads, choices and facts; Thai unless it says so. */
  readonly language?: Language;
  readonly made: Date;
  readonly columns: readonly SheetColumn[];
  /** Rows in wire form, read while the file is sent. */
  readonly rows: AsyncIterable<readonly Row[]>;
  /** What all rows have together, by name of the column. */
  readonly totals?: Row | undefined;
  /** Rows that match, and how many of them are in the file. */
  readonly total: number;
  readonly count: number;
  /** A CSV file has facts and totals, too; else it is a head and rows, as programs read it. */
  readonly isFramed?: true;
}

/** Rows of one part. */
const part = 250;

/** The label of the totals. */
export const totalLabel = sheetsTexts.total;

/** The column that says `totalLabel` in the line of the totals: the first, unless that has a total itself. */
export function labelColumn({ columns, totals }: Pick<Sheet, 'columns' | 'totals'>): number {
  return columns.findIndex(({ name }) => totals?.[name] === undefined || totals[name] === null);
}

/** Rows that are made as they are written, a part at a time: everybody else who is served gets a turn in between. */
export async function* inParts(count: number, rowAt: (index: number) => Row): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < count; at += part) {
    yield Array.from({ length: Math.min(part, count - at) }, (_, index) => rowAt(at + index));
    await setImmediate();
  }
}
