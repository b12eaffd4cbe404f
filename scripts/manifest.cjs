// The generator's front door. Without a dependency, so that a run with nothing to do ends before anything heavy is loaded:
// it compares what is on disk with what the last successful run wrote down in .cache/, and only then bundles the generator
// (when its source changed) and starts it. CommonJS, because Node needs half as long again to start for a module.
const { writeSync } = require('node:fs');
const { home, root } = require('./manifest/paths.cjs');
const { isSettled } = require('./manifest/settled.cjs');

const words = process.argv.slice(2);

/**
 * Says lines through a channel (1 or 2) without loading the streams of Node, as long as the channel takes them at once.
 * @param {number} channel @returns {(line: string) => void}
 */
function speaker(channel) {
  /** @type {NodeJS.WriteStream | undefined} */
  let stream;
  return (line) => {
    let rest = Buffer.from(`${line}\n`);
    try {
      while (!stream && rest.length > 0) rest = rest.subarray(writeSync(channel, rest));
    } catch (error) {
      // `… | head` closes the pipe before everything is said.
      if (error instanceof Error && 'code' in error && error.code === 'EPIPE') process.exit(0);
      // Not ready to take more: the stream waits.
      stream = channel === 1 ? process.stdout : process.stderr;
      stream.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1));
    }
    if (rest.length > 0) stream?.write(rest);
  };
}

const [out, err] = [speaker(1), speaker(2)];

async function run() {
  const { packagesReady } = require('./lib/packages.cjs');
  const problem = await packagesReady(home, err);
  if (problem !== undefined) {
    err(problem);
    process.exitCode = 1;
    return;
  }
  const { start } = require('./manifest/start.cjs');
  process.exitCode = await start(words, { root, out, err });
}

if (words[0] === 'generate' && words.slice(1).every((word) => word === '--check') && isSettled()) {
  out('generate: nothing has changed');
} else {
  void run();
}
