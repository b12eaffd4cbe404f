import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import { fieldOf } from './field-of.ts';
import { type RowSource, targetOf } from './row-source.ts';

type Sql = RawBuilder<unknown>;
type Entities = Readonly<Record<string, Entity>>;

/** One of the places in a row that say whose it is. */
type Owner =
  /** One agent. */
  | { readonly kind: 'one'; readonly value: Sql }
  /** Several agents (jsonb); an empty list names none. */
  | { readonly kind: 'list'; readonly value: Sql }
  /** A record that says it; without `owners` the record is everybody's. */
  | { readonly kind: 'record'; readonly value: Sql; readonly owners?: readonly Owner[] };

/** Does this field hold an agent, or agents, rather than a record that belongs to one? */
export function holdsAgents(entities: Entities, entity: Entity, name: string): boolean {
  const field = fieldOf(entity, name);
  const target = entities[field.kind === 'list' ? '' : (targetOf(entities, entity, name) ?? '')];
  // Agents are the records that are their own scope.
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

/** Is one of `agentIds` named here? `others` = what holds of a record that is everybody's. */
function hits(owner: Owner, agentIds: readonly number[], others: boolean): Sql {
  const { value } = owner;
  if (owner.kind === 'record') {
    const inner = owner.owners ? decided(owner.owners, agentIds, others) : sql`${others}`;
    return sql`(${value} is not null and ${inner})`;
  }
  if (agentIds.length === 0) return sql`false`;
  if (owner.kind === 'one') return sql`${value} in (${sql.join(agentIds)})`;
  const each = agentIds.map((id) => sql`${value} @> to_jsonb(${id}::integer)`);
  return sql`(${sql.join(each, sql` or `)})`;
}

/** The first place that names somebody decides; an empty list at the end names everybody. */
function decided(owners: readonly Owner[], agentIds: readonly number[], others: boolean): Sql {
  const [first, ...rest] = owners;
  if (!first) return sql`false`;
  const own = hits(first, agentIds, others);
  if (rest.length > 0) return sql`(${own} or (not ${isNamed(first)} and ${decided(rest, agentIds, others)}))`;
  return first.kind === 'list' && others ? sql`(not ${isNamed(first)} or ${own})` : own;
}

/** The rows that staff of these agents may see: theirs, and those that are everybody's. Undefined = there is no limit. */
export function visibleTo(source: RowSource, agentIds: readonly number[]): Sql | undefined {
  const owners = ownersOf(source, source.entity, '');
  return owners && decided(owners, agentIds, true);
}

/** The rows that name one of these agents: what is everybody's is nobody's here. Undefined where no row names any. */
export function belongsTo(source: RowSource, agentIds: readonly number[]): Sql | undefined {
  const owners = ownersOf(source, source.entity, '');
  return owners && decided(owners, agentIds, false);
}
