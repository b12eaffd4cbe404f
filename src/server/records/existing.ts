import { type RawBuilder, sql } from 'kysely';
import { isNullable } from '#contract/json-schema.ts';
import type { Viewer } from '../context/context.ts';
import { constant } from '../db/plans.ts';
import { fieldOf } from './field-of.ts';
import type { RowSource } from './row-source.ts';

/** Conditions for a row to belong to this entity and deployment, independent of the caller. */
export function existing(source: RowSource, gateways: Viewer['gateways']): RawBuilder<unknown>[] {
  return [...fixedValues(source), ...servedHere(source, gateways)];
}

/** Fixed values that separate the entities of a shared table. */
function fixedValues(source: RowSource): RawBuilder<unknown>[] {
  return Object.entries(source.entity.where ?? {}).map(
    ([column, value]) => sql`${source.column(column)} = ${constant(value)}`,
  );
}

/** Rows of a disabled gateway do not exist; rows without a gateway exist in every deployment. */
function servedHere(source: RowSource, gateways: Viewer['gateways']): RawBuilder<unknown>[] {
  const { gateway } = source.entity;
  const name = gateway === undefined ? undefined : source.expression(gateway);
  if (!name) return [];
  const on = gateways.length === 0 ? sql`false` : sql`${name} in (${sql.join(gateways.map(constant))})`;
  return [isNullable(fieldOf(source.entity, gateway ?? '')) ? sql`(${name} is null or ${on})` : on];
}
