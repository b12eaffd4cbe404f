import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readManifestFiles } from '#generator/load/files.ts';
import { parseFast } from '#generator/load/parse-fast.ts';
import { filesOf, understand } from '#generator/main.ts';
import { makeProject, removeProject } from './project.ts';

/** One text of the manifest: file, and keys that lead to it. */
interface Place {
  readonly file: string;
  readonly path: readonly string[];
}

function placesIn(file: string, value: unknown, path: readonly string[] = []): readonly Place[] {
  if (typeof value === 'string') return [{ file, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => placesIn(file, child, [...path, key]));
}

function replace(value: unknown, path: readonly string[], text: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.map((child, index) => (String(index) === key ? replace(child, rest, text) : child));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, name === key ? replace(child, rest, text) : child]),
  );
}

let root = '';
let documents = new Map<string, unknown>();

/** Writes the manifest with other texts in some places. JSON is YAML, and escapes everything; each text has its own line. */
function write(texts: ReadonlyMap<Place, string>): void {
  const changed = new Map(documents);
  for (const [place, text] of texts) changed.set(place.file, replace(changed.get(place.file), place.path, text));
  for (const [file, value] of changed) writeFileSync(join(root, file), JSON.stringify(value, null, 1));
}

const lineOf = (file: string, line: number): string => `${file}:${line}`;

/** A line of JSON that ends in a text: `"key": "text",` or `"text"`. */
const isText = /^ *(?:"(?:[^"\\]|\\.)*": )?"(?:[^"\\]|\\.)*",?$/;

/** The line on which each text stands. */
function linesIn(file: string, value: unknown): ReadonlyMap<string, string> {
  const marked = JSON.stringify(value, null, 1).split('\n');
  const lines = new Map<string, string>();
  const texts = placesIn(file, value);
  let at = 0;
  for (const [index, line] of marked.entries())
    if (isText.test(line)) lines.set(JSON.stringify(texts[at++]?.path), lineOf(file, index + 1));
  expect(at).toBe(texts.length);
  return lines;
}

/** Lines that something is said of when any text stands in these places. */
function complaints(places: readonly Place[]): ReadonlySet<string> {
  write(new Map(places.map((place, index) => [place, `${nasty}${index}`])));
  return new Set(understand(root).problems.map(({ source }) => lineOf(source.file, source.line)));
}

/** Those of the places that take not any text, found by halves. */
function refusing(places: readonly Place[]): readonly Place[] {
  if (complaints(places).size === 0) return [];
  if (places.length === 1) return places;
  const middle = Math.ceil(places.length / 2);
  return [...refusing(places.slice(0, middle)), ...refusing(places.slice(middle))];
}

/**
 * Places that take any text. What is complained about is put back, until nobody complains about the rest; where somebody
 * refers to a place, and the complaint is of those, it is looked for.
 */
function freePlaces(all: readonly Place[]): readonly Place[] {
  const lines = new Map([...documents].map(([file, value]) => [file, linesIn(file, value)]));
  let free = all;
  for (;;) {
    const reported = complaints(free);
    if (reported.size === 0) return free;
    const left = free.filter(({ file, path }) => !reported.has(lines.get(file)?.get(JSON.stringify(path)) ?? ''));
    if (left.length < free.length) free = left;
    else {
      const found = new Set(refusing(free));
      expect(found.size).toBeGreaterThan(0);
      free = free.filter((place) => !found.has(place));
    }
  }
}

/** Kinds of all nodes in order: what a file does, without what it says. */
function shapeOf(path: string, text: string): string {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, false, kind);
  const broken =
    'parseDiagnostics' in source && Array.isArray(source.parseDiagnostics) ? source.parseDiagnostics.length : 0;
  const kinds: number[] = [broken];
  const visit = (node: ts.Node): void => {
    kinds.push(node.kind);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return kinds.join(' ');
}

async function shapes(): Promise<ReadonlyMap<string, string>> {
  const { model, problems } = understand(root);
  expect(problems).toEqual([]);
  if (!model) return new Map();
  const files = await filesOf(model);
  for (const file of files) if (file.path.endsWith('.json')) JSON.parse(file.text);
  return new Map(
    files.filter((file) => /\.tsx?$/.test(file.path)).map((file) => [file.path, shapeOf(file.path, file.text)]),
  );
}

const nasty = `'"\`\\\${ } */ </script>\u2028\u2029\n\r// {\``;

beforeAll(() => {
  root = makeProject();
  documents = new Map(readManifestFiles(root).map((file) => [file.path, parseFast(file.text)]));
});
afterAll(() => removeProject(root));

describe('texts of the manifest never become code', () => {
  test('whatever stands in them', async () => {
    const all = [...documents].flatMap(([file, value]) => placesIn(file, value));
    // Names are refused outright; what is left are the places where any text is welcome.
    const free = freePlaces(all);
    expect(free.length).toBeGreaterThan(150);

    write(new Map(free.map((place, index) => [place, `harmless ${index}`])));
    const harmless = await shapes();
    expect(harmless.size).toBeGreaterThan(30);

    const part = fc.constantFrom(
      ...nasty,
      "'",
      '"',
      '`',
      '${',
      '*/',
      '/*',
      '</script>',
      '<!--',
      '\\',
      '\u2028',
      '\n',
      ' ',
      'ก',
      '{',
      '}',
      '//',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 3, maxLength: 24 }), async (parts) => {
        const text = parts.join('').replace(/\{[^{}]*\}/g, '');
        // Like the harmless ones never an identifier: those stand as names without quotes.
        write(new Map(free.map((place, index) => [place, `.${text}x${index}`])));
        expect(await shapes()).toEqual(harmless);
      }),
      { numRuns: 25, examples: [[[nasty.replace(/\{[^{}]*\}/g, '')]]] },
    );
  });
});
