import { once } from '../model/once.ts';
import type { VirtualFile } from '../model/types.ts';
import { comment, fill, key, literal, rowWidth, width } from './literal.ts';
import type { ImportSpec, SourceSpec, StatementSpec } from './source.ts';
import { typeLines } from './type-lines.ts';

/** First line of every generated TypeScript file. */
export const banner = '// Generated from manifest/ by `npm run generate`: change the manifest, not this file.\n';

function importOf({ from, names, type }: ImportSpec): string {
  const start = `import ${type ? 'type ' : ''}{`;
  const end = `} from '${from}';`;
  const line = `${start} ${names.join(', ')} ${end}`;
  return line.length <= width ? line : `${start}\n${fill(names, '  ', ', ')},\n${end}`;
}

function docOf(doc: string | undefined): string {
  return doc === undefined ? '\n' : `\n/** ${comment(doc)} */\n`;
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
  const base = spec.extends === undefined ? '' : ` extends ${spec.extends}`;
  return `${docOf(spec.doc)}export interface ${spec.name}${generics}${base} {\n${lines.join('')}}`;
}

function typeOf(spec: Extract<StatementSpec, { kind: 'type' }>): string {
  const start = `export type ${spec.name} =`;
  return `${docOf(spec.doc)}${start}${typeLines(spec.type, { used: start.length })};`;
}

function defaultOf(spec: Extract<StatementSpec, { kind: 'default' }>): string {
  const start = `export default ${spec.call}(`;
  // What a page is made of is read: it gets lines of its own where it would pass the length of code.
  return `\n${start}${literal(spec.data, '', start.length + rowWidth - width)});`;
}

function statementOf(spec: StatementSpec): string {
  switch (spec.kind) {
    case 'interface':
      return interfaceOf(spec);
    case 'type':
      return typeOf(spec);
    case 'const':
      return constOf(spec);
    case 'default':
      return defaultOf(spec);
  }
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
  const texts = spec.statements.map(statementOf);
  const isLine = (text: string | undefined) => text !== undefined && !text.trim().includes('\n');
  // Consecutive statements of one line each are not separated.
  const statements = texts.map((text, at) => (isLine(text) && isLine(texts[at - 1]) ? text.trim() : text));
  return `${banner}${[...(imports === '' ? [] : [imports]), ...statements].join('\n')}\n`;
}

/** Once for each: a process that stays has most of them from the run before. */
const fileOf = once((spec: SourceSpec): VirtualFile => ({ path: spec.path, text: textOf(spec) }));

/**
 * Prints each file, in the order given, and hands those that are more than data over to be proved. Measured over 600
 * files, a file built from ts-morph's structures costs three times and a wrapped one twice as much as its text and one
 * parse: so the text comes from here, and ts-morph only has to agree.
 */
export function printSources(
  specs: readonly SourceSpec[],
  prove: (files: readonly VirtualFile[]) => void,
): readonly VirtualFile[] {
  const files = specs.map(fileOf);
  prove(files.filter((_, at) => !specs[at]?.data));
  return files;
}
