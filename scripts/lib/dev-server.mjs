// The API server while somebody develops: bundled anew when a file of it changes, and started anew when that made another bundle.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { context } from 'esbuild';
import { besideServer, copyBeside, serverBundle } from './build.mjs';
import { root } from './steps.mjs';
import { watchFolders } from './watch-folders.cjs';

/** Beside node_modules, where the bundle finds its packages. */
const folder = '.cache/dev-server';
const watched = ['src/server', 'src/areas', 'src/gateways', 'src/contract', 'generated/api', 'generated/server'];
/** Milliseconds without a further change before the server is bundled: the open page goes first. */
const settle = 300;

/** What the bundle that lies there was made of: its hash, and size and time of each file. */
const noted = join(root, folder, 'made-of.json');

/** @param {string} path @returns {readonly string[]} the file, or all files of the folder */
const filesAt = (path) =>
  statSync(join(root, path)).isDirectory() ? readdirSync(join(root, path)).map((name) => `${path}/${name}`) : [path];

/** Size and time of each file by its path. @param {readonly string[]} paths */
const statesOf = (paths) =>
  paths.flatMap(filesAt).map((path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    return `${path} ${size} ${mtimeMs}`;
  });

/** The hash of the bundle that lies there, if it is that of the files as they are. */
function keptHash() {
  try {
    const { hash, paths, states } = JSON.parse(readFileSync(noted, 'utf8'));
    return statesOf(paths).join() === states.join() ? String(hash) : '';
  } catch {
    return '';
  }
}

/** Bundles, and says whether anything is other than before. An error has been shown by the bundler. */
async function bundler() {
  // Whoever develops reads the bundle in traces, and waits for it: it is neither small nor rewritten.
  const options = { ...serverBundle(folder), plugins: [], minifyWhitespace: false };
  const build = await context({ ...options, write: false, metafile: true });
  let last = keptHash();
  const bundle = async () => {
    const { outputFiles, metafile } = await build
      .rebuild()
      .catch(() => ({ outputFiles: [], metafile: { inputs: {} } }));
    const hash = createHash('sha256').update(readdirSync(join(root, 'src/server/db/migrations')).join('\n'));
    for (const { contents, path } of outputFiles) if (!path.endsWith('.map')) hash.update(contents);
    const now = hash.digest('hex');
    if (outputFiles.length === 0 || now === last) return false;
    last = now;
    // Migrations that are gone would run again.
    rmSync(join(root, folder), { recursive: true, force: true });
    mkdirSync(join(root, folder), { recursive: true });
    for (const { contents, path } of outputFiles) writeFileSync(path, contents);
    copyBeside(folder);
    const paths = [...Object.keys(metafile.inputs), ...besideServer, 'package.json', 'scripts/lib/build.mjs'];
    writeFileSync(noted, JSON.stringify({ hash: now, paths, states: statesOf(paths) }));
    return true;
  };
  return { bundle, isCurrent: last !== '', dispose: () => build.dispose() };
}

/**
 * Starts the server, and again whenever it would be another one. One that has ended by itself waits for the next change.
 * @param {NodeJS.ProcessEnv} env
 * @param {Promise<void>} generated when there is something to bundle; the bundle of the last time, where it holds, starts before
 * @returns {Promise<() => void>} ends it
 */
export async function serveWatching(env, generated) {
  const { bundle, isCurrent, dispose } = await bundler();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  let [ending, busy, again] = [false, false, false];
  const start = () => {
    const child = spawn(process.execPath, ['--enable-source-maps', `${folder}/main.mjs`], {
      cwd: root,
      env,
      stdio: 'inherit',
    });
    child.on('exit', (code) => {
      if (server === child) server = undefined;
      if (code !== 0 && code !== null && !ending)
        console.log('The server has ended; it is started again when a file changes.');
    });
    server = child;
  };
  const stop = async () => {
    const old = server;
    if (!old) return;
    const gone = new Promise((resolve) => old.once('exit', resolve));
    old.kill('SIGTERM');
    await gone;
  };
  const update = async () => {
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    do {
      again = false;
      if ((await bundle()) || !server) {
        await stop();
        if (!ending) start();
      }
    } while (again && !ending);
    busy = false;
  };
  if (isCurrent) start();
  else await generated.then(update, () => {});
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const unwatch = watchFolders(
    watched.map((path) => join(root, path)),
    (path) => {
      if (/\.test\.tsx?$/.test(path)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void update(), settle);
    },
  );
  return () => {
    ending = true;
    clearTimeout(timer);
    unwatch();
    void dispose();
    server?.kill('SIGTERM');
  };
}
