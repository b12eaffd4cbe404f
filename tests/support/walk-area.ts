import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root as home } from '../../scripts/lib/steps.mjs';
import { stepsOf, write } from './guide.ts';

/** A copy of the product's manifest in a folder of its own, with node_modules within reach. */
export function copyManifest(): string {
  const root = mkdtempSync(join(tmpdir(), 'manifest-'));
  cpSync(join(home, 'manifest'), join(root, 'manifest'), { recursive: true });
  symlinkSync(join(home, 'node_modules'), join(root, 'node_modules'));
  return root;
}

/** Writes the area of docs/first-area.md into a project, as its author does. */
export function addWalk(root: string): void {
  for (const step of stepsOf('docs/first-area.md', 'Say what there is')) if (step.kind === 'write') write(root, step);
}
