import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Change } from './compare.ts';

/** Deletes a folder that has become empty, and those above it, up to `root`. */
function prune(root: string, folder: string): void {
  let at = folder;
  while (at.startsWith(`${root}/`) && readdirSync(at).length === 0) {
    rmdirSync(at);
    at = dirname(at);
  }
}

/** Makes the changes on disk. */
export function apply(root: string, changes: readonly Change[]): void {
  const made = new Set<string>();
  for (const change of changes) {
    const path = join(root, change.path);
    if (change.after === undefined) {
      rmSync(path);
      prune(root, dirname(path));
      continue;
    }
    const folder = dirname(path);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    writeFileSync(path, change.after);
  }
}
