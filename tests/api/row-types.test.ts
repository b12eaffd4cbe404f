import { openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import ts from 'typescript';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { loadParser } from '#generator/sql/check.ts';
import { modulesOf } from '#generator/sql/modules.ts';
import { readSqlFiles } from '#generator/sql/project.ts';
import { readTemplates } from '#generator/sql/read.ts';
import { root } from '../../scripts/lib/steps.mjs';
import { type Base, type Row, rowOfType } from './row-types.ts';

// `sql<{ id: number }>` is a promise that nobody checks: each query that is whole is described by the database, and its
// columns are compared with the type.

/** As `src/server/db/values.ts` reads what the database answers; everything else is text. */
const baseOfType = new Map<number, Base>([
  [16, 'boolean'],
  [20, 'bigint'],
  [21, 'number'],
  [23, 'number'],
  [26, 'number'],
  [700, 'number'],
  [701, 'number'],
  [1114, 'Date'],
  [1184, 'Date'],
  ...[17, 114, 3802].map((json) => [json, 'other'] as const),
]);

/** Queries whose parts only a run knows, and types that are computed: as many are not compared, and no more may come. */
const most = { parts: 51, types: 29 };

interface Query {
  readonly place: string;
  readonly row: Row;
  readonly texts: readonly string[];
}

let database: PGlite;
const queries: Query[] = [];
const left = { parts: 0, types: 0 };

beforeAll(async () => {
  await loadParser();
  database = await PGlite.create({ loadDataDir: await openAsBlob(inject('images').migrated) });
  const files = readSqlFiles(root) ?? new Map<string, string>();
  const { imports }: { readonly imports: Readonly<Record<string, string>> } = JSON.parse(
    files.get('package.json') ?? '',
  );
  const api = readdirSync(join(root, 'generated/api')).map((name) => `generated/api/${name}`);
  const generated = api
    .filter((path) => path.endsWith('.ts'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
  const modules = modulesOf(new Map([...files, ...generated]), imports);
  const paths = [...files].filter(([path, text]) => /^src\/.*(?<!\.test)\.ts$/.test(path) && text.includes('sql<'));
  const placeOf = (node: ts.Node) =>
    `${node.getSourceFile().fileName}:${node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  for (const { template, parsed } of readTemplates(
    modules,
    paths.map(([path]) => path),
  ).read) {
    const [type] = template.typeArguments ?? [];
    // A part of a query has no rows, and `unknown` promises nothing.
    const isPart = parsed.some(({ text }) => !/^\s*(select|with|insert|update|delete|values)\b/i.test(text));
    if (!type || isPart || type.kind === ts.SyntaxKind.UnknownKeyword) continue;
    const row = rowOfType(modules, type);
    if (row?.size === 0) continue;
    // A part that only a run knows may add columns or tables.
    if (parsed.some(({ isFramed, hasGap, text }) => isFramed || hasGap || /\bhole_/.test(text))) left.parts += 1;
    else if (!row) left.types += 1;
    else queries.push({ place: placeOf(template), row, texts: parsed.map(({ text }) => text) });
  }
});
afterAll(() => database.close());

/** SQLSTATE of a syntax error: the parser takes a value in places where the database wants words. */
const syntaxError = '42601';

/** What the columns of a query are; undefined where a value stands for words that only a run knows. */
async function columnsOf(text: string, place: string): Promise<ReadonlyMap<string, Base> | undefined> {
  try {
    const { resultFields } = await database.describeQuery(text);
    return new Map(resultFields.map(({ name, dataTypeID }) => [name, baseOfType.get(dataTypeID) ?? 'string']));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === syntaxError) return undefined;
    throw new Error(`${place}  the database does not take it`, { cause: error });
  }
}

/** How a query and the type of its rows differ; undefined where the query cannot be described. */
async function differences({ place, row, texts }: Query): Promise<readonly string[] | undefined> {
  const found = new Set<string>();
  for (const text of texts) {
    const columns = await columnsOf(text, place);
    if (!columns) return undefined;
    for (const [name, expected] of row) {
      const base = columns.get(name);
      if (base === undefined) found.add(`${place}  has no column “${name}”`);
      else if (base !== 'other' && [...expected].some((one) => one !== base && one !== 'other'))
        found.add(`${place}  “${name}” is ${base}, not ${[...expected].join(' | ')}`);
    }
  }
  return [...found];
}

test('a type that says something else is found', async () => {
  const row: Row = new Map<string, ReadonlySet<Base>>([
    ['id', new Set(['bigint'])],
    ['surname', new Set(['string'])],
    ['username', new Set(['string'])],
  ]);
  const query = { place: 'here', row, texts: ['select id, username from member where id = $1'] };
  expect(await differences(query)).toEqual(['here  “id” is number, not bigint', 'here  has no column “surname”']);
});

test('rows of queries are what their types say', async () => {
  const wrong: string[] = [];
  let compared = 0;
  for (const query of queries) {
    const found = await differences(query);
    if (found) compared += 1;
    else left.parts += 1;
    wrong.push(...(found ?? []));
  }
  console.log(`${compared} queries compared with the types of their rows; not compared:`, left);
  expect(wrong).toEqual([]);
  expect(left.parts).toBeLessThanOrEqual(most.parts);
  expect(left.types).toBeLessThanOrEqual(most.types);
});
