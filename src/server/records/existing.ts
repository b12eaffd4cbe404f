import { type RawBuilder, sql } from 'kysely';
import { isNullable } from '#contract/json-schema.ts';
import type { Viewer } from '../context/context.ts';
import { fieldOf } from './field-of.ts';
import type { RowSource } from './row-source.ts';

/** What makes a row one of this entity and of this deployment, whoever looks. */
export function existing(source: RowSource, gateways: Viewer['gateways']): RawBuilder<unknown>[] {
  return [...fixedValues(source), ...servedHere(source, gateways)];
}

/** Values that tell the rows of one entity from those of another in the same table. */
function fixedValues(source: RowSource): RawBuilder<unknown>[] {
  return Object.entries(source.entity.where ?? {}).map(([column, value]) => sql`${source.column(column)} = ${value}`);
}

/** Rows of a gateway that is off do not exist; those that may be of none exist everywhere. */
function servedHere(source: RowSource, gateways: Viewer['gateways']): RawBuilder<unknown>[] {
  const { gateway } = source.entity;
  const name = gateway === undefined ? undefined : source.expression(gateway);
  if (!name) return [];
  const on = gateways.length === 0 ? sql`false` : sql`${name} in (${sql.join(gateways)})`;
  return [isNullable(fieldOf(source.entity, gateway ?? '')) ? sql`(${name} is null or ${on})` : on];
}
