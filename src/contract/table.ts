import type { FieldKind } from './field.ts';

/** One column of a table that the manifest owns. */
export interface TableColumn {
  readonly kind: FieldKind;
  /** PostgreSQL type: `bigint`, `varchar(120)`, `timestamptz` … */
  readonly type: string;
  readonly nullable: boolean;
  /** SQL of the default, or `identity` for a generated key. */
  readonly default?: string;
}

export interface TableIndex {
  readonly name: string;
  readonly columns: readonly string[];
  readonly unique?: true;
  /** SQL condition of a partial index. */
  readonly where?: string;
  /** Over the elements of a list: finds the rows whose list holds a value. */
  readonly elements?: true;
}

export interface ForeignKey {
  readonly name: string;
  readonly column: string;
  readonly table: string;
  readonly target: string;
}

/** One table: what schema.sql creates, as data. */
export interface Table {
  readonly name: string;
  readonly columns: Readonly<Record<string, TableColumn>>;
  readonly primaryKey: string;
  /** Unique constraints: name → columns. */
  readonly uniques: Readonly<Record<string, readonly string[]>>;
  /** Check constraints: name → SQL. */
  readonly checks: Readonly<Record<string, string>>;
  readonly indexes: readonly TableIndex[];
  /** Columns whose texts are found by a part of them; the database helps where it can. */
  readonly searched?: readonly string[];
  readonly foreignKeys: readonly ForeignKey[];
}
