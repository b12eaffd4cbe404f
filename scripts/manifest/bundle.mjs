// The generator is TypeScript: it is bundled once into .cache/ under the hash of its source, and started from there.
// It comes as three programs: one a thread, and the parser of TypeScript, which is large and needed late.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { home } from './paths.mjs';

// Beside node_modules, where the bundle finds its packages.
const folder = join(home, '.cache');

/** @param {string} hash hash of the generator's source @returns {Promise<{ main: string, worker: string, prove: string }>} */
export async function bundled(hash) {
  const place = join(folder, `generator-${hash}`);
  if (!existsSync(place)) await bundle(place);
  const at = (/** @type {string} */ name) => join(place, `${name}.cjs`);
  return { main: at('cli'), worker: at('worker'), prove: at('prove') };
}

/** @param {string} place */
async function bundle(place) {
  const { build } = await import('esbuild');
  const draft = `${place}.${process.pid}`;
  const options = /** @type {const} */ ({
    absWorkingDir: home,
    outdir: draft,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    define: { 'import.meta.url': '__filename' },
    logLevel: 'error',
  });
  mkdirSync(folder, { recursive: true });
  await Promise.all([
    build({ ...options, entryPoints: ['generator/cli.ts', 'generator/worker.ts'], external: ['ts-morph'] }),
    // Ten megabytes, of which a third is blanks and comments.
    build({ ...options, entryPoints: ['generator/print/prove.ts'], minify: true }),
  ]);
  for (const old of readdirSync(folder))
    if (/^generator-[0-9a-f]+(\.mjs)?$/.test(old)) rmSync(join(folder, old), { recursive: true, force: true });
  try {
    renameSync(draft, place);
  } catch (error) {
    // Another run was quicker.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}
