import { sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import type { Principal } from '../context.ts';
import { missing } from '../failure.ts';
import { entityOf, type Platform } from '../platform.ts';
import type { Answer, Call } from './call.ts';
import { allOf, standing } from './conditions.ts';
import { fieldOf, RowSource } from './row-source.ts';
import { defaultFields, type Executor, project, rowsOf } from './rows.ts';

/** The key of a record as the wire gave it, or undefined when it cannot be one. */
export function keyValue(entity: Entity, value: unknown): string | number | undefined {
  if (fieldOf(entity, entity.key).kind !== 'id') return typeof value === 'string' && value !== '' ? value : undefined;
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647
    ? value
    : undefined;
}

/** One record in wire form, or undefined when there is none that this person may see. */
export async function readRecord(
  platform: Pick<Platform, 'entities' | 'cipher'>,
  entity: Entity,
  key: string | number,
  fields: readonly string[],
  principal: Principal,
  executor: Executor,
): Promise<Row | undefined> {
  const source = new RowSource(platform.entities, entity);
  const projection = project(source, fields, principal, platform.cipher);
  const where = allOf([...standing(source, principal), sql`${source.expression(entity.key) ?? sql`null`} = ${key}`]);
  const [row] = await rowsOf(
    sql`select ${sql.join(projection.columns)} from ${source.from()} where ${where}`,
    executor,
  );
  return row && projection.decode(row);
}

/** One record by its key. A missing one, or one of a foreign agent, is `error: 404`. */
export async function record(call: Call): Promise<Answer> {
  const { platform, endpoint, ctx, query } = call;
  const entity = entityOf(platform, endpoint);
  const key = keyValue(entity, query[endpoint.key ?? entity.key]);
  const fields = endpoint.fields ?? defaultFields(entity);
  const row = key === undefined ? undefined : await readRecord(platform, entity, key, fields, ctx.principal, ctx.db);
  if (!row) throw missing();
  return { json: { error: 0, data: row } };
}
