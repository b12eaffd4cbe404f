// Runs one bundled program with what V8 has compiled of it before: that file lies beside the bundle. Where there is none,
// or where another V8 wrote it, the program is compiled as ever. As a thread's entry it runs the program it is given.
const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { Script } = require('node:vm');
const { parentPort, workerData } = require('node:worker_threads');

const open = (/** @type {string} */ path) => {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
};

/**
 * The program's exports, and `keep`, which writes down what is compiled by now: to be called when the work is done.
 * @param {string} file
 */
function run(file) {
  const store = `${file}.${process.versions.v8}-${process.arch}`;
  const source = `(function (module, exports, require, __filename) {${readFileSync(file, 'utf8')}\n})`;
  const cachedData = open(store);
  const script = new Script(source, { filename: file, ...(cachedData && { cachedData }) });
  /** @type {{ exports: unknown }} */
  const module = { exports: {} };
  script.runInThisContext()(module, module.exports, createRequire(file), file);
  const keep = () => {
    if (cachedData && !script.cachedDataRejected) return;
    writeFileSync(`${store}.${process.pid}`, script.createCachedData());
    renameSync(`${store}.${process.pid}`, store);
  };
  return { exports: module.exports, keep };
}

module.exports = { run };

if (parentPort && workerData?.programs) {
  const port = parentPort;
  const program = run(workerData.programs.worker);
  const running = [program];
  const load = () => {
    const prover = run(workerData.programs.prove);
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
