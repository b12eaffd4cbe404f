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

if (workerData?.programs) {
  const { worker, prove } = workerData.programs;
  const running = [run(worker)];
  const load = () => {
    const prover = run(prove);
    running.push(prover);
    return prover.exports.prove;
  };
  running[0]?.exports.serve(parentPort, load);
  parentPort?.on('message', (order) => {
    if (order.do !== 'keep') return;
    for (const { keep } of running) keep();
    parentPort?.postMessage('kept');
  });
}
