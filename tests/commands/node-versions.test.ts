import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };
import { isNodeIn, root } from '../../scripts/lib/steps.mjs';

const { node: range } = project.engines;

test.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.10.0', true],
])('Node %s: supported %s', (version, isSupported) => {
  expect(isNodeIn(version, range)).toBe(isSupported);
});

test('Node versions: .nvmrc names a supported one, and the lock file says the same range', () => {
  expect(isNodeIn(readFileSync(join(root, '.nvmrc'), 'utf8').trim(), range)).toBe(true);
  expect(lock.packages[''].engines.node).toBe(range);
});

test('Node versions: a range with a sign that is not understood admits nothing', () => {
  expect(isNodeIn('24.0.0', '~24.0 || 24.x')).toBe(false);
});
