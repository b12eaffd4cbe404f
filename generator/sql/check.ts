import { loadModule } from 'libpg-query';
import type ts from 'typescript';
import { bindStatement } from './bind.ts';
import { builderTables } from './builder.ts';
import type { Spot } from './expand.ts';
import { modulesOf } from './modules.ts';
import { readTemplates } from './read.ts';
import type { Binding } from './resolve.ts';
import { inner, type Named, relationOf, type Tables } from './scope.ts';
import { givenNames } from './tree.ts';

export interface SqlFinding extends Spot {
  readonly message: string;
}

/** A place that names a table or a column of one. */
export interface SqlUse extends Spot, Named {
  /** It stands in a part of a query, where a name of any table may come from around it. */
  readonly isPart: boolean;
}

export interface SqlReport {
  readonly findings: readonly SqlFinding[];
  readonly uses: readonly SqlUse[];
  /** Places that name what is no column of a table, but of a query or a function. */
  readonly others: readonly Spot[];
  /** Templates that were read, and those of them that are queries with nothing unknown around. */
  readonly templates: number;
  readonly statements: number;
}

export interface SqlSources {
  /** Every hand-written file by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** `imports` of package.json. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** The parser of PostgreSQL, made ready: before it nothing of this room can be called. */
export const loadParser = loadModule;

const placeOf = (template: ts.Node): Spot => ({
  file: template.getSourceFile().fileName,
  offset: template.getStart(),
});

const hasSql = /\bsql(?:<|`|\.ref\b)/;

/** Sorted, each once. */
function settled<T extends Spot>(places: readonly T[], key: (place: T) => string): readonly T[] {
  const each = new Map(places.map((place) => [`${place.file}:${place.offset} ${key(place)}`, place]));
  return [...each.values()].sort((a, b) => (a.file === b.file ? a.offset - b.offset : a.file < b.file ? -1 : 1));
}

/** Tests make tables of their own. */
const isTest = /^tests\/|\/tests\/|\.test\.tsx?$/;

/** Every name in SQL of hand-written TypeScript, held against the tables. */
export function checkSql({ texts, aliases }: SqlSources, tables: Tables): SqlReport {
  const modules = modulesOf(texts, aliases);
  const paths = [...texts].filter(([path, text]) => /\.tsx?$/.test(path) && hasSql.test(text)).map(([path]) => path);
  const { read, unread } = readTemplates(modules, paths);
  const [findings, uses, others]: [SqlFinding[], SqlUse[], Spot[]] = [[], [], []];
  const names = new Set([...tables.values()].flat());
  for (const { parsed } of read)
    for (const { statements } of parsed) for (const name of givenNames(statements)) names.add(name);
  for (const { template, parsed, isPart } of read) {
    const place = placeOf(template);
    const around = builderTables(template);
    const relations = [...around].map(([alias, table]) => [alias, relationOf(table, tables.get(table) ?? [])] as const);
    for (const { text, statements, isOpen, spot } of parsed) {
      const isInside = isOpen || isPart || around.size > 0;
      const binding: Binding = {
        tables,
        text,
        around: isInside ? names : undefined,
        hasOwnTables: isPart || isTest.test(place.file),
        say: (offset, message) => findings.push({ ...(spot(offset) ?? place), message }),
        use(offset, named) {
          const at = spot(offset) ?? place;
          if (named) uses.push({ ...at, ...named, isPart: isInside });
          else others.push(at);
        },
      };
      for (const statement of statements) bindStatement(binding, statement, inner(undefined, relations));
    }
  }
  for (const template of unread)
    findings.push({ ...placeOf(template), message: 'PostgreSQL’s grammar has no reading of this' });
  return {
    findings: settled(findings, ({ message }) => message),
    uses: settled(uses, ({ table, column }) => `${table}.${column ?? ''}`),
    others: settled(others, () => ''),
    templates: read.length + unread.length,
    statements: read.filter(({ parsed }) => parsed.every(({ isOpen }) => !isOpen)).length,
  };
}
