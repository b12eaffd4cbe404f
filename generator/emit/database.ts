import { kinds } from '#contract/kinds/index.ts';
import type { Table, TableColumn } from '#contract/table.ts';
import { fact } from '../model/memory.ts';
import { recordOf } from '../model/record.ts';
import type { Model } from '../model/types.ts';
import { pascal } from '../print/names.ts';
import { joinedImports, type PropertySpec, type SourceSpec, type StatementSpec, typeImport } from '../print/source.ts';
import { storage } from './column.ts';
import { lookUp } from './look-up.ts';
import { shapeImports } from './shape-types.ts';
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
  if (made.nullable) return { name: column, type: `${type} | null` };
  if (made.default === undefined) return { name: column, type };
  // Kysely does not look for a column type inside a column type.
  return { name: column, type: kinds[field.kind].calendar === 'instant' ? 'Stamp' : `Generated<${type}>` };
}

const isInstant = ({ kind }: TableColumn): boolean => kinds[kind].calendar === 'instant';

function descriptorOf(table: TableModel): Table {
  const { name, columns, primaryKey, uniques, checks, indexes, searched, foreignKeys } = table;
  return { name, columns, primaryKey, uniques, checks, indexes, ...(searched ? { searched } : {}), foreignKeys };
}

/** What is written of one table: of its fields nothing but their types and shapes. */
const written = fact('model', (model: Model, table: TableModel) => ({
  shown: {
    kind: 'interface' as const,
    name: tableTypeName(table.name),
    properties: Object.keys(table.columns).map((column) => columnType(table, column)),
    mutable: true as const,
  },
  descriptor: descriptorOf(table),
  imports: shapeImports([[Object.values(table.fields), 'reply']], lookUp(model), (area) => `./${area}.ts`),
}));

/** generated/api/database.ts: types for Kysely and descriptions of the tables. */
export function database(model: Model): readonly SourceSpec[] {
  const all = tablesOf(model).map((table) => written(model, table));
  const tables = all.map(({ descriptor }) => descriptor);
  const interfaces = all.map(({ shown }) => shown);
  const columns = tables.flatMap((table) => Object.values(table.columns));
  const moments = columns.filter(isInstant);
  const isStamp = (column: (typeof moments)[number]) => column.default !== undefined && !column.nullable;
  const aliases: readonly StatementSpec[] = [
    ...(moments.every(isStamp)
      ? []
      : [
          {
            kind: 'type' as const,
            name: 'Instant',
            type: 'ColumnType<Date, Date | string, Date | string>',
            doc: 'timestamptz.',
          },
        ]),
    ...(moments.some(isStamp)
      ? [
          {
            kind: 'type' as const,
            name: 'Stamp',
            type: 'ColumnType<Date, Date | string | undefined, Date | string>',
            doc: 'timestamptz that the database fills in.',
          },
        ]
      : []),
  ];
  const generated = columns.some((each) => each.default !== undefined && !each.nullable && !isInstant(each));
  return [
    {
      path: 'generated/api/database.ts',
      data: true,
      imports: [
        typeImport('kysely', [...(moments.length > 0 ? ['ColumnType'] : []), ...(generated ? ['Generated'] : [])]),
        typeImport('#contract/table.ts', ['Table']),
        ...joinedImports(all.flatMap(({ imports }) => imports)),
      ],
      statements: [
        ...aliases,
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
          value: recordOf(tables.map((table) => [table.name, table])),
        },
      ],
    },
  ];
}
