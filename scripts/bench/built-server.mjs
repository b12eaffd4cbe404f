// The built server on a free port, for measuring.
import { spawn } from 'node:child_process';
import { freePort } from '../lib/postgres.mjs';
import { root } from '../lib/steps.mjs';

/** Starts it with the small demo, and waits until it is ready. @param {Readonly<Record<string, string>>} settings */
export async function startBuilt(settings) {
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO_SIZE: 'small',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Ready: ') && resolve(undefined));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    /** Resolves when it is gone. */
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
