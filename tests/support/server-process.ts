import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { root } from '../../scripts/lib/steps.mjs';
import { inTime } from './until.ts';

/** The built server as an operator runs it, in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it has said so far. */
  readonly said: readonly string[];
}

/**
 * Starts dist/server/main.mjs with these settings, by their names in the environment, on a free port unless they have
 * one, and waits until it says that it is ready; `project` is a copy of this project with a build of its own, `node`
 * the program that runs it. Nobody but the caller ends it. Throws with what the server said when it ends before.
 */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  project: string = root,
  node: string = process.execPath,
): Promise<ServerProcess> {
  for (;;) {
    const port = settings.PORT ?? String(await freePort());
    const child = spawn(node, ['dist/server/main.mjs'], {
      cwd: project,
      env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', HOST: '127.0.0.1', PORT: port, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    const ready = new Promise<boolean>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          output.push(chunk.toString());
          if (output.join('').includes('Ready: ')) resolve(true);
        });
      child.once('close', () => resolve(false));
    });
    const isReady = await inTime(() => `The start of the server\n${output.join('')}`, ready);
    if (isReady) return { url: `http://127.0.0.1:${port}`, process: child, said: output };
    // Somebody else took the port between the look for a free one and the start.
    if (settings.PORT || !output.join('').includes('EADDRINUSE'))
      throw new Error(`The server ended while starting:\n${output.join('')}`);
  }
}

/** Ends a server with a signal and waits until it is gone. */
export async function endServer({ process: child, said }: ServerProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await inTime(() => `The server after ${signal}\n${said.join('')}`, exited);
}
