import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { root } from '../../scripts/lib/steps.mjs';

/** The built server as an operator runs it, in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it has said so far. */
  readonly said: readonly string[];
}

/** How long a start may take before a test gives up, in milliseconds. */
const patience = 180_000;

/**
 * Starts dist/server/main.mjs with these settings, by their names in the environment, on a free port unless they have
 * one, and waits until it answers; `project` is a copy of this project with a build of its own. Nobody but the caller ends it. Throws with what the server said when it is not ready by then.
 */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  project: string = root,
): Promise<ServerProcess> {
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', HOST: '127.0.0.1', PORT: port, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  const from = performance.now();
  while (performance.now() - from < patience) {
    if (child.exitCode !== null) throw new Error(`The server ended while starting:\n${said.join('')}`);
    const isReady = await fetch(`${url}/health`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isReady) return { url, process: child, said };
    await sleep(20);
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready in three minutes:\n${said.join('')}`);
}

/** Ends a server with a signal and waits until it is gone. */
export async function endServer({ process: child }: ServerProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
