import { type RawBuilder, sql } from 'kysely';
import type { Count, Entity } from '#contract/endpoint.ts';
import { isNullable } from '#contract/json-schema.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Table } from '#contract/table.ts';
import type { Language } from '#contract/text.ts';
import { tables } from '#generated/api/database.ts';
import { derivedOf } from './derived.ts';
import { fieldOf } from './field-of.ts';
import { hasNumericKey } from './numeric-key.ts';

type Entities = Readonly<Record<string, Entity>>;

/** What every query of a source's entity carries: the rows that exist here and that this person may see. */
export type RowConditions = (source: RowSource) => readonly RawBuilder<unknown>[];

/** Alias of the entity's own table in every generic query. */
export const own = 't';

/**
 * Turns field names into SQL and collects the joins they need. Names come from the manifest alone, so an unknown name is a
 * programming error, never input.
 */
export class RowSource {
  readonly entity: Entity;
  readonly #entities: Entities;
  readonly #alias: string;
  readonly #standing: RowConditions;
  readonly #language: Language;
  /** Alias → join, in the order in which they were needed. */
  readonly #joins = new Map<string, RawBuilder<unknown>>();
  /** Aliases of tables that have a row for every row of the entity's own. */
  readonly #always: Set<string>;

  /**
   * `conditions` are those of every query of an entity, for the rows that are counted; `language` is that in which records
   * are called by their names.
   */
  constructor(
    entities: Entities,
    entity: Entity,
    conditions: RowConditions = () => [],
    alias: string = own,
    language: Language = 'th',
  ) {
    this.#entities = entities;
    this.entity = entity;
    this.#standing = conditions;
    this.#alias = alias;
    this.#language = language;
    this.#always = new Set([alias]);
  }

  /** Every entity there is. */
  get entities(): Entities {
    return this.#entities;
  }

  /** What its own table is called in its queries. */
  name(): RawBuilder<unknown> {
    return sql.ref(this.#alias);
  }

  /** Every column of the entity's own table. */
  all(): RawBuilder<unknown> {
    return sql`${sql.ref(this.#alias)}.*`;
  }

  /** A column of the entity's own table. */
  column(name: string): RawBuilder<unknown> {
    return sql`${sql.ref(`${this.#alias}.${name}`)}`;
  }

  /** The field's value as an expression, or undefined for one that is computed by hand. */
  expression(name: string): RawBuilder<unknown> | undefined {
    return this.#expression(this.entity, this.#alias, name);
  }

  /** May the field be empty in an order? What is read through a reference is where nothing is pointed at. */
  mayBeEmpty(name: string): boolean {
    return mayBeEmpty(this.#entities, this.entity, name);
  }

  /** The reference that a field is read through, if every row has its own record there, as a sweep has its transfer. */
  twinOf(name: string): string | undefined {
    const { through } = fieldOf(this.entity, name);
    const target = this.#entities[through ? (targetOf(this.#entities, this.entity, through.ref) ?? '') : ''];
    if (!through || !target || !pointsAlways(this.entity, through.ref, target)) return undefined;
    const { column } = fieldOf(this.entity, through.ref);
    const uniques = Object.values(tableOf(this.entity)?.uniques ?? {});
    return uniques.some((columns) => columns.length === 1 && columns[0] === column) ? through.ref : undefined;
  }

  /** Does the reference `name` point at a row of `target` whenever it points at any? */
  isKept(name: string, target: Entity): boolean {
    return isKept(this.entity, name, target);
  }

  /** What its records are called. */
  title(): RawBuilder<unknown> | undefined {
    return this.#shown(this.entity, this.#alias);
  }

  /** The display text of what the reference `name` points at. */
  display(name: string): RawBuilder<unknown> | undefined {
    const reached = this.#follow(this.entity, this.#alias, name);
    return reached && this.#shown(reached.entity, reached.alias);
  }

  /**
   * Display texts of the records that a list of references contains, in list order, as a JSON array; null for records that
   * the caller may not see. Undefined for other fields.
   */
  displays(name: string): RawBuilder<unknown> | undefined {
    const target = this.#entities[fieldOf(this.entity, name).item?.reference?.entity ?? ''];
    const list = this.expression(name);
    if (!target || !list || maskOf(this.#entities, target, target.display) !== undefined) return undefined;
    const source = new RowSource(this.#entities, target, this.#standing, `${this.#alias}_${name}`, this.#language);
    const text = source.title();
    const key = source.expression(target.key);
    if (!text || !key) return undefined;
    const itemKey = hasNumericKey(target) ? sql`item.value::bigint` : sql`item.value`;
    const where = sql.join([...this.#standing(source), sql`${key} = ${itemKey}`], sql` and `);
    return sql`(select jsonb_agg((select ${text} from ${source.from()} where ${where}) order by item.place)
      from jsonb_array_elements_text(${list}) with ordinality as item (value, place))`;
  }

  /**
   * Whether a list of references into a tree contains every record, regardless of the caller. Undefined for other fields.
   * Most lists can be decided by their length.
   */
  holdsAll(name: string): RawBuilder<unknown> | undefined {
    const reference = fieldOf(this.entity, name).item?.reference;
    const target = this.#entities[reference?.entity ?? ''];
    const list = this.expression(name);
    if (!reference?.tree || !target || !list) return undefined;
    const source = new RowSource(this.#entities, target, () => [], `${this.#alias}_${name}_all`);
    const key = source.expression(target.key) ?? sql`null`;
    return sql`(coalesce(jsonb_array_length(${list}), 0) >= (select count(*) from ${source.from()})
      and not exists (select 1 from ${source.from()} where not ${list} @> to_jsonb(${key})))`;
  }

  /** The permission without which the field is masked; a field read through a reference has its target's. */
  maskOf(name: string): string | undefined {
    return maskOf(this.#entities, this.entity, name);
  }

  /** The permission without which the text of what `name` points at is masked. */
  displayMaskOf(name: string): string | undefined {
    const target = this.#entities[targetOf(this.#entities, this.entity, name) ?? ''];
    return target && maskOf(this.#entities, target, target.display);
  }

  /** `from withdrawal as t left join member as t_member_id on …`; `rows` replaces the table. */
  from(rows: RawBuilder<unknown> = sql.table(this.entity.table)): RawBuilder<unknown> {
    const table = sql`${rows} as ${sql.ref(this.#alias)}`;
    return this.#joins.size === 0 ? table : sql`${table} ${sql.join([...this.#joins.values()], sql` `)}`;
  }

  #expression(entity: Entity, alias: string, name: string): RawBuilder<unknown> | undefined {
    const [ref, far] = stepOf(name);
    if (far !== undefined) {
      const reached = this.#follow(entity, alias, ref);
      return reached && this.#expression(reached.entity, reached.alias, far);
    }
    const field = fieldOf(entity, name);
    if (field.column !== undefined) return sql`${sql.ref(`${alias}.${field.column}`)}`;
    if (field.count) return this.#count(entity, alias, name, field.count);
    if (field.derived) return derivedOf(entity, alias, name, field.derived);
    if (!field.through) return undefined;
    const reached = this.#follow(entity, alias, field.through.ref);
    return reached && this.#expression(reached.entity, reached.alias, field.through.field);
  }

  /** The display text of an entity, in the language of the caller as far as it has one. */
  #shown(entity: Entity, alias: string): RawBuilder<unknown> | undefined {
    const text = this.#expression(entity, alias, entity.display);
    const { english } = fieldOf(entity, entity.display);
    const translated =
      english === undefined || this.#language !== 'en' ? undefined : this.#expression(entity, alias, english);
    return text && translated ? sql`coalesce(nullif(${translated}, ''), ${text})` : text;
  }

  /** A number that follows from other rows, as a sub-select: nothing is stored, nothing can be out of date. */
  #count(entity: Entity, alias: string, name: string, count: Count): RawBuilder<unknown> | undefined {
    if (count.kind === 'items') {
      const list = this.#expression(entity, alias, count.field);
      const length = list && sql`coalesce(jsonb_array_length(${list}), 0)`;
      const all = count.allOf === undefined ? undefined : this.#rows(count.allOf, `${alias}_${name}`);
      return all ? sql`coalesce(nullif(${length}, 0), ${all(() => [])})` : length;
    }
    const value = this.#expression(entity, alias, count.by);
    const rows = this.#rows(count.entity, `${alias}_${name}`, count.sum);
    if (!value || !rows) return undefined;
    return rows((source) => {
      const ahead = count.until === undefined ? [] : [sql`${source.column(count.until)} > clock_timestamp()`];
      const field = source.expression(count.field) ?? sql`null`;
      if (fieldOf(source.entity, count.field).kind !== 'list') return [sql`${field} = ${value}`, ...ahead];
      const holds = sql`${field} @> to_jsonb(${value})`;
      return [count.emptyIsAll ? sql`(${holds} or coalesce(jsonb_array_length(${field}), 0) = 0)` : holds, ...ahead];
    });
  }

  /**
   * `(select count(*) …)`, or the sum of a field, over the rows of an entity that the caller may see and that meet further
   * conditions.
   */
  #rows(name: string, alias: string, sum?: string) {
    const entity = this.#entities[name];
    if (!entity) return undefined;
    const source = new RowSource(this.#entities, entity, this.#standing, alias);
    return (further: (source: RowSource) => readonly RawBuilder<unknown>[]) => {
      const where = [...this.#standing(source), ...further(source)];
      const condition = where.length === 0 ? sql`true` : sql.join(where, sql` and `);
      const number =
        sum === undefined
          ? sql`count(*)::integer`
          : kinds[fieldOf(entity, sum).kind].number?.unit === 'baht'
            ? sql`coalesce(sum(${source.column(sum)}), 0)::bigint`
            : sql`coalesce(sum(${source.column(sum)}), 0)::integer`;
      return sql`(select ${number} from ${source.from()} where ${condition})`;
    };
  }

  #follow(entity: Entity, alias: string, ref: string): { entity: Entity; alias: string } | undefined {
    const target = this.#entities[targetOf(this.#entities, entity, ref) ?? ''];
    const key = this.#expression(entity, alias, ref);
    if (!target || !key) return undefined;
    const joined = `${alias}_${ref}`;
    if (!this.#joins.has(joined)) {
      const targetKey = fieldOf(target, target.key).column ?? target.key;
      // Where each row has one, the database may begin on the other side: an order by it follows its index.
      const always = this.#always.has(alias) && pointsAlways(entity, ref, target);
      if (always) this.#always.add(joined);
      this.#joins.set(
        joined,
        sql`${always ? sql`join` : sql`left join`} ${sql.table(target.table)} as ${sql.ref(joined)} on ${sql.ref(`${joined}.${targetKey}`)} = ${key}`,
      );
    }
    return { entity: target, alias: joined };
  }
}

/** Does the database itself see to it that the reference points at a row, or at none where it may be empty? */
function isKept(entity: Entity, ref: string, target: Entity): boolean {
  const { column } = fieldOf(entity, ref);
  return tableOf(entity)?.foreignKeys.some((key) => key.column === column && key.table === target.table) === true;
}

/** Does it always point at one? */
function pointsAlways(entity: Entity, ref: string, target: Entity): boolean {
  const { column } = fieldOf(entity, ref);
  if (column === undefined || tableOf(entity)?.columns[column]?.nullable !== false) return false;
  return isKept(entity, ref, target);
}

function tableOf({ table }: Entity): Table | undefined {
  return Object.hasOwn(tables, table) ? tables[table as keyof typeof tables] : undefined;
}

function mayBeEmpty(entities: Entities, entity: Entity, name: string): boolean {
  const field = fieldOf(entity, name);
  if (!field.through) return isNullable(field);
  const target = entities[targetOf(entities, entity, field.through.ref) ?? ''];
  const near = entity.fields[field.through.ref];
  if (!target || near?.column === undefined || !pointsAlways(entity, field.through.ref, target)) return true;
  return mayBeEmpty(entities, target, field.through.field);
}

/** The first step of a path of references, and the rest: `agent_id.code` of a member. */
function stepOf(path: string): readonly [step: string, rest: string | undefined] {
  const dot = path.indexOf('.');
  return dot < 0 ? [path, undefined] : [path.slice(0, dot), path.slice(dot + 1)];
}

/** The entity that a reference points at, through other references if need be. */
export function targetOf(entities: Entities, entity: Entity, path: string): string | undefined {
  const [ref, far] = stepOf(path);
  if (far !== undefined) {
    const near = entities[targetOf(entities, entity, ref) ?? ''];
    return near && targetOf(entities, near, far);
  }
  const field = fieldOf(entity, ref);
  if (field.target !== undefined || !field.through) return field.target;
  const next = entities[targetOf(entities, entity, field.through.ref) ?? ''];
  return next && targetOf(entities, next, field.through.field);
}

function maskOf(entities: Entities, entity: Entity, path: string): string | undefined {
  const [name, far] = stepOf(path);
  if (far !== undefined) {
    const near = entities[targetOf(entities, entity, name) ?? ''];
    return near && maskOf(entities, near, far);
  }
  const field = fieldOf(entity, name);
  if (field.mask !== undefined || !field.through) return field.mask;
  const next = entities[targetOf(entities, entity, field.through.ref) ?? ''];
  return next && maskOf(entities, next, field.through.field);
}
