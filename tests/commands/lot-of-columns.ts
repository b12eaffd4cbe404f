import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { emitUnits, units } from '#generator/emit/index.ts';
import { type ManifestFile, readManifestFiles } from '#generator/load/files.ts';
import { noParses } from '#generator/load/read.ts';
import { understandFiles } from '#generator/main.ts';
import type { Model, VirtualFile } from '#generator/model/types.ts';
import { followRules } from '#generator/refactor/follow.ts';
import { findSubject, isRefusal } from '#generator/refactor/subject.ts';
import { builderQuery } from '#generator/sql/builder.ts';
import { isSql, isSqlTag } from '#generator/sql/modules.ts';
import { root } from '../../scripts/lib/steps.mjs';

export interface Drawn {
  readonly table: string;
  readonly column: string;
}

export interface Place {
  readonly file: string;
  readonly offset: number;
}

/** The field that makes a column; undefined where none does, or several. */
function fieldOf(model: Model | undefined, { table, column }: Drawn): string | undefined {
  const [entity, another] = model?.entities.filter((one) => one.table === table) ?? [];
  if (!entity || another || entity.kept || entity.virtual) return undefined;
  return entity.fields[column]?.column === column ? `${entity.name}.${column}` : undefined;
}

/**
 * Renames fields of the product's manifest in memory, one after another, until enough are done; what the rules of the
 * language refuse is passed over.
 */
export function renameFields(candidates: readonly Drawn[], count: number) {
  const parses = noParses();
  let files: readonly ManifestFile[] = readManifestFiles(root);
  let { model, world } = understandFiles(files, root, { parses });
  const drawn: Drawn[] = [];
  for (const candidate of candidates) {
    if (drawn.length === count) break;
    const name = fieldOf(model, candidate);
    const subject = name === undefined ? undefined : findSubject('field', name, world);
    if (!subject || isRefusal(subject)) continue;
    const to = `${candidate.column}_by_lot`;
    const followed = followRules(files, subject, to, (now) => understandFiles(now, root, { parses }));
    if (!('files' in followed)) continue;
    files = followed.files;
    ({ model, world } = followed.understanding);
    drawn.push(candidate);
  }
  if (!model) throw new Error('The manifest has mistakes');
  return { drawn, generated: emitUnits(model, units.keys(), () => undefined) };
}

/** Lines that do not compile when these are the generated files: `src/a.ts:12`. */
export async function brokenLines(generated: readonly VirtualFile[]): Promise<ReadonlySet<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'columns-by-lot-'));
  try {
    for (const part of ['src', 'generated', 'generator', 'scripts', 'tests', 'package.json', 'tsconfig.json'])
      cpSync(join(root, part), join(folder, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const { path, text } of generated) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const tsc = [join(root, 'node_modules/ts7/bin/tsc'), '-p', '.', '--pretty', 'false'];
    const out = await promisify(execFile)(process.execPath, tsc, { cwd: folder, maxBuffer: 1 << 26 }).then(
      () => '',
      (error: { readonly stdout?: string }) => error.stdout ?? String(error),
    );
    return new Set([...out.matchAll(/^(src\/[^(]+)\((\d+),\d+\): error/gm)].map(([, file, line]) => `${file}:${line}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every place of SQL that has a column as a word, in templates that have its table as one. */
export function* wordsInSql(source: ts.SourceFile, { table, column }: Drawn): Generator<Place & { template: string }> {
  const has = (word: string, flags = '') => new RegExp(`(?<![\\w$])${word}(?![\\w$])`, flags);
  const found: (Place & { template: string })[] = [];
  const visit = (node: ts.Node): void => {
    if (isSqlTag(node)) {
      const { template } = node;
      const parts = ts.isNoSubstitutionTemplateLiteral(template)
        ? [template]
        : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
      const whole = parts.map((part) => part.getText()).join(' ');
      for (const part of has(table).test(whole) ? parts : [])
        for (const { index } of part.getText().matchAll(has(column, 'g')))
          found.push({ file: source.fileName, offset: part.getStart() + index, template: whole });
    }
    ts.forEachChild(node, visit);
  };
  if (source.text.includes(column)) visit(source);
  yield* found;
}

/** Whether a word in SQL is not the column: an alias, part of a text or a comment, or a name that the template gives itself. */
export function isSomethingElse(
  text: string,
  { table, column }: Drawn,
  { offset, template }: Place & { template: string },
) {
  const [, alias] = /(\w+)\.$/.exec(text.slice(0, offset)) ?? [];
  if (alias !== undefined && alias !== table && !new RegExp(`\\b${table}(?: as)? ${alias}\\b`).test(template))
    return true;
  const ahead = text.slice(0, offset);
  // `poll_submission answer` or `generate_series(1, 4) id`, and `answer.member_id` after it.
  if (text[offset + column.length] === '.' || new RegExp(`(?:\\bfrom \\w+\\(.*\\)|\\b${table})(?: as)? $`).test(ahead))
    return true;
  // Alone in `order by` it is a column of the result.
  if (/\border by (?:[\w\s]+, ?)*$/.test(ahead)) return true;
  const line = text.slice(text.lastIndexOf('\n', offset) + 1, offset);
  const isInText = (line.match(/'/g)?.length ?? 0) % 2 === 1 || line.includes('--');
  const name = new RegExp(`\\bas\\s+"?${column}\\b|\\bas\\s+(?:\\w+\\s*)?\\([^()]*\\b${column}\\b`);
  return isInText || name.test(template);
}

/** Columns by name in calls of the query builder, `select('m.id')` and `set({ status })`, with the lines of the whole query. */
export function* columnsInBuilder(source: ts.SourceFile): Generator<Drawn & Place & { lines: readonly string[] }> {
  const found: (Drawn & Place & { lines: readonly string[] })[] = [];
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    const key = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) ? node.name : node;
    const [, alias, column] =
      (ts.isStringLiteral(node) && /^(?:(\w+)\.)?(\w+)(?: as \w+)?$/.exec(node.text)) ||
      (key !== node && ts.isIdentifier(key) ? ['', undefined, key.text] : []);
    // What `sql.ref` names is SQL.
    const tables = column === undefined || isSql(node.parent) ? undefined : builderQuery(node).tables;
    if (tables && column !== undefined && tables.size > 0) {
      let query: ts.Node = node;
      while (query.parent && !ts.isStatement(query)) query = query.parent;
      const [first, last] = [lineOf(query.getStart()), lineOf(query.getEnd())];
      const lines = Array.from({ length: last - first + 1 }, (_, index) => `${source.fileName}:${first + index}`);
      const [only] = alias === undefined ? (tables.size === 1 ? tables.values() : []) : [tables.get(alias)];
      if (only !== undefined)
        found.push({ table: only, column, file: source.fileName, offset: node.getStart(), lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  yield* found;
}
