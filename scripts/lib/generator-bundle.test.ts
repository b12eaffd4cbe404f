import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settle } from '../manifest/bundle.cjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generator-bundle-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A bundle, with a word that says whose it is. */
function made(name: string, by: string): string {
  const place = join(folder, name);
  mkdirSync(place);
  writeFileSync(join(place, 'worker.cjs'), by);
  return place;
}
const maker = (place: string) => readFileSync(join(place, 'worker.cjs'), 'utf8');

it('a bundle takes its place, and those of other sources go', () => {
  const old = made('generator-0aa', 'old');
  const draft = made('generator-0bb.17', 'new');
  const place = join(folder, 'generator-0bb');
  settle(draft, place);
  expect(maker(place)).toBe('new');
  expect([draft, old].filter(existsSync)).toEqual([]);
});

it('a bundle that another run has made meanwhile stays under that run', () => {
  const place = made('generator-0bb', 'first');
  const draft = made('generator-0bb.17', 'second');
  settle(draft, place);
  expect(maker(place)).toBe('first');
  expect(existsSync(draft)).toBe(false);
});
