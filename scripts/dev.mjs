// `npm run dev`: the generator, the API server and Vite, each watching its own part. Saving a YAML file updates the open page.
// Settings as for `npm start`; the page is at VITE_PORT (5173), the API at PORT (4000).
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { install, onEnd, packageFile, requireNode, root } from './lib/steps.mjs';

requireNode();
await install();
const port = process.env.PORT ?? '4000';
const env = { ...process.env, PORT: port, API: `http://127.0.0.1:${port}` };
/** @type {import('node:child_process').ChildProcess[]} */
const parts = [];
let endServer = () => {};
let stopping = false;
/** @param {number} code */
function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  endServer();
  for (const part of parts) part.kill('SIGTERM');
}
/** @param {readonly string[]} args */
function run(args) {
  const part = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  // One part without the others is of no use to anybody.
  part.on('exit', (code) => stop(code ?? 0));
  parts.push(part);
}
onEnd(() => stop(0));

// The server's bundle of the last time, if nothing was changed since, starts beside what is done before the page.
const [{ generate }, { serveWatching }] = await Promise.all([
  import('./lib/build.mjs'),
  import('./lib/dev-server.mjs'),
]);
const generated = generate();
const serving = serveWatching(env, generated).then((end) => {
  endServer = end;
  if (stopping) endServer();
});
// Its mistakes have been shown.
await generated.catch(() => stop(1));
if (!stopping) run([packageFile('vite/bin/vite.js'), '--port', process.env.VITE_PORT ?? '5173', '--strictPort']);
await serving;
// Last: what has been generated just now need not be looked at again before the server is there. What is saved until then it finds.
const answers = () =>
  fetch(`${env.API}/health`).then(
    () => true,
    () => false,
  );
for (let tries = 0; tries < 100 && !stopping && !(await answers()); tries += 1) await sleep(100);
if (!stopping) run(['scripts/manifest.cjs', 'generate', '--watch']);
