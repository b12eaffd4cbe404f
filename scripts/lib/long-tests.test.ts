import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longTests, walks } from './long-tests.mjs';
import { root } from './steps.mjs';

test('long tests: every file of the list is there', () => {
  expect([...walks, ...longTests].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
