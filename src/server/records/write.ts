import { type RawBuilder, sql } from 'kysely';
import { claimSeconds, holderName } from '#contract/claim.ts';
import type { Entity, StoredField } from '#contract/endpoint.ts';
import type { Conflict, Row } from '#contract/envelope.ts';
import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Text } from '#contract/text.ts';
import { conflicted, invalid, lockedBy, missing } from '../base/failure.ts';
import { baseTexts } from '../base/texts.ts';
import type { TransactionContext } from '../context/context.ts';
import type { Platform } from '../context/platform.ts';
import type { Columns } from '../lifecycle/columns.ts';
import { raise } from '../lifecycle/raise.ts';
import { hasSoftLock } from '../lifecycle/soft-lock.ts';
import { fieldColumn } from '../lifecycle/update-row.ts';
import { maskText, readValue, writeValue } from './codecs.ts';
import { allOf, visibleRows } from './conditions.ts';
import { hasNumericKey } from './numeric-key.ts';
import { own, RowSource } from './row-source.ts';
import { rowsOf } from './rows.ts';
import { recordsTexts } from './texts.ts';

export type Tools = Pick<Platform, 'entities' | 'cipher' | 'settings'>;

/** One stored record without a lock, for reading. Throws 404 unless the caller may see it. */
export function readRow<R extends Row>(
  tools: Tools,
  entity: Entity<R>,
  key: string | number | undefined,
  ctx: TransactionContext,
): Promise<R> {
  return storedRow(tools, entity, key, ctx, sql``);
}

/**
 * Locks one record and returns it as stored. Throws 404 unless the caller may see it. `~held` says whether its soft lock
 * (locked_by, locked_at) is still valid by the database clock, `~holder` who holds it.
 */
export function lockRow<R extends Row>(
  tools: Tools,
  entity: Entity<R>,
  key: string | number | undefined,
  ctx: TransactionContext,
): Promise<R> {
  return storedRow(tools, entity, key, ctx, sql` for update of ${sql.ref(own)}`);
}

/**
 * Who has the row in hand. Asked for of the row that was locked in the end: what is joined is that of the row as it was before
 * somebody else was waited for.
 */
function holderOf(tools: Tools, { fields }: Pick<Entity, 'fields'>): RawBuilder<unknown> {
  const person = tools.entities[fields[holderName]?.target ?? ''];
  if (!person) return sql`null`;
  const [name, key] = [person.display, person.key].map((field) => sql.ref(`person.${fieldColumn(person, field)}`));
  return sql`(select ${name} from ${sql.table(person.table)} as person where ${key} = ${sql.ref(`${own}.${holderName}`)})`;
}

async function storedRow<R extends Row>(
  tools: Tools,
  entity: Entity<R>,
  key: string | number | undefined,
  ctx: TransactionContext,
  lock: RawBuilder<unknown>,
): Promise<R> {
  const source = new RowSource(tools.entities, entity);
  const column = source.expression(entity.key);
  if (key === undefined || !column) throw missing();
  const where = allOf([...visibleRows(source, ctx), sql`${column} = ${key}`]);
  const held = hasSoftLock(entity)
    ? sql`(${sql.ref(`${own}.locked_at`)} > clock_timestamp() - make_interval(secs => ${claimSeconds}))`
    : sql`false`;
  const holder = holderOf(tools, entity);
  const query = sql<R>`
    select ${sql.ref(own)}.*, ${held} as "~held", ${holder} as "~holder" from ${source.from()} where ${where}${lock}`;
  const [row] = (await query.execute(ctx.tx)).rows;
  if (!row) throw missing();
  return row;
}

/** Body fields that are columns of the entity and may be written, in database form. */
export function writableColumns(tools: Tools, entity: Entity, body: Row, creating: boolean): Columns {
  const columns: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
    if (!field || name === entity.key || field.readonly || field.column === undefined) continue;
    if (field.immutable && !creating) continue;
    // A secret sent back in its masked form is unchanged.
    if (kinds[field.kind].secret && typeof value === 'string' && value.startsWith('••••')) continue;
    columns[field.column] = writeValue(value, field, tools.cipher);
  }
  return columns;
}

/**
 * Every reference in the body must point at a record that the caller may see; so must every key added to or removed from a
 * list of references to records of agents. `before` is the record before the write. Throws 422.
 */
export async function checkReferences(
  tools: Tools,
  entity: Entity,
  body: Row,
  ctx: TransactionContext,
  before: Row = {},
): Promise<void> {
  const wrong: Record<string, Text> = {};
  for (const [name, value] of Object.entries(body)) {
    const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
    const target = field && tools.entities[field.target ?? field.item?.reference?.entity ?? ''];
    if (!target || value === null || value === undefined) continue;
    const isList = field.kind === 'list';
    if (isList ? target.scope === undefined || field.readonly : field.kind !== 'ref') continue;
    const keys = isList ? moved(value, before[field.column ?? name]) : [value];
    if (!(await areSeen(tools, target, keys, ctx))) wrong[name] = baseTexts.noReference;
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** Options reserved for the system may be kept or replaced by a write, but not set. */
export function checkSystemChoices(entity: Entity, body: Row, before: Row = {}): void {
  const wrong = Object.entries(body).flatMap(([name, value]) => {
    const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
    const option = field?.options?.find((one) => one.value === value);
    return option?.system && before[field?.column ?? name] !== value ? [[name, recordsTexts.setBySystem]] : [];
  });
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
}

/** Items that are in exactly one of two lists. */
function moved(now: unknown, before: unknown): readonly unknown[] {
  const [is, was] = [now, before].map((list) => new Set<unknown>(Array.isArray(list) ? list : []));
  return [...(is ?? [])].filter((item) => !was?.has(item)).concat([...(was ?? [])].filter((item) => !is?.has(item)));
}

/** Whether all of these records exist and the caller may see them. */
async function areSeen(
  tools: Tools,
  target: Entity,
  keys: readonly unknown[],
  ctx: TransactionContext,
): Promise<boolean> {
  if (keys.length === 0) return true;
  const isNumber = hasNumericKey(target);
  if (isNumber && keys.some((key) => Math.abs(Number(key)) > 2_147_483_647)) return false;
  const source = new RowSource(tools.entities, target);
  const key = source.expression(target.key) ?? sql`null`;
  const where = allOf([...visibleRows(source, ctx), sql`${key} in (${sql.join([...keys])})`]);
  const found = await rowsOf(sql`select 1 from ${source.from()} where ${where}`, ctx.tx);
  return found.length === keys.length;
}

/** Columns that every write of a managed entity sets: version, time and user. */
export function stamps(entity: Entity, { principal }: Pick<TransactionContext, 'principal'>): RawBuilder<unknown>[] {
  return entity.managed ? [raise(principal)] : [];
}

/** Whether two stored values are equal. */
export function sameValue(a: unknown, b: unknown): boolean {
  return comparable(a) === comparable(b);
}

function comparable(value: unknown): unknown {
  if (value === undefined) return null;
  if (value instanceof Date) return value.getTime();
  // A list is sent to the database as text and read back as an array.
  if (typeof value === 'string' && /^[[{]/.test(value)) return canonicalJson(value) ?? value;
  if (typeof value === 'object' && value !== null) return canonicalJson(JSON.stringify(value));
  return typeof value === 'bigint' ? value.toString() : value;
}

function canonicalJson(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Changed fields for the audit log, as JSON values; secrets are only named, account and phone numbers masked. */
export function difference(tools: Tools, entity: Entity, before: Row, after: Row): { before: Row; after: Row } {
  const old: Record<string, unknown> = {};
  const now: Record<string, unknown> = {};
  for (const field of Object.values(entity.fields)) {
    const { column } = field;
    if (column === undefined || ['version', 'updated_at', 'updated_by', 'timeline', 'notes'].includes(field.name))
      continue;
    if (sameValue(before[column], after[column])) continue;
    const isMasked = kindData[field.kind].masked === true || field.mask !== undefined;
    old[field.name] = audited(tools, field, before[column], isMasked);
    now[field.name] = audited(tools, field, after[column], isMasked);
  }
  return { before: old, after: now };
}

function audited(tools: Tools, field: StoredField, value: unknown, isMasked: boolean): unknown {
  if (value === null || value === undefined) return null;
  if (kinds[field.kind].secret) return '[secret]';
  const plain = readValue(value, field, tools.cipher);
  return isMasked ? maskText(plain) : plain;
}

/** The last change of the record, for the user whose version is stale. */
export async function lastChange(
  entity: Entity,
  row: Row,
  ctx: Pick<TransactionContext, 'tx'>,
): Promise<Conflict | undefined> {
  const id = row[fieldColumn(entity, entity.key)];
  // Histories exist only for records with a numeric key.
  if (typeof id !== 'number') return undefined;
  const event = await ctx.tx
    .selectFrom('entity_event')
    .selectAll()
    .where('entity', '=', entity.name)
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!event) return undefined;
  const status = entity.lifecycle && row[fieldColumn(entity, entity.lifecycle.field)];
  return {
    by: event.actor_name,
    action: event.action,
    at: event.at.toISOString(),
    ...(typeof status === 'string' ? { status } : {}),
    ...(typeof row.version === 'number' ? { version: row.version } : {}),
  };
}

/** Throws 409 if the version is not the stored one. */
export async function checkVersion(entity: Entity, row: Row, body: Row, ctx: TransactionContext): Promise<void> {
  if (!entity.managed || body.version === undefined || body.version === row.version) return;
  throw conflicted(await lastChange(entity, row, ctx));
}

/** Throws 423 while another user holds the soft lock. */
export function checkSoftLock(entity: Entity, row: Row, ctx: TransactionContext): void {
  const by = lockHolderOf(entity, row, ctx);
  if (by === undefined) return;
  const at = row.locked_at instanceof Date ? row.locked_at.toISOString() : '';
  throw lockedBy({ by, action: 'lock', at });
}

/** Name of the other user who holds the soft lock. */
export function lockHolderOf(entity: Entity, row: Row, ctx: TransactionContext): string | undefined {
  if (!hasSoftLock(entity) || row['~held'] !== true || row.locked_by === null) return undefined;
  if (ctx.principal.userId === 0 || row.locked_by === ctx.principal.userId) return undefined;
  return typeof row['~holder'] === 'string' ? row['~holder'] : `#${String(row.locked_by)}`;
}
