import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import { kinds } from '#contract/kinds/index.ts';
import { RowSource } from '../../records/row-source.ts';
import { measureOf, termOf } from './measures.ts';

type Sql = RawBuilder<unknown>;

/** Name of the common table expression that holds the groups; the rows of a report are read from it. */
export const groupedTable = 'grouped';

/** The row of a report as an entity: its keys are columns of the groups, and what they refer to is joined. */
export function asGrouped(row: Entity, keys: readonly string[], table: string): Entity {
  const { scope: _scope, gateway: _gateway, where: _where, ...rest } = row;
  const fields = Object.values(row.fields).map((field) => [
    field.name,
    keys.includes(field.name) && !field.measure ? { ...field, column: field.name } : field,
  ]);
  return { ...rest, table, fields: Object.fromEntries(fields) };
}

/** Reads groups: measures as expressions over their sums, labels through the references among the keys. */
export class GroupedSource extends RowSource {
  readonly #row: Entity;
  readonly #keys: readonly string[];
  readonly #known: ReadonlySet<string>;

  /** `known` = columns of the groups other than the keys: figures, and measures that count people; `table` holds them. */
  constructor(
    entities: Readonly<Record<string, Entity>>,
    row: Entity,
    keys: readonly string[],
    columns: ReadonlySet<string>,
    table = groupedTable,
  ) {
    super(entities, asGrouped(row, keys, table));
    this.#row = row;
    this.#keys = keys;
    this.#known = columns;
  }

  override expression(name: string): Sql | undefined {
    const measure = measureOf(this.#row, name);
    switch (measure?.kind) {
      case 'sum':
        return this.#sum(measure.of);
      case 'people':
        return this.#known.has(name) ? this.column(name) : undefined;
      case 'change':
      case 'trend':
      case 'running':
      case 'rank':
      case 'most':
      case 'closing':
        return undefined;
      case 'share':
        return this.expression(measure.of);
      case 'ratio': {
        const [a, b] = measure.of.map((part) => this.expression(part));
        const own = this.#row.fields[name];
        const scale = own && kinds[own.kind].number?.unit === 'percent' ? 100 : 1;
        return a && b && sql`(${scale}::numeric * ${a} / nullif(${b}, 0))`;
      }
      case undefined:
        return this.isTold(name) ? super.expression(name) : undefined;
    }
  }

  /** Whether the field is a key, or read through one. Rows that represent something else do not have it. */
  isTold(name: string): boolean {
    const field = this.#row.fields[name];
    return this.#keys.includes(name) || (field?.through !== undefined && this.isTold(field.through.ref));
  }

  #sum(terms: readonly string[]): Sql | undefined {
    const parts = terms.map(termOf);
    if (parts.some(({ figure }) => !this.#known.has(figure))) return undefined;
    const signed = parts.map(({ figure, isTaken }) =>
      isTaken ? sql`- ${this.column(figure)}` : sql`+ ${this.column(figure)}`,
    );
    return sql`(0 ${sql.join(signed, sql` `)})`;
  }
}
