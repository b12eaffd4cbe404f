// The built server on a free port, for measuring.
import { spawn } from 'node:child_process';
import { freePort } from '../lib/postgres.mjs';
import { serverArguments, serverEnvironment } from '../lib/server-command.mjs';
import { root } from '../lib/steps.mjs';

/**
 * Starts it with the small demo, as `npm start` does, and waits until it is ready: or another server of `file`. `probe` is a
 * module that it loads before its own and that answers messages.
 * @param {Readonly<Record<string, string>>} settings @param {{ readonly probe?: string, readonly file?: string }} [other]
 */
export async function startBuilt(settings, { probe, file } = {}) {
  const port = await freePort();
  const what = file === undefined ? serverArguments : [file];
  const child = spawn(process.execPath, [...(probe ? ['--import', probe] : []), ...what], {
    cwd: root,
    env: {
      ...serverEnvironment,
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO_SIZE: 'small',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit', ...(probe ? [/** @type {const} */ ('ipc')] : [])],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    child.stdout?.on('data', (text) => String(text).includes('Ready: ') && resolve(undefined));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    /** What the probe answers. @returns {Promise<any>} */
    ask: () =>
      new Promise((resolve) => {
        child.once('message', resolve);
        child.send('look');
      }),
    /** Resolves when it is gone. */
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
