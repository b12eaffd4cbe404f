import { SourceMap } from 'node:module';
import { decode } from '@jridgewell/sourcemap-codec';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { serverBundle } from './build.mjs';
import { linesOnly } from './lines-only.mjs';

/** Packages that the built server loads before it does anything, and those of the part that opens its database. */
let loaded: readonly string[] = [];
let atOnce: readonly string[] = [];
let text = '';
let map = '';

beforeAll(async () => {
  const { metafile, outputFiles = [] } = await build({ ...serverBundle('dist/server'), write: false, metafile: true });
  const bySize = [...outputFiles].sort((a, b) => b.contents.length - a.contents.length);
  text = outputFiles.flatMap((file) => (file.path.endsWith('.mjs') ? [file.text] : [])).join('\n');
  map = bySize.find(({ path }) => path.endsWith('.mjs.map'))?.text ?? '';
  const outputs = metafile?.outputs ?? {};
  const packagesOf = (names: readonly string[]) =>
    names.flatMap((name) =>
      (outputs[name]?.imports ?? []).flatMap(({ kind, path, external }) =>
        kind === 'import-statement' && external ? [path] : [],
      ),
    );
  loaded = packagesOf(Object.keys(outputs));
  const first = new Set(['dist/server/main.mjs']);
  for (const name of first)
    for (const { kind, path, external } of outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && !external) first.add(path);
  atOnce = packagesOf([...first]);
});

test('the built server: its database opens before the rest is read', () => {
  expect(atOnce.filter((name) => !name.startsWith('node:'))).toEqual([]);
});

test('the built server: it loads what it serves with at its start', () => {
  expect(loaded).toContain('fastify');
});

test('the built server: pictures, letters, the driver of PostgreSQL and the embedded engine are loaded when they are needed', () => {
  const later = /^(sharp|piscina|nodemailer|pg|zxing-wasm|@electric-sql\/pglite)$/;
  expect(loaded.filter((name) => later.test(name))).toEqual([]);
});

test('the built server: no tool of its development is loaded', () => {
  expect(loaded.filter((name) => /typescript|ts-morph|esbuild|tsx|vite|yaml/.test(name))).toEqual([]);
});

test('the built server: its text takes one byte a character', () => {
  expect(text.length).toBeGreaterThan(100_000);
  expect([...new Set(text.match(/[^\0-\xff]/g) ?? [])]).toEqual([]);
});

test('the built server: traces name the same lines of src/ by a map that says no more', () => {
  const whole = decode(JSON.parse(map).mappings);
  const small = JSON.parse(linesOnly(map));
  const thin = new SourceMap(small);
  const places = whole.flatMap((line, at) => line.map((place) => ({ line: at, place })));
  expect(places.length).toBeGreaterThan(100_000);
  expect(decode(small.mappings).flat().length).toBeLessThan(places.length / 4);
  const others = places.filter(({ line, place: [column, source, sourceLine] }) => {
    const found = thin.findEntry(line, column);
    return (
      source !== undefined &&
      !('originalLine' in found && found.originalLine === sourceLine && found.originalSource === small.sources[source])
    );
  });
  expect(others).toEqual([]);
});
