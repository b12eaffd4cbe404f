import { type CompiledQuery, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { type Entity, isRead, type StoredField } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { companionOf, wholeOf } from '#contract/field.ts';
import { allows } from '#contract/permission.ts';
import type { Cipher } from '../base/cipher.ts';
import type { Principal } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { keepRepeated } from '../db/plans.ts';
import { maskText, readValue } from './codecs.ts';
import { fieldOf } from './field-of.ts';
import type { RowSource } from './row-source.ts';

/** A connection, inside a transaction or not. */
export type Executor = Kysely<Database> | Transaction<Database>;

/** How a row of a reply is read: columns to select, and the conversion of each to JSON. */
export interface Projection {
  readonly columns: readonly RawBuilder<unknown>[];
  /** Database row → JSON row. */
  decode(row: Row): Row;
  /** Masked fields that are read in full; showing them must be recorded in the audit log. */
  readonly unmasked: readonly string[];
}

interface Piece {
  readonly name: string;
  readonly expression: RawBuilder<unknown>;
  readonly field: StoredField;
  readonly masked: boolean;
}

/** Fields of a reply where the endpoint names none: everything stored. Secrets read as their last four characters. */
export function defaultFields(entity: Entity): readonly string[] {
  return Object.values(entity.fields)
    .filter(isRead)
    .map((field) => field.name);
}

/**
 * Prepares reading the fields `names`, with key, version and display texts of references. Masked fields are read masked;
 * for a `holder` of their permission they are read in full.
 */
export function project(
  source: RowSource,
  names: readonly string[],
  cipher: Cipher,
  holder?: Pick<Principal, 'grants'>,
): Projection {
  const { entity } = source;
  const selected = new Set([...names, entity.key, ...(entity.managed ? ['version'] : [])]);
  const pieces: Piece[] = [];
  const unmasked: string[] = [];
  for (const name of selected) {
    const field = fieldOf(entity, name);
    const expression = source.expression(name);
    if (!expression) continue;
    const mask = source.maskOf(name);
    const masked = mask !== undefined && !(holder && allows(holder.grants, mask));
    pieces.push({ name, expression, field, masked });
    if (mask !== undefined && !masked) unmasked.push(name);
    const companion = companionOf(name);
    if (Object.hasOwn(entity.fields, companion)) continue;
    const texts = field.kind === 'list' ? source.displays(name) : undefined;
    if (texts) pieces.push({ name: companion, expression: texts, field: { ...field, kind: 'json' }, masked: false });
    const all = field.kind === 'list' ? source.holdsAll(name) : undefined;
    if (all) pieces.push({ name: wholeOf(name), expression: all, field: { ...field, kind: 'boolean' }, masked: false });
    if (field.kind !== 'ref') continue;
    const display = source.display(name);
    if (display) {
      // The display text of a record is masked like its field, so that a reference does not reveal it.
      const masked = source.displayMaskOf(name) !== undefined;
      pieces.push({ name: companion, expression: display, field: { ...field, kind: 'string' }, masked });
    }
  }
  return {
    unmasked,
    columns: pieces.map(({ name, expression }) => sql`${expression} as ${sql.ref(name)}`),
    decode(row) {
      // Names are those of the manifest: no list is made on the way, for each cell of each answer comes by here.
      const decoded: Record<string, unknown> = {};
      for (const { name, field, masked } of pieces) {
        const value = readValue(row[name], field, cipher);
        decoded[name] = masked && value !== null ? maskText(value) : value;
      }
      return decoded;
    },
  };
}

/** Runs a query whose rows are read by name. Its plan is kept where it comes again and again without parameters. */
export function rowsOf(query: RawBuilder<unknown>, executor: Executor): Promise<readonly Row[]> {
  return rowsBy(query.compile(executor), executor);
}

/** The same for a query that was compiled before. */
export async function rowsBy(query: CompiledQuery<unknown>, executor: Executor): Promise<readonly Row[]> {
  const { rows } = await executor.executeQuery(keepRepeated(query));
  return rows as readonly Row[];
}
