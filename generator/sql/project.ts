import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSql, readSql, type SqlReport, type SqlTemplates } from './check.ts';
import type { Tables } from './scope.ts';
import { tablesOf } from './tables.ts';

const schemaPath = 'generated/api/schema.sql';
const places = ['src', 'scripts', 'tests'];
const included = /\.tsx?$|\/migrations\/[^/]+\.sql$/;

/** Files of a project that the check of SQL looks at, by path; undefined where it has no tables. */
export function readSqlFiles(root: string): ReadonlyMap<string, string> | undefined {
  if (!existsSync(join(root, schemaPath))) return undefined;
  const paths = places
    .filter((place) => existsSync(join(root, place)))
    .flatMap((place) =>
      readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((path) => `${place}/${path}`),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => included.test(path));
  return new Map(
    [...paths.sort(), 'package.json', schemaPath].map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

/** Tables as the files of a project make them. */
export function tablesIn(files: ReadonlyMap<string, string>): Tables {
  const migrations = [...files].filter(([path]) => path.endsWith('.sql') && path !== schemaPath);
  return tablesOf(
    files.get(schemaPath) ?? '',
    migrations.map(([, text]) => text),
  );
}

/** The SQL of a project's hand-written code. The parser has to be loaded. */
export function readProjectSql(files: ReadonlyMap<string, string>): SqlTemplates {
  const { imports = {} }: { readonly imports?: Readonly<Record<string, string>> } = JSON.parse(
    files.get('package.json') ?? '{}',
  );
  return readSql({ texts: files, aliases: imports });
}

/** Every name in it. */
export const checkProject = (files: ReadonlyMap<string, string>, tables = tablesIn(files)): SqlReport =>
  checkSql(readProjectSql(files), tables);
