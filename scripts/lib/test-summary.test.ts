import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { SerializedError, TestCase, TestModule } from 'vitest/node';
import { root } from './steps.mjs';
import TestSummary from './test-summary.mjs';

const folder = mkdtempSync(join(tmpdir(), 'summary-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const error = (message: string): SerializedError => ({ message, stack: `Error: ${message}\n    at a place` });
const test = (fullName: string, state: string, ...errors: SerializedError[]) =>
  ({ fullName, result: () => ({ state, errors }) }) as unknown as TestCase;

it('tells what failed, what passed only when repeated, and what failed outside of tests', () => {
  const group = { fullName: 'a group', errors: () => [error('no world')] };
  const tests = [
    test('fails', 'failed', error('wrong')),
    test('shaky', 'passed', error('at first')),
    test('well', 'passed'),
    test('a group > never began', 'skipped'),
  ];
  const module = {
    moduleId: join(root, 'tests/a.test.ts'),
    errors: () => [],
    children: { allTests: () => tests, allSuites: () => [group] },
  };
  const file = join(folder, 'summary.json');
  vi.stubEnv('TEST_SUMMARY', file);
  new TestSummary().onTestRunEnd([module as unknown as TestModule], [error('a process ended')]);
  const why = (message: string) => `Error: ${message}\n    at a place`;
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    ...{ passed: 2, failed: 3, skipped: 1 },
    failures: [
      ['tests/a.test.ts: fails', why('wrong')],
      ['tests/a.test.ts: a group (outside its tests)', why('no world')],
      ['(outside every file)', why('a process ended')],
    ],
    unsteady: [['tests/a.test.ts: shaky', why('at first')]],
  });
});
