import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { checkSql, loadParser, type SqlReport, type SqlTemplates, type SqlUse } from '#generator/sql/check.ts';
import { checkProject, readProjectSql, readSqlFiles, tablesIn } from '#generator/sql/project.ts';
import { root } from '../../scripts/lib/steps.mjs';
import { printedSeed, randomOf } from '../support/random.ts';
import {
  brokenLines,
  columnsInBuilder,
  type Drawn,
  isSomethingElse,
  type Place,
  renameFields,
  wordsInSql,
} from './lot-of-columns.ts';

// Columns of the product that hand-written code uses, drawn by lot, are renamed in the manifest, in memory. Each use has to
// be named: in SQL by the check, in calls of the query builder by the compiler. COLUMNS_COUNT draws more of them.
const count = Number(process.env.COLUMNS_COUNT ?? 20);
const random = randomOf(printedSeed('COLUMNS_SEED'));

const keyOf = ({ file, offset }: Place) => `${file}:${offset}`;
const nameOf = ({ table, column }: { readonly table: string; readonly column?: string }) => `${table}.${column ?? ''}`;

let texts: ReadonlyMap<string, string> = new Map();
let sources: readonly ts.SourceFile[] = [];
let drawn: readonly Drawn[] = [];
/** Those, and columns that follow from them by name: figures of a fact in the tables that add them up. */
let removed: ReadonlySet<string> = new Set();
let templates: SqlTemplates;
let before: SqlReport;
let after: SqlReport;
let broken: ReadonlySet<string>;

/** Everything that hand-written code of the product uses, in an order by lot. */
function shuffled(): readonly Drawn[] {
  const inSql = before.uses.flatMap(({ file, table, column }) =>
    file.startsWith('src/') && column !== undefined ? [{ table, column }] : [],
  );
  const inBuilder = sources.flatMap((source) => [...columnsInBuilder(source)]);
  const all = new Map(
    [...inSql, ...inBuilder].map(({ table, column }) => [nameOf({ table, column }), { table, column }]),
  );
  const lots = [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => ({ one, lot: random() }));
  return lots.sort((a, b) => a.lot - b.lot).map(({ one }) => one);
}

beforeAll(async () => {
  await loadParser();
  texts = readSqlFiles(root) ?? new Map();
  sources = [...texts]
    .filter(
      ([path, text]) => /\.tsx?$/.test(path) && /\bsql(<|`)|kysely|\.(selectFrom|updateTable|insertInto)\(/.test(text),
    )
    .map(([path, text]) => ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true));
  templates = readProjectSql(texts);
  before = checkSql(templates, tablesIn(texts));
  const renamed = renameFields(shuffled(), count);
  drawn = renamed.drawn;
  const generated = new Map(renamed.generated.map(({ path, text }) => [path, text]));
  const schema = 'generated/api/schema.sql';
  const files = new Map([...texts, [schema, generated.get(schema) ?? '']]);
  const [old, now] = [tablesIn(texts), tablesIn(files)];
  removed = new Set(
    [...old].flatMap(([table, columns]) =>
      columns.filter((column) => !now.get(table)?.includes(column)).map((column) => nameOf({ table, column })),
    ),
  );
  after = checkProject(files, now);
  broken = await brokenLines(renamed.generated);
});

test('the check names every use of a renamed column in SQL', () => {
  const uses = before.uses.filter((use) => removed.has(nameOf(use)));
  const found = new Set(after.findings.map(keyOf));
  const silent = uses.filter((use) => !found.has(keyOf(use)));
  console.log(`${removed.size} columns: ${uses.length} uses in SQL, ${uses.length - silent.length} named`);
  console.log(
    drawn.map((one) => `${nameOf(one)} ${uses.filter((use) => nameOf(use) === nameOf(one)).length}`).join(', '),
  );
  expect(drawn).toHaveLength(count);
  expect(drawn.filter((one) => !removed.has(nameOf(one)))).toEqual([]);
  expect(before.findings).toEqual([]);
  expect(silent).toEqual([]);
  // Nothing but what was renamed is named: a use, or the name where only a run knows of which table it is.
  const names = new Set([...removed].map((name) => name.replace(/^.*\./, '')));
  const wordAt = ({ file, offset }: Place) => /^\w+/.exec(texts.get(file)?.slice(offset) ?? '')?.[0] ?? '';
  const [asked, elsewhere] = [new Set(uses.map(keyOf)), new Set(before.uses.map(keyOf))];
  const lost = new Set(
    after.findings.filter((one) => asked.has(keyOf(one))).map((one) => `${one.file} ${wordAt(one)}`),
  );
  const isRenamed = (finding: Place) =>
    asked.has(keyOf(finding)) ||
    // A column of another table is told where `using` loses its partner.
    (names.has(wordAt(finding)) && (!elsewhere.has(keyOf(finding)) || lost.has(`${finding.file} ${wordAt(finding)}`)));
  expect(after.findings.filter((finding) => !isRenamed(finding))).toEqual([]);
});

test('the check names every use of each column that is renamed alone, while other tables keep theirs of the same name', () => {
  const tables = tablesIn(texts);
  const readings = new Map<string, Set<SqlTemplates['read'][number]>>();
  for (const reading of templates.read)
    for (const use of checkSql({ ...templates, read: [reading] }, tables).uses)
      readings.set(nameOf(use), (readings.get(nameOf(use)) ?? new Set()).add(reading));
  const columns = new Map<string, SqlUse[]>();
  for (const use of before.uses)
    if (use.column !== undefined) columns.set(nameOf(use), [...(columns.get(nameOf(use)) ?? []), use]);
  const silent = [...columns].flatMap(([name, uses]) => {
    const { table, column } = uses[0] ?? { table: '' };
    const renamed = (tables.get(table) ?? []).map((one) => (one === column ? `${one}_by_lot` : one));
    const read = [...(readings.get(name) ?? [])];
    const { findings } = checkSql({ ...templates, read }, new Map(tables).set(table, renamed));
    const found = new Set(findings.map(keyOf));
    return uses.filter((use) => !found.has(keyOf(use)));
  });
  console.log(`${columns.size} columns: ${before.uses.length} uses in SQL, each asked about alone`);
  expect(columns.size).toBeGreaterThan(1000);
  expect(silent).toEqual([]);
});

test('every word in SQL that is the column of its table is bound to it', () => {
  const known = new Set([...before.uses, ...before.others].map(keyOf));
  const left = drawn.flatMap((one) =>
    sources.flatMap((source) =>
      [...wordsInSql(source, one)]
        .filter((place) => !known.has(keyOf(place)) && !isSomethingElse(source.text, one, place))
        .map((place) => `${nameOf(one)} ${place.file}:${source.getLineAndCharacterOfPosition(place.offset).line + 1}`),
    ),
  );
  expect(left).toEqual([]);
});

test('the compiler names every use of a renamed column in the query builder', () => {
  const names = new Set(drawn.map(nameOf));
  const uses = sources
    .filter(({ fileName }) => fileName.startsWith('src/'))
    .flatMap((source) => [...columnsInBuilder(source)])
    .filter((use) => names.has(nameOf(use)));
  console.log(`${uses.length} uses in calls of the query builder, ${broken.size} lines that do not compile`);
  expect(uses.filter(({ lines }) => !lines.some((line) => broken.has(line))).map(keyOf)).toEqual([]);
});
