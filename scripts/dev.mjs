// `npm run dev`: the generator, the API server and Vite, each watching its own part. Saving a YAML file updates the open page.
// Settings as for `npm start`; the page is at VITE_PORT (5173), the API at PORT (4000).
import { spawn } from 'node:child_process';
import { install, onEnd, packageFile, requireNode, root } from './lib/steps.mjs';

requireNode();
await install();
const { generate } = await import('./lib/build.mjs');
await generate();

const port = process.env.PORT ?? '4000';
const env = { ...process.env, PORT: port, API: `http://127.0.0.1:${port}` };
const parts = [
  ['scripts/manifest.cjs', 'generate', '--watch'],
  [
    '--import',
    'tsx',
    '--watch-path=src/server',
    '--watch-path=src/areas',
    '--watch-path=src/gateways',
    '--watch-path=src/contract',
    '--watch-path=generated/api',
    '--watch-preserve-output',
    'src/server/main.ts',
  ],
  [packageFile('vite/bin/vite.js'), '--port', process.env.VITE_PORT ?? '5173', '--strictPort'],
].map((args) => spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }));

let stopping = false;
/** @param {number} code */
function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const part of parts) part.kill('SIGTERM');
}
onEnd(() => stop(0));
// One part without the others is of no use to anybody.
for (const part of parts) part.on('exit', (code) => stop(code ?? 0));
