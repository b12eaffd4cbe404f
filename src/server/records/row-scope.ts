import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import { constant } from '../db/plans.ts';
import { fieldOf } from './field-of.ts';
import { type RowSource, targetOf } from './row-source.ts';

type Sql = RawBuilder<unknown>;
type Entities = Readonly<Record<string, Entity>>;

/** A column, or a referenced record, that determines which agents a row belongs to. */
type Owner =
  /** One agent. */
  | { readonly kind: 'one'; readonly value: Sql }
  /** Several agents (jsonb); an empty list names none. */
  | { readonly kind: 'list'; readonly value: Sql }
  /** A referenced record that determines it; without `owners` the record is shared by all agents. */
  | { readonly kind: 'record'; readonly value: Sql; readonly owners?: readonly Owner[] };

/** Whether the field refers to agents directly, not to a record that belongs to one. */
export function holdsAgents(entities: Entities, entity: Entity, name: string): boolean {
  const field = fieldOf(entity, name);
  const target = entities[field.kind === 'list' ? '' : (targetOf(entities, entity, name) ?? '')];
  // Agents are the only records that are their own scope.
  return !target || target.scope?.[0] === target.key;
}

function ownersOf(source: RowSource, entity: Entity, path: string): readonly Owner[] | undefined {
  return entity.scope?.map((name): Owner => {
    const value = source.expression(path + name) ?? sql`null`;
    if (fieldOf(entity, name).kind === 'list') return { kind: 'list', value };
    if (holdsAgents(source.entities, entity, name)) return { kind: 'one', value };
    const target = source.entities[targetOf(source.entities, entity, name) ?? ''];
    const owners = target && ownersOf(source, target, `${path}${name}.`);
    return { kind: 'record', value, ...(owners ? { owners } : {}) };
  });
}

const isNamed = ({ kind, value }: Owner): Sql =>
  kind === 'list' ? sql`coalesce(jsonb_array_length(${value}), 0) > 0` : sql`${value} is not null`;

/** Whether one of `agentIds` is named here. `others` is the result for a record shared by all agents. */
function hits(owner: Owner, agentIds: readonly number[], others: boolean): Sql {
  const { value } = owner;
  if (owner.kind === 'record') {
    const inner = owner.owners ? decided(owner.owners, agentIds, others) : sql`${others}`;
    return sql`(${value} is not null and ${inner})`;
  }
  if (agentIds.length === 0) return sql`false`;
  if (owner.kind === 'one') return sql`${value} in (${sql.join(agentIds.map(constant))})`;
  const each = agentIds.map((id) => sql`${value} @> to_jsonb(${constant(id)}::integer)`);
  return sql`(${sql.join(each, sql` or `)})`;
}

/** The first place that names an agent decides; an empty list at the end means all agents. */
function decided(owners: readonly Owner[], agentIds: readonly number[], others: boolean): Sql {
  const [first, ...rest] = owners;
  if (!first) return sql`false`;
  const own = hits(first, agentIds, others);
  if (rest.length > 0) return sql`(${own} or (not ${isNamed(first)} and ${decided(rest, agentIds, others)}))`;
  return first.kind === 'list' && others ? sql`(not ${isNamed(first)} or ${own})` : own;
}

/** Rows that staff of these agents may see: their own and those shared by all agents. Undefined = no restriction. */
export function visibleTo(source: RowSource, agentIds: readonly number[]): Sql | undefined {
  const owners = ownersOf(source, source.entity, '');
  return owners && decided(owners, agentIds, true);
}

/** Rows that name one of these agents; shared rows are excluded. Undefined where rows name no agents. */
export function belongsTo(source: RowSource, agentIds: readonly number[]): Sql | undefined {
  const owners = ownersOf(source, source.entity, '');
  return owners && decided(owners, agentIds, false);
}
