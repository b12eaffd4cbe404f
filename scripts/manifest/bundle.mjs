// The generator is TypeScript: it is bundled once into .cache/ under the hash of its source, and imported from there.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { home } from './paths.mjs';

// Beside node_modules, where the bundle finds its packages.
const folder = join(home, '.cache');

/** @param {string} hash hash of the generator's source @returns {Promise<typeof import('../../generator/cli.ts')>} */
export async function loadGenerator(hash) {
  const file = join(folder, `generator-${hash}.mjs`);
  if (!existsSync(file)) await bundle(file);
  return import(pathToFileURL(file).href);
}

/** @param {string} file */
async function bundle(file) {
  const { build } = await import('esbuild');
  const draft = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  await build({
    absWorkingDir: home,
    entryPoints: ['generator/cli.ts'],
    outfile: draft,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['ts-morph', 'yaml', 'js-yaml', '@mdi/js', 'esbuild'],
    logLevel: 'error',
  });
  for (const old of readdirSync(folder))
    if (/^generator-[0-9a-f]+\.mjs$/.test(old)) rmSync(join(folder, old), { force: true });
  renameSync(draft, file);
}
