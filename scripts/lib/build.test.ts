import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { serverBundle } from './build.mjs';

/** Packages that the built server loads before it does anything. */
let loaded: readonly string[] = [];
let text = '';

beforeAll(async () => {
  const { metafile, outputFiles = [] } = await build({ ...serverBundle('dist/server'), write: false, metafile: true });
  text = outputFiles.find(({ path }) => path.endsWith('main.mjs'))?.text ?? '';
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
