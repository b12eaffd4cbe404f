import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertUnder } from '#generator/commands/insert.ts';
import { root as home } from '../../scripts/lib/steps.mjs';

/** What tests/walk adds to a manifest: an area, and what of access.yaml it needs. */
const area = 'manifest/areas/blacklist.yaml';
const access = 'manifest/access.yaml';

/** A copy of the product's manifest in a folder of its own, with node_modules within reach. */
export function copyManifest(): string {
  const root = mkdtempSync(join(tmpdir(), 'manifest-'));
  cpSync(join(home, 'manifest'), join(root, 'manifest'), { recursive: true });
  symlinkSync(join(home, 'node_modules'), join(root, 'node_modules'));
  return root;
}

/** Writes the area of the walk into a project, as its author does. */
export function addWalk(root: string): void {
  cpSync(join(home, 'tests/walk/blacklist.yaml'), join(root, area));
  const rows = readFileSync(join(home, 'tests/walk/access.yaml'), 'utf8').trimEnd();
  writeFileSync(join(root, access), insertUnder(readFileSync(join(root, access), 'utf8'), 'matrix', rows));
}
