// The generator's front door. Plain JavaScript without a dependency, so that a run with nothing to do ends before
// anything heavy is loaded: it compares what is on disk with what the last successful run wrote down in .cache/, and
// only then bundles the generator (when its source changed) and starts it.
import { root } from './manifest/paths.mjs';
import { hashGenerator, isSettled, settle } from './manifest/settled.mjs';

const words = process.argv.slice(2);

// `… | head` closes the pipe before everything is said.
process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1));

if (words[0] === 'generate' && words.slice(1).every((word) => word === '--check') && isSettled()) {
  process.stdout.write('generate: nothing has changed\n');
} else {
  const { start } = await import('./manifest/start.mjs');
  process.exitCode = await start(words, hashGenerator(), {
    root,
    out: (/** @type {string} */ line) => process.stdout.write(`${line}\n`),
    err: (/** @type {string} */ line) => process.stderr.write(`${line}\n`),
    settled: settle,
  });
}
