// Fetches the newest Node there is: 110 MB, for the test that the product runs on it.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { must, once, root } from './steps.mjs';

/** Name of the package that holds the program for this kind of machine. */
const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/**
 * The newest Node, installed once a version, outside the project's own packages. Throws where the registry of packages
 * cannot be reached.
 * @returns {Promise<{ version: string, program: string }>}
 */
export async function newestNode() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const version = execFileSync(npm, ['view', name, 'version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
  const folder = `node_modules/.cache/node/${version}`;
  const product = `${folder}/node_modules/${name}/bin/node${process.platform === 'win32' ? '.exe' : ''}`;
  await once({ name: 'newest-node', title: `Fetching Node ${version}`, inputs: [], salt: version, product }, () => {
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
    return must(npm, ['install', '--prefix', join(root, folder), ...quiet, `${name}@${version}`], { quiet: true });
  });
  return { version, program: join(root, product) };
}
