import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceEmitters, textEmitters } from '#generator/emit/index.ts';
import { banner, textOf } from '#generator/print/print.ts';
import { given } from './given.ts';

// What each emitter makes of tests/golden/given.ts, in want/<emitter>.txt. UPDATE=1 writes them anew; read the difference.
const want = join(import.meta.dirname, 'want');

function made(name: string): string {
  const source = sourceEmitters[name]?.(given, () => true) ?? [];
  const texts = textEmitters[name]?.(given) ?? [];
  const files = [...source.map((spec) => ({ path: spec.path, text: textOf(spec).replace(banner, '') })), ...texts];
  return files.map(({ path, text }) => `=== ${path}\n${text}`).join('\n');
}

const names = [...Object.keys(sourceEmitters), ...Object.keys(textEmitters)].sort();

describe.each(names)('%s', (name) => {
  test('makes what its golden shows', () => {
    const file = join(want, `${name}.txt`);
    if (process.env.UPDATE) {
      mkdirSync(want, { recursive: true });
      writeFileSync(file, made(name));
    }
    expect(existsSync(file), `${file} is missing: run with UPDATE=1`).toBe(true);
    expect(made(name)).toBe(readFileSync(file, 'utf8'));
  });
});

test('there is no golden without an emitter', () => {
  expect(readdirSync(want).sort()).toEqual(names.map((name) => `${name}.txt`));
});
