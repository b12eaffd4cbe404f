// The generator is TypeScript: it is bundled once into .cache/ under the hash of its source, and started from there.
// It comes as three programs: one a thread, and the door to the parser of TypeScript, which is large and not always needed.
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { home } = require('./paths.cjs');

// Beside node_modules, where the bundle finds its packages.
const folder = join(home, '.cache');

/** What decides whether the parser takes a text for TypeScript: its version, and how it is asked. */
function proverOf() {
  const hash = createHash('sha256');
  for (const file of [
    'node_modules/ts-morph/package.json',
    'node_modules/@ts-morph/common/package.json',
    'generator/print/prove.ts',
  ])
    hash.update(readFileSync(join(home, file)));
  return hash.digest('hex').slice(0, 24);
}

/**
 * @param {string} hash hash of the generator's source
 * @returns {Promise<{ main: string, worker: string, prove: string, prover: string, folder: string }>}
 */
async function bundled(hash) {
  const place = join(folder, `generator-${hash}`);
  if (!existsSync(place)) await bundle(place);
  const at = (/** @type {string} */ name) => join(place, `${name}.cjs`);
  return {
    main: at('cli'),
    worker: at('worker'),
    prove: at('print/prove'),
    prover: proverOf(),
    folder: join(folder, 'compiled'),
  };
}

/** @param {string} place */
async function bundle(place) {
  const { build } = require('esbuild');
  const draft = `${place}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  await build({
    absWorkingDir: home,
    entryPoints: ['generator/cli.ts', 'generator/worker.ts', 'generator/print/prove.ts'],
    outdir: draft,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    minifyWhitespace: true,
    external: ['ts-morph', 'typescript', 'libpg-query', 'ajv', 'ajv-formats'],
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    define: { 'import.meta.url': '__filename' },
    logLevel: 'error',
  });
  settle(draft, place);
}

/**
 * Puts what was bundled in its place and removes those of other sources. What another run has put there meanwhile stays: that
 * run reads from it still.
 * @param {string} draft @param {string} place
 */
function settle(draft, place) {
  const into = dirname(place);
  for (const old of readdirSync(into))
    if (/^generator-[0-9a-f]+(\.mjs)?$/.test(old) && join(into, old) !== place)
      rmSync(join(into, old), { recursive: true, force: true });
  try {
    renameSync(draft, place);
  } catch (error) {
    // Another run was quicker.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}

module.exports = { bundled, settle };
