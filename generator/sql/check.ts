import { loadModule } from 'libpg-query';
import type ts from 'typescript';
import { bindStatement } from './bind.ts';
import { builderQuery } from './builder.ts';
import type { Spot } from './expand.ts';
import { modulesOf } from './modules.ts';
import { type Reading, readTemplates } from './read.ts';
import type { Binding } from './resolve.ts';
import { inner, type Named, relationOf, type Tables } from './scope.ts';
import { givenNames } from './tree.ts';

export interface SqlFinding extends Spot {
  readonly message: string;
}

/** A place that names a table or a column of one. */
export interface SqlUse extends Spot, Named {}

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

/** SQL of hand-written files, read. */
export interface SqlTemplates {
  readonly read: readonly Reading[];
  /** Templates in which PostgreSQL's grammar knows no way. */
  readonly unread: readonly Spot[];
  /** Names that any of them gives to columns and queries. */
  readonly given: ReadonlySet<string>;
}

/** Reads all SQL of hand-written TypeScript: what it is, without what tables there are. */
export function readSql({ texts, aliases }: SqlSources): SqlTemplates {
  const modules = modulesOf(texts, aliases);
  const paths = [...texts].filter(([path, text]) => /\.tsx?$/.test(path) && hasSql.test(text)).map(([path]) => path);
  const { read, unread } = readTemplates(modules, paths);
  const given = read.flatMap(({ parsed }) => parsed.flatMap(({ statements }) => [...givenNames(statements)]));
  return { read, unread: unread.map(placeOf), given: new Set(given) };
}

/** Every name in them, held against the tables. */
export function checkSql({ read, unread, given }: SqlTemplates, tables: Tables): SqlReport {
  const [findings, uses, others]: [SqlFinding[], SqlUse[], Spot[]] = [[], [], []];
  const names = new Set([...[...tables.values()].flat(), ...given]);
  for (const { template, parsed, isPart } of read) {
    const place = placeOf(template);
    const builder = builderQuery(template);
    const relations = [...builder.tables].map(
      ([alias, table]) => [alias, relationOf(table, tables.get(table) ?? [])] as const,
    );
    for (const { text, statements, isFramed, hasGap, spot } of parsed) {
      // What is around a part of the builder's query is known where the code writes all of its tables out.
      const isBuilt = builder.tables.size > 0 && builder.isWhole && !isPart && !hasGap;
      const isInside = isFramed || hasGap || isPart || builder.tables.size > 0;
      const binding: Binding = {
        tables,
        text,
        around: isBuilt ? builder.names : isInside ? names : undefined,
        hasOwnTables: isPart || isTest.test(place.file),
        say: (offset, message) => findings.push({ ...(spot(offset) ?? place), message }),
        use(offset, named) {
          const at = spot(offset) ?? place;
          if (named) uses.push({ ...at, ...named });
          else others.push(at);
        },
      };
      for (const statement of statements) bindStatement(binding, statement, inner(undefined, relations));
    }
  }
  for (const at of unread) findings.push({ ...at, message: 'PostgreSQL’s grammar has no reading of this' });
  return {
    findings: settled(findings, ({ message }) => message),
    uses: settled(uses, ({ table, column }) => `${table}.${column ?? ''}`),
    others: settled(others, () => ''),
    templates: read.length + unread.length,
    statements: read.filter(({ parsed }) => parsed.every(({ isFramed, hasGap }) => !isFramed && !hasGap)).length,
  };
}
