// Runs a bundled program with what V8 has compiled of it before: that file lies beside the bundle. Where there is none, or
// where another V8 wrote it, the program is compiled as ever. The parser of TypeScript is ten megabytes and is not bundled:
// what is compiled of it lies in .cache/ under its version. As a thread's entry this file runs the program it is given.
const { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { Script } = require('node:vm');
const { parentPort, workerData } = require('node:worker_threads');

/** @typedef {{ exports: unknown }} Module */

const open = (/** @type {string} */ path) => {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
};

/** Folder of the package that a file belongs to. @param {string} file @returns {string} */
function packageOf(file) {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/** Where what is compiled of a package's file is kept. @param {string} folder @param {string} file */
function storeOf(folder, file) {
  const { name, version } = JSON.parse(readFileSync(join(packageOf(file), 'package.json'), 'utf8'));
  return join(folder, `${name}-${version}-${statSync(file).size}`.replaceAll('/', '-'));
}

/**
 * The program's exports, and `keep`, which writes down what is compiled by now: to be called when the work is done.
 * @param {string} file
 * @param {{ readonly packages: readonly string[], readonly folder: string }} [heavy] packages whose files are run the same
 * way, and where what is compiled of them is kept
 */
function run(file, heavy) {
  /** @type {Map<string, Module>} */
  const modules = new Map();
  /** @type {(() => void)[]} */
  const keepers = [];

  /** @param {string} file @param {string} store */
  function load(file, store) {
    const known = modules.get(file);
    if (known) return known.exports;
    const source = `(function (module, exports, require, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`;
    const kept = `${store}.${process.versions.v8}-${process.arch}`;
    const cachedData = open(kept);
    const script = new Script(source, { filename: file, ...(cachedData && { cachedData }) });
    const own = createRequire(file);
    const needed = (/** @type {string} */ wanted) => {
      const isHeavy = heavy && (wanted.startsWith('.') || heavy.packages.includes(wanted));
      if (!isHeavy) return own(wanted);
      const path = own.resolve(wanted);
      return load(path, storeOf(heavy.folder, path));
    };
    /** @type {Module} */
    const module = { exports: {} };
    modules.set(file, module);
    script.runInThisContext()(module, module.exports, Object.assign(needed, own), file, dirname(file));
    keepers.push(() => {
      if (cachedData && !script.cachedDataRejected) return;
      mkdirSync(dirname(kept), { recursive: true });
      writeFileSync(`${kept}.${process.pid}`, script.createCachedData());
      renameSync(`${kept}.${process.pid}`, kept);
    });
    return module.exports;
  }

  const exports = load(file, file);
  const keep = () => {
    for (const keepOne of keepers) keepOne();
  };
  return { exports, keep };
}

module.exports = { run };

if (parentPort && workerData?.programs) {
  const port = parentPort;
  const { programs } = workerData;
  const program = run(programs.worker);
  const running = [program];
  const load = () => {
    const prover = run(programs.prove, { packages: ['ts-morph', '@ts-morph/common'], folder: programs.folder });
    running.push(prover);
    return /** @type {typeof import('../../generator/print/prove.ts')} */ (prover.exports).prove;
  };
  /** @type {typeof import('../../generator/worker.ts')} */ (program.exports).serve(port, load);
  port.on('message', (order) => {
    if (order.do !== 'keep') return;
    for (const { keep } of running) keep();
    port.postMessage('kept');
  });
}
