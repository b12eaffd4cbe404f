import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/lib/steps.mjs';

const run = promisify(execFile);

/** What a copy of the project needs; node_modules is lent. */
const parts = (name: string): boolean => !['node_modules', 'dist', 'coverage'].includes(name) && !name.startsWith('.');

/** Areas whose tests stand in their folder: what is about one of them stands nowhere else. */
export const removable = readdirSync(join(root, 'src/areas')).filter((area) =>
  existsSync(join(root, 'src/areas', area, 'tests')),
);

/** A step that must end well, and what it takes. */
const steps = {
  generate: ['scripts/manifest.cjs', 'generate', '--force'],
  types: ['node_modules/ts7/bin/tsc', '-p', '.'],
  house: ['scripts/house/check.mjs'],
} as const;

export type StepName = keyof typeof steps;

/** A copy of the project without one area: its folders are deleted, and nothing else. `remove` throws the copy away. */
export function withoutArea(area: string) {
  const folder = mkdtempSync(join(tmpdir(), 'without-area-'));
  for (const part of readdirSync(root).filter(parts)) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const own = [`src/areas/${area}`, `manifest/areas/${area}`, `manifest/areas/${area}.yaml`];
  for (const path of own) rmSync(join(folder, path), { recursive: true, force: true });
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    /** What the step says where it fails; undefined where all is well. */
    async problems(step: StepName): Promise<string | undefined> {
      try {
        await run(process.execPath, [...steps[step]], { cwd: folder, maxBuffer: 1 << 26 });
        return undefined;
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
        return `${stdout}${stderr}`.slice(0, 4000) || String(error);
      }
    },
  };
}
