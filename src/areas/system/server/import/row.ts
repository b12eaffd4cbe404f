import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { bilingual } from '#server/base/bilingual.ts';
import { type Executor, many } from '#server/db/sql.ts';
import type { ImportField, Mapping } from './fields.ts';

/** Values of a line as they will be stored, by field. */
export type Known = Readonly<Record<string, string | number | boolean | null>>;

/** Maximum length of a line's message, in both languages together. */
export const longestMessage = 255;

/** A stored line of a file. */
export interface StagedRow {
  readonly id: number;
  readonly row_no: number;
  readonly cells: readonly string[];
  readonly fixes: Readonly<Record<string, string>>;
}

/** A checked line to be imported. */
export interface WaitingRow {
  readonly id: number;
  readonly row_no: number;
  readonly act: 'add' | 'update';
  readonly known: Known;
  readonly member_id: number | null;
  readonly amount: bigint;
}

/** Result of checking a line. */
export interface Verdict {
  readonly id: number;
  readonly result: 'ok' | 'dup' | 'error';
  /** What the import will do; null = skip the line. */
  readonly act: 'add' | 'update' | null;
  /** The invalid field. */
  readonly field: string | null;
  readonly message: Text | null;
  readonly known: Known;
  readonly memberId: number | null;
  /** Satang. */
  readonly amount: bigint;
  readonly key: string | null;
}

/** The cell of a field, or its correction. */
export function cellOf(row: StagedRow, mapping: Mapping, field: ImportField): string {
  if (Object.hasOwn(row.fixes, field)) return row.fixes[field] ?? '';
  const at = mapping[field];
  return at === undefined ? '' : (row.cells[at] ?? '');
}

/** Lines of a batch after `after`, in order. */
export async function stagedRows(
  db: Executor,
  batchId: number,
  after: number,
  limit: number,
): Promise<readonly StagedRow[]> {
  return many(
    sql<StagedRow>`
      select id, row_no, cells, fixes from import_row where batch_id = ${batchId} and row_no > ${after}
      order by row_no limit ${limit}`,
    db,
  );
}

/** Stores the results of a check in one statement. */
export async function writeVerdicts(tx: Executor, verdicts: readonly Verdict[]): Promise<void> {
  if (verdicts.length === 0) return;
  const json = JSON.stringify(
    verdicts.map(({ id, result, act, field, message, known, memberId, amount, key }) => ({
      id,
      result,
      act,
      field,
      message: message && bilingual(message, longestMessage),
      known,
      member_id: memberId,
      amount: String(amount),
      row_key: key,
    })),
  );
  await many(
    sql`
      update import_row set result = v.result, act = v.act, field = v.field, message = v.message, known = v.known,
        member_id = v.member_id, amount = v.amount, row_key = v.row_key
      from json_to_recordset(${json}::json) as v (id int, result text, act text, field text, message text, known jsonb,
        member_id int, amount bigint, row_key text)
      where import_row.id = v.id`,
    tx,
  );
}
