// Installs the Firebase Auth emulator if it is missing. As a program of its own, so that `npm test` can run it
// in parallel with its first suites, and others wait for it.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { must, once, root } from './steps.mjs';

const version = '15.34.2';
/** Outside the project's own packages: 220 MB that only one test needs. */
const folder = `node_modules/.cache/firebase-tools/${version}`;
const product = `${folder}/node_modules/firebase-tools/package.json`;

/** Path of the program that is installed here. */
export function firebaseProgram() {
  const { bin } = /** @type {{ bin: Record<string, string> }} */ (
    JSON.parse(readFileSync(join(root, product), 'utf8'))
  );
  return join(root, dirname(product), bin.firebase ?? '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const title = `Installing firebase-tools ${version} for the emulator`;
  await once({ name: 'firebase-tools', title, inputs: [], salt: version, product }, () => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    // Of the packages only the rules of hosting want a script: one that compiles C++ for minutes, and is not needed here.
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
    const options = ['--prefix', join(root, folder), ...quiet];
    return must(npm, ['install', ...options, `firebase-tools@${version}`], { quiet: true });
  });
}
