import type { Text } from '#contract/text.ts';
import type { Executor } from '#server/db/sql.ts';
import type { Batch } from '../batch.ts';
import type { ImportField, Mapping } from '../fields.ts';
import type { KnownBank } from '../read/bank.ts';
import { plain, type Reading } from '../read/text.ts';
import { cellOf, type StagedRow, type Verdict } from '../row.ts';
import { importTexts } from '../texts.ts';

/** Shared data of one file's check. */
export interface CheckContext {
  readonly db: Executor;
  readonly batch: Batch;
  readonly mapping: Mapping;
  /** Prefix of every username of the agent. */
  readonly prefix: string;
  readonly banks: readonly KnownBank[];
  readonly now: Date;
  /** Usernames of the whole file, with the prefix added. */
  readonly filed: ReadonlySet<string>;
}

/** Checks a chunk of lines; remembers earlier chunks, to detect duplicates. */
export type Checker = (rows: readonly StagedRow[]) => Promise<readonly Verdict[]>;

type Known = Record<string, string | number | boolean | null>;

/** Reads the fields of one line; only the first problem is reported. */
export class LineReader {
  readonly known: Known = {};
  readonly row: StagedRow;
  readonly #mapping: Mapping;
  problem: { readonly field: ImportField; readonly message: Text } | undefined;
  warning: Text | undefined;

  constructor(row: StagedRow, mapping: Mapping) {
    this.row = row;
    this.#mapping = mapping;
  }

  /** The text of a field; empty if no column is mapped to it. */
  text(field: ImportField): string {
    return plain(cellOf(this.row, this.#mapping, field));
  }

  /** Reads a field and stores its value, or its problem. `null` = empty or invalid. */
  read<T>(field: ImportField, reader: (text: string) => Reading<T>, required: boolean): T | null {
    const text = this.text(field);
    if (text === '') {
      if (required) this.fail(field, importTexts.required);
      this.known[field] ??= null;
      return null;
    }
    const reading = reader(text);
    if ('problem' in reading) {
      this.fail(field, reading.problem);
      return null;
    }
    const { value } = reading;
    this.known[field] = typeof value === 'bigint' ? String(value) : (value as string);
    return value;
  }

  fail(field: ImportField, message: Text): void {
    this.problem ??= { field, message };
  }

  verdict(rest: Partial<Verdict>): Verdict {
    const base = { id: this.row.id, known: this.known, memberId: null, amount: 0n, key: null };
    if (this.problem) {
      const { field, message } = this.problem;
      return { ...base, ...rest, result: 'error', act: null, field, message };
    }
    return { ...base, result: 'ok', act: 'add', field: null, message: this.warning ?? null, ...rest };
  }
}

/** A username of this agent: its prefix and six to ten letters or digits. */
export function readUsername(text: string, { prefix, batch }: Pick<CheckContext, 'prefix' | 'batch'>): Reading<string> {
  const lower = text.toLowerCase();
  const name = batch.add_prefix && !lower.startsWith(prefix) ? prefix + lower : lower;
  if (!name.startsWith(prefix)) return { problem: importTexts.usernamePrefix({ prefix }) };
  return /^[a-z0-9]{6,10}$/.test(name.slice(prefix.length))
    ? { value: name }
    : { problem: importTexts.usernameForm({ prefix }) };
}
