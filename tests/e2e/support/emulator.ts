import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firebaseProgram } from '../../../scripts/lib/firebase-tools.mjs';
import { freePort } from '../../../scripts/lib/postgres.mjs';
import { root, run } from '../../../scripts/lib/steps.mjs';
import { until } from '../../support/until.ts';

/** The real Firebase Auth emulator, in a process of its own. */
export interface Emulator {
  /** `127.0.0.1:9099`. */
  readonly host: string;
  stop(): Promise<void>;
}

/** A letter that the emulator would have sent. */
export interface OobCode {
  readonly email: string;
  readonly requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET';
  readonly oobLink: string;
  readonly oobCode: string;
}

/** Installs the emulator when it is not there yet, and starts it for a project. Throws with the reason when it cannot. */
export async function startEmulator(project: string): Promise<Emulator> {
  if ((await run(process.execPath, [join(root, 'scripts/lib/firebase-tools.mjs')])) !== 0)
    throw new Error('npm could not install the emulator');
  const program = firebaseProgram();
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-emulator-'));
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const at = (number: number) => ({ host: '127.0.0.1', port: number });
  const emulators = { auth: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const child = spawn(process.execPath, [program, 'emulators:start', '--only', 'auth', '--project', project], {
    cwd: folder,
    env: { ...process.env, CI: '1', FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1', NO_UPDATE_NOTIFIER: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const host = `127.0.0.1:${port}`;
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const isReady = () =>
    fetch(`http://${host}/`).then(
      (reply) => reply.ok,
      () => false,
    );
  await until('the emulator', async () => child.exitCode !== null || (await isReady()));
  if (child.exitCode === null) return { host, stop };
  await stop();
  throw new Error(`The emulator did not start:\n${output.join('').slice(-2000)}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await exited;
  clearTimeout(late);
}
