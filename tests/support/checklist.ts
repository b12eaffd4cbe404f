import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFast } from '#generator/load/parse-fast.ts';
import { root } from '../../scripts/lib/steps.mjs';
import { areaFiles } from '../commands/area-files.ts';

/** What the specification says of a failed call: it is logged, its status is the answer, or a 401 is an expired session. */
export type ErrorPolicy = 'log' | 'return-status' | 'session-expired-on-401';

interface Checklist {
  readonly routes: readonly string[];
  readonly calls: Readonly<Record<string, ErrorPolicy>>;
}

/** What the specification lists of no area that has a checklist of its own. */
export const sharedChecklist = parseFast(
  readFileSync(join(root, 'tests/commands/checklist.yaml'), 'utf8'),
) as Checklist;

const all = [sharedChecklist, ...areaFiles('checklist.yaml').map((text) => parseFast(text) as Checklist)];

/**
 * The specification's own list of routes, and of calls (`GET /api/profile`) with what becomes of their errors. What it
 * lists of an area may stand in that area's folder, and goes with it.
 */
export const checklist: Checklist = {
  routes: all.flatMap(({ routes }) => routes),
  calls: Object.assign({}, ...all.map(({ calls }) => calls)),
};
