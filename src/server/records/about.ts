import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import type { Viewer } from '../context/context.ts';
import { existing } from './existing.ts';
import { fieldOf } from './field-of.ts';
import { hasNumericKey } from './numeric-key.ts';
import { belongsTo } from './row-scope.ts';
import { RowSource } from './row-source.ts';

type Entities = Readonly<Record<string, Entity>>;
type Sql = RawBuilder<unknown>;

/** What a row is about: the name of an entity, the key of one record, or (jsonb) those of several. */
export interface Subject {
  readonly entity: Sql;
  readonly key: Sql;
  readonly keys: Sql;
}

/** Key of the user where nobody acts: the system itself. */
const system = 0;

/**
 * Rows about records of any entity, for users who see only some agents: the record is one of theirs, and so is
 * the user who acted. This is narrower than a list of the records themselves. Rows without an agent are hidden, and so
 * are those that cannot be decided: a deleted record, an entity without agents, a row about no record.
 */
export function rowsAboutOwnRecords(source: RowSource, viewer: Viewer): readonly Sql[] {
  const { about } = source.entity;
  const { agentIds } = viewer.principal;
  if (about === undefined || agentIds === 'all') return [];
  const by = source.entities[fieldOf(source.entity, about.by).target ?? ''];
  const subject = {
    entity: source.column(about.entity),
    key: source.column(about.key),
    keys: about.keys === undefined ? sql`null::jsonb` : source.column(about.keys),
  };
  const people = by && ownRecords(source.entities, by, viewer, agentIds);
  if (!people) return [sql`false`];
  // An array rather than a list of values: it is worked out once, and an index of the column can be walked by it.
  return [
    sql`${source.column(about.by)} = any(array(select ${system}::integer union all ${people}))`,
    isOwn(source.entities, subject, viewer),
  ];
}

/** Whether all records that this row is about belong to this user's agents. */
export function isOwn(entities: Entities, { entity, key, keys }: Subject, viewer: Viewer): Sql {
  const { agentIds } = viewer.principal;
  if (agentIds === 'all') return sql`true`;
  const owned = (text: Sql) => {
    const cases = families(entities).flatMap(({ names, entity: each }) => {
      const isNumber = hasNumericKey(each);
      // A text that is no number is no key; ten digits may be more than the column holds.
      const given = isNumber ? sql`case when ${text} ~ '^[0-9]{1,9}$' then ${text}::integer end` : text;
      const own = ownRecords(entities, each, viewer, agentIds, given);
      return own ? [sql`when ${entity} in (${sql.join(names)}) then exists (${own})`] : [];
    });
    return cases.length === 0 ? sql`false` : sql`case ${sql.join(cases, sql` `)} else false end`;
  };
  const one = sql.ref('item');
  // Nearly every row is about one record, and needs one index lookup.
  return sql`case when ${keys} is null then ${owned(key)} else jsonb_array_length(${keys}) > 0 and not exists (
    select 1 from jsonb_array_elements_text(${keys}) as ${one} where not ${owned(one)}) end`;
}

interface Family {
  /** What the log may call a record of it. */
  readonly names: readonly string[];
  readonly entity: Entity;
}

/** Entities that share a table share its records: one question serves them all. */
function families(entities: Entities): readonly Family[] {
  const scoped = Object.values(entities).filter(({ scope }) => scope !== undefined);
  const together = (a: Entity, b: Entity) => a.table === b.table && a.scope?.join() === b.scope?.join();
  const owners = scoped.filter(
    (each, at) => !each.where && scoped.findIndex((one) => !one.where && together(one, each)) === at,
  );
  const alone = scoped.filter((each) => !owners.some((owner) => together(owner, each)));
  return [
    ...owners.map((entity) => ({
      names: scoped.filter((each) => together(each, entity)).map(({ name }) => name),
      entity,
    })),
    ...alone.map((entity) => ({ names: [entity.name], entity })),
  ];
}

/** `select key from …` over the records that name an agent of this person's; undefined where an entity names none. */
function ownRecords(
  entities: Entities,
  entity: Entity,
  { gateways }: Viewer,
  agentIds: readonly number[],
  key?: Sql,
): Sql | undefined {
  const source = new RowSource(entities, entity, undefined, 'own');
  const own = source.expression(entity.key);
  const named = belongsTo(source, agentIds);
  if (!own || !named) return undefined;
  const where = [...(key ? [sql`${own} = ${key}`] : []), ...existing(source, gateways), named];
  return sql`select ${own} from ${source.from()} where ${sql.join(where, sql` and `)}`;
}
