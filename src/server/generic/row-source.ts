import { type RawBuilder, sql } from 'kysely';
import type { Entity, StoredField } from '#contract/endpoint.ts';

type Entities = Readonly<Record<string, Entity>>;

/** Alias of the entity's own table in every generic query. */
export const own = 't';

/**
 * Turns names of fields into SQL, collecting the joins that they need. Names come from the manifest alone; a name that
 * the entity does not have is a fault of the program, never input.
 */
export class RowSource {
  readonly entity: Entity;
  readonly #entities: Entities;
  /** Alias → join, in the order in which they were needed. */
  readonly #joins = new Map<string, RawBuilder<unknown>>();

  constructor(entities: Entities, entity: Entity) {
    this.#entities = entities;
    this.entity = entity;
  }

  /** The field's value as an expression, or undefined for one that is computed by hand. */
  expression(name: string): RawBuilder<unknown> | undefined {
    return this.#expression(this.entity, own, name);
  }

  /** The display text of what the reference `name` points at. */
  display(name: string): RawBuilder<unknown> | undefined {
    const reached = this.#follow(this.entity, own, name);
    return reached && this.#expression(reached.entity, reached.alias, reached.entity.display);
  }

  /** The permission without which the field is masked; a field read through a reference has its target's. */
  maskOf(name: string): string | undefined {
    return maskOf(this.#entities, this.entity, name);
  }

  /** `from withdrawal as t left join member as t_member_id on …` */
  from(): RawBuilder<unknown> {
    const table = sql`${sql.table(this.entity.table)} as ${sql.ref(own)}`;
    return this.#joins.size === 0 ? table : sql`${table} ${sql.join([...this.#joins.values()], sql` `)}`;
  }

  #expression(entity: Entity, alias: string, name: string): RawBuilder<unknown> | undefined {
    const field = fieldOf(entity, name);
    if (field.column !== undefined) return sql`${sql.ref(`${alias}.${field.column}`)}`;
    if (!field.through) return undefined;
    const reached = this.#follow(entity, alias, field.through.ref);
    return reached && this.#expression(reached.entity, reached.alias, field.through.field);
  }

  #follow(entity: Entity, alias: string, ref: string): { entity: Entity; alias: string } | undefined {
    const target = this.#entities[targetOf(this.#entities, entity, ref) ?? ''];
    const key = this.#expression(entity, alias, ref);
    if (!target || !key) return undefined;
    const joined = `${alias}_${ref}`;
    if (!this.#joins.has(joined)) {
      const targetKey = fieldOf(target, target.key).column ?? target.key;
      this.#joins.set(
        joined,
        sql`left join ${sql.table(target.table)} as ${sql.ref(joined)} on ${sql.ref(`${joined}.${targetKey}`)} = ${key}`,
      );
    }
    return { entity: target, alias: joined };
  }
}

/** A field of the entity by name. */
export function fieldOf(entity: Entity, name: string): StoredField {
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  if (!field) throw new Error(`${entity.name} has no field ${name}`);
  return field;
}

/** The entity that a reference points at, through other references if need be. */
export function targetOf(entities: Entities, entity: Entity, ref: string): string | undefined {
  const field = fieldOf(entity, ref);
  if (field.target !== undefined || !field.through) return field.target;
  const next = entities[targetOf(entities, entity, field.through.ref) ?? ''];
  return next && targetOf(entities, next, field.through.field);
}

function maskOf(entities: Entities, entity: Entity, name: string): string | undefined {
  const field = fieldOf(entity, name);
  if (field.mask !== undefined || !field.through) return field.mask;
  const next = entities[targetOf(entities, entity, field.through.ref) ?? ''];
  return next && maskOf(entities, next, field.through.field);
}
