// Runs a bundled program with what V8 has compiled of it before: that file lies beside the bundle. Where there is none, or
// where another V8 wrote it, the program is compiled as ever. The parser of TypeScript is ten megabytes and is not bundled:
// what is compiled of it lies in .cache/ under its version. As a thread's entry this file runs the program it is given.
const { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
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

/**
 * The compiler of TypeScript that ts-morph carries, and where what V8 compiles of it is kept. ts-morph itself and its own
 * library are four megabytes more, of which the proof needs nothing.
 * @param {string} folder @param {NodeRequire} own
 */
function compilerIn(folder, own) {
  const common = createRequire(own.resolve('ts-morph')).resolve('@ts-morph/common');
  const file = join(dirname(common), 'typescript.js');
  const { version } = JSON.parse(readFileSync(join(dirname(dirname(common)), 'package.json'), 'utf8'));
  return { file, store: join(folder, `typescript-of-ts-morph-${version}-${statSync(file).size}`) };
}

/**
 * The program's exports, and `keep`, which writes down what is compiled by now: to be called when the work is done.
 * @param {string} file
 * @param {string} [compiled] for a program that asks for ts-morph: where what is compiled of it is kept
 */
function run(file, compiled) {
  /** @type {(() => void)[]} */
  const keepers = [];

  /** @param {string} file @param {string} store */
  function load(file, store) {
    const source = `(function (module, exports, require, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`;
    const kept = `${store}.${process.versions.v8}-${process.arch}`;
    const cachedData = open(kept);
    const script = new Script(source, { filename: file, ...(cachedData && { cachedData }) });
    const own = createRequire(file);
    const needed = (/** @type {string} */ wanted) => {
      if (compiled === undefined || wanted !== 'ts-morph') return own(wanted);
      const compiler = compilerIn(compiled, own);
      return { ts: load(compiler.file, compiler.store) };
    };
    /** @type {Module} */
    const module = { exports: {} };
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
    const prover = run(programs.prove, programs.folder);
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
