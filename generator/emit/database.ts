import type { Table } from '#contract/table.ts';
import type { Model } from '../model/types.ts';
import { pascal } from '../print/names.ts';
import { type PropertySpec, type SourceSpec, typeImport } from '../print/source.ts';
import { storage } from './column.ts';
import { type TableModel, tablesOf } from './tables.ts';

/** Name of a table's Kysely type: `WithdrawalTable`. */
export function tableTypeName(table: string): string {
  return `${pascal(table)}Table`;
}

function columnType(table: TableModel, column: string): PropertySpec {
  const made = table.columns[column];
  const field = table.fields[column];
  if (!made || !field) throw new Error(`${table.name}.${column} has no field`);
  const type = storage[field.kind].type(field);
  const nullable = made.nullable ? `${type} | null` : type;
  const generated = made.default !== undefined && !made.nullable;
  return { name: column, type: generated ? `Generated<${nullable}>` : nullable };
}

function descriptorOf(table: TableModel): Table {
  const { name, columns, primaryKey, uniques, checks, indexes, foreignKeys } = table;
  return { name, columns, primaryKey, uniques, checks, indexes, foreignKeys };
}

/** generated/api/database.ts: types for Kysely and descriptions of the tables. */
export function database(model: Model): readonly SourceSpec[] {
  const tables = tablesOf(model);
  const interfaces = tables.map((table) => ({
    kind: 'interface' as const,
    name: tableTypeName(table.name),
    properties: Object.keys(table.columns).map((column) => columnType(table, column)),
    mutable: true as const,
  }));
  const columns = tables.flatMap((table) => Object.values(table.columns));
  const instants = columns.some((column) => column.kind === 'datetime');
  const generated = columns.some((column) => column.default !== undefined && !column.nullable);
  return [
    {
      path: 'generated/api/database.ts',
      imports: [
        typeImport('kysely', [...(instants ? ['ColumnType'] : []), ...(generated ? ['Generated'] : [])]),
        typeImport('#contract/table.ts', ['Table']),
      ],
      statements: [
        ...(instants
          ? [
              {
                kind: 'type' as const,
                name: 'Instant',
                type: 'ColumnType<Date, Date | string, Date | string>',
                doc: 'timestamptz.',
              },
            ]
          : []),
        ...interfaces,
        {
          kind: 'interface',
          name: 'Tables',
          properties: tables.map((table) => ({ name: table.name, type: tableTypeName(table.name) })),
          mutable: true,
          doc: 'Tables of the manifest. Money is in satang.',
        },
        {
          kind: 'const',
          name: 'tables',
          type: 'Readonly<Record<keyof Tables, Table>>',
          value: Object.fromEntries(tables.map((table) => [table.name, descriptorOf(table)])),
        },
      ],
    },
  ];
}
