import { SourceMap } from 'node:module';
import { decode } from '@jridgewell/sourcemap-codec';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { serverBundle } from './build.mjs';
import { linesOnly } from './lines-only.mjs';

/** Packages that the built server loads before it does anything. */
let loaded: readonly string[] = [];
let text = '';
let map = '';

beforeAll(async () => {
  const { metafile, outputFiles = [] } = await build({ ...serverBundle('dist/server'), write: false, metafile: true });
  text = outputFiles.find(({ path }) => path.endsWith('main.mjs'))?.text ?? '';
  map = outputFiles.find(({ path }) => path.endsWith('main.mjs.map'))?.text ?? '';
  loaded = Object.values(metafile?.outputs ?? {}).flatMap(({ imports }) =>
    imports.flatMap(({ kind, path, external }) => (kind === 'import-statement' && external ? [path] : [])),
  );
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
