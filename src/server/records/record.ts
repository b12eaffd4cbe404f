import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { missing } from '../base/failure.ts';
import type { Answer, Call } from '../context/call.ts';
import type { Principal, Viewer } from '../context/context.ts';
import { entityOf, type Platform } from '../context/platform.ts';
import { maskText } from './codecs.ts';
import { conditionContextOf, conditionSql } from './condition.ts';
import { allOf, sourceFor, visibleRows } from './conditions.ts';
import { keyValue } from './numeric-key.ts';
import type { RowSource } from './row-source.ts';
import { defaultFields, type Executor, project, rowsOf } from './rows.ts';

/** One record as JSON, or undefined if the caller may not see it. Masked fields are masked. */
export async function readRecord(
  platform: Pick<Platform, 'entities' | 'cipher'>,
  entity: Entity,
  key: string | number,
  fields: readonly string[],
  viewer: Viewer,
  executor: Executor,
): Promise<Row | undefined> {
  return (await readUnmasked(platform, entity, key, fields, viewer, executor, undefined))?.row;
}

interface Unmasked {
  readonly row: Row;
  /** Masked fields whose full values are in `row`. */
  readonly unmasked: readonly string[];
}

/** The same with the masked values that `holder` may see. They may be shown only after `ctx.disclose`. */
async function readUnmasked(
  platform: Pick<Platform, 'entities' | 'cipher'>,
  entity: Entity,
  key: string | number,
  fields: readonly string[],
  viewer: Viewer,
  executor: Executor,
  holder: Principal | undefined,
  further: (source: RowSource) => readonly RawBuilder<unknown>[] = () => [],
): Promise<Unmasked | undefined> {
  const source = sourceFor(platform.entities, entity, viewer);
  const projection = project(source, fields, platform.cipher, holder);
  const isIt = sql`${source.expression(entity.key) ?? sql`null`} = ${key}`;
  const where = allOf([...visibleRows(source, viewer), ...further(source), isIt]);
  const [row] = await rowsOf(
    sql`select ${sql.join(projection.columns)} from ${source.from()} where ${where}`,
    executor,
  );
  if (!row) return undefined;
  const decoded = projection.decode(row);
  const unmasked = projection.unmasked.filter((name) => decoded[name] !== null && decoded[name] !== '');
  return { row: decoded, unmasked };
}

/**
 * One record by its key; `error: 404` if it does not exist, belongs to another agent, or is not what the call is about (`where`). The only reply that shows masked
 * values in full, to callers who may see them; each disclosure is written to the audit log.
 */
export async function record(call: Call): Promise<Answer> {
  const { platform, endpoint, ctx, query } = call;
  const entity = entityOf(platform, endpoint);
  const key = keyValue(entity, query[endpoint.key ?? entity.key]);
  const fields = endpoint.fields ?? defaultFields(entity);
  const further = (source: RowSource) =>
    endpoint.where ? [conditionSql(endpoint.where, source, conditionContextOf(ctx))] : [];
  const found =
    key === undefined
      ? undefined
      : await readUnmasked(platform, entity, key, fields, ctx, ctx.db, ctx.principal, further);
  if (key === undefined || !found) throw missing();
  const { row, unmasked } = found;
  const open = await ctx.disclose({ entity: entity.name, id: key, fields: unmasked });
  return { json: { error: 0, data: open ? row : { ...row, ...maskedOf(row, unmasked) } } };
}

function maskedOf(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, maskText(row[name])]));
}
