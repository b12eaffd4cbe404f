import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../scripts/lib/steps.mjs';

/** What a build reads. */
const parts = ['src', 'generator', 'manifest', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const webParts = ['index.html', 'vite.config.ts'];

/** A copy of the project with one deployment more, generated and built. */
export interface OwnProject {
  readonly folder: string;
  remove(): void;
}

/** Copies the project into a temporary folder, adds `manifest/deployments/<name>.yaml`, and builds that deployment. */
export async function buildOwnProject(name: string, deployment: string): Promise<OwnProject> {
  const folder = mkdtempSync(join(tmpdir(), `backoffice-${name}-`));
  for (const part of [...parts, ...webParts]) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, `manifest/deployments/${name}.yaml`), deployment);
  const builder = pathToFileURL(join(folder, 'scripts/lib/build.mjs')).href;
  const { buildServer, buildWeb, generate } = (await import(
    builder
  )) as typeof import('../../../scripts/lib/build.mjs');
  await generate();
  await buildServer();
  await buildWeb(name);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
