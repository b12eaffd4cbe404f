// `npm start`: installs, generates, builds, seeds and serves the product. Everything is skipped that is already done.
// Settings by environment: PORT (4000), HOST (127.0.0.1), DATA_DIR (.data), DATABASE_URL, DEPLOYMENT (default), DEMO_SIZE (demo).
import { spawn } from 'node:child_process';
import { serverArguments, serverEnvironment } from './lib/server-command.mjs';
import { install, onEnd, requireNode, root } from './lib/steps.mjs';

requireNode();
await install();
const { buildServer, buildWeb, generate } = await import('./lib/build.mjs');
await generate();
await buildWeb(process.env.DEPLOYMENT ?? 'default');
await buildServer();

const server = spawn(process.execPath, serverArguments, {
  cwd: root,
  env: { ...serverEnvironment, ...process.env },
  stdio: 'inherit',
});
onEnd((signal) => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
