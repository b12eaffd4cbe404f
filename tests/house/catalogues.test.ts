import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allCatalogues } from '#server/base/text-catalogue.ts';
import { files } from '../../scripts/house/files.mjs';
import { isCatalogue } from '../../scripts/house/words.mjs';

// Every catalogue of the server, whatever room it stands in.
const root = join(import.meta.dirname, '../..');
const ofServer = files(root, ['src/server', 'src/areas'], /\.ts$/).filter(isCatalogue);
for (const file of ofServer) await import(/* @vite-ignore */ join(root, file));

const all = [...allCatalogues()].flatMap(([room, texts]) =>
  Object.entries(texts).map(([name, text]) => ({ key: `${room}.${name}`, ...text })),
);
const placesOf = (text: string) => [...text.matchAll(/\{(\w+)(?::[^{}|]+\|[^{}|]+)?\}/g)].map(([, name]) => name);
const keys = (wrong: readonly { readonly key: string }[]) => wrong.map(({ key }) => key);

describe('catalogues of the server', () => {
  test('all of them are read', () => {
    expect(ofServer.length).toBeGreaterThan(10);
    expect(all.length).toBeGreaterThan(150);
  });

  test('Thai has Thai letters', () => {
    expect(keys(all.filter(({ th }) => !/[\u0e00-\u0e7f]/.test(th)))).toEqual([]);
  });

  test('English has none, and has letters', () => {
    expect(
      keys(all.filter(({ en }) => /[\u0e00-\u0e7f]/.test(en) || !/[a-z]/i.test(en.replace(/\{\w+\}/g, '')))),
    ).toEqual([]);
  });

  test('both have the same places, and no brace besides', () => {
    const wrong = all.filter(({ th, en }) => {
      const [a, b] = [th, en].map((text) => [...new Set(placesOf(text))].sort().join());
      const rest = `${th}${en}`.replace(/\{(\w+)(?::[^{}|]+\|[^{}|]+)?\}/g, '');
      return a !== b || /[{}]/.test(rest);
    });
    expect(keys(wrong)).toEqual([]);
  });
});
