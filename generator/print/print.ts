import { createRequire } from 'node:module';
import type { VirtualFile } from '../model/types.ts';
import { comment, key, literal, width } from './literal.ts';
import type { ImportSpec, SourceSpec, StatementSpec } from './source.ts';
import { typeLines } from './type-lines.ts';

/** First line of every generated TypeScript file. */
export const banner = '// Generated from manifest/ by `npm run generate`: change the manifest, not this file.\n';

/**
 * The only door to ts-morph. Measured over 600 files, a file built from its structures costs three times and a wrapped
 * one twice as much as its text and one parse, and importing ts-morph costs as much as all the rest. So the text comes
 * from here, ts-morph is loaded when there is something to parse, and its parser looks at each file once: that proves
 * that what is written is TypeScript and that no text of the manifest has broken out of its literal.
 */
type Morph = typeof import('ts-morph');

let loaded: Morph | undefined;

/** `require`, because `import` first reads the whole ten megabytes for names to export: a quarter longer. */
function loadMorph(): Morph {
  loaded ??= createRequire(import.meta.url)('ts-morph') as Morph;
  return loaded;
}

function importOf({ from, names, type }: ImportSpec): string {
  const start = `import ${type ? 'type ' : ''}{`;
  const end = `} from '${from}';`;
  const line = `${start} ${names.join(', ')} ${end}`;
  return line.length <= width ? line : `${start}\n${names.map((name) => `  ${name},\n`).join('')}${end}`;
}

function docOf(doc: string | undefined): string {
  return doc === undefined ? '\n' : `\n/** ${comment(doc)} */\n`;
}

function functionOf(spec: Extract<StatementSpec, { kind: 'function' }>): string {
  const parameters = spec.parameters.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`);
  const start = `export function ${spec.name}(`;
  const end = `): ${spec.returns} {`;
  const line = start + parameters.join(', ') + end;
  const head =
    line.length <= width || parameters.length === 0
      ? line
      : `${start}\n${parameters.map((each) => `  ${each},\n`).join('')}${end}`;
  return `${docOf(spec.doc)}${head}\n  ${spec.body}\n}`;
}

function constOf(spec: Extract<StatementSpec, { kind: 'const' }>): string {
  const name = `${spec.local ? '' : 'export '}const ${spec.name}`;
  const type =
    spec.type === undefined ? '' : `:${typeLines(spec.type, { used: name.length + 1, left: ' = {'.length })}`;
  const start = `${name}${type} = `;
  const used = start.length - start.lastIndexOf('\n') - 1;
  return `${docOf(spec.doc)}${start}${literal(spec.value, '', used)};`;
}

function interfaceOf(spec: Extract<StatementSpec, { kind: 'interface' }>): string {
  const generics = spec.generics ? `<${spec.generics.join(', ')}>` : '';
  const readonly = spec.mutable ? '' : 'readonly ';
  const lines = spec.properties.map(({ name, type, optional, doc }) => {
    const above = doc === undefined ? '' : `  /** ${comment(doc)} */\n`;
    const start = `  ${readonly}${key(name)}${optional ? '?' : ''}:`;
    return `${above}${start}${typeLines(type, { indent: '  ', used: start.length })};\n`;
  });
  return `${docOf(spec.doc)}export interface ${spec.name}${generics} {\n${lines.join('')}}`;
}

function typeOf(spec: Extract<StatementSpec, { kind: 'type' }>): string {
  const start = `export type ${spec.name} =`;
  return `${docOf(spec.doc)}${start}${typeLines(spec.type, { used: start.length })};`;
}

function defaultOf(spec: Extract<StatementSpec, { kind: 'default' }>): string {
  return `\nexport default ${spec.call}(${literal(spec.data)});`;
}

function statementOf(spec: StatementSpec): string {
  switch (spec.kind) {
    case 'interface':
      return interfaceOf(spec);
    case 'type':
      return typeOf(spec);
    case 'const':
      return constOf(spec);
    case 'function':
      return functionOf(spec);
    case 'default':
      return defaultOf(spec);
  }
}

/** Throws when the text is no TypeScript. Parses it once, without links to parents and without comments. */
function prove(path: string, text: string): void {
  const { ts } = loadMorph();
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const options = { languageVersion: ts.ScriptTarget.ESNext, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const file = ts.createSourceFile(path, text, options, false, kind);
  // The parser has its complaints at hand; a whole program, the public way to them, would parse and link again.
  const complaints = 'parseDiagnostics' in file ? file.parseDiagnostics : undefined;
  if (!Array.isArray(complaints)) throw new Error('ts-morph no longer tells what its parser complained about');
  if (complaints.length > 0) throw new Error(`${path} would not be TypeScript`);
}

function importsOf(spec: SourceSpec): string {
  const wanted = (spec.imports ?? []).filter((each) => each.names.length > 0);
  return [...wanted]
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
    .map(importOf)
    .join('\n');
}

/** The whole text of one file. */
export function textOf(spec: SourceSpec): string {
  const imports = importsOf(spec);
  const statements = spec.statements.map(statementOf);
  return `${banner}${[...(imports === '' ? [] : [imports]), ...statements].join('\n')}\n`;
}

/**
 * Prints each file, in the order given. Throws when one would not parse. Loads ts-morph when one has to be parsed;
 * `parse` stands in for it in tests.
 */
export function printSources(specs: readonly SourceSpec[], parse = prove): readonly VirtualFile[] {
  const files = specs.map((spec) => ({ path: spec.path, text: textOf(spec) }));
  const doubtful = files.filter((_, at) => !specs[at]?.data);
  for (const { path, text } of doubtful) parse(path, text);
  return files;
}
