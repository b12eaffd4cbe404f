import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorPolicy } from '#contract/call.ts';
import { parseFast } from '#generator/load/parse-fast.ts';
import { root } from '../../scripts/lib/steps.mjs';

/** The specification's own list of routes, and of calls (`GET /api/profile`) with what becomes of their errors. */
export const checklist = parseFast(readFileSync(join(root, 'tests/commands/checklist.yaml'), 'utf8')) as {
  readonly routes: readonly string[];
  readonly calls: Readonly<Record<string, ErrorPolicy>>;
};
