import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/lib/postgres.mjs';
import { root } from '../../../scripts/lib/steps.mjs';
import { until } from '../../support/until.ts';

const call = promisify(execFile);
const maxBuffer = 2 ** 26;

/** What a command has written, and how it ended. */
export interface Outcome {
  readonly code: number;
  readonly text: string;
}

/** Runs a command of a project to its end. */
export const runIn = (folder: string, command: string, env: Readonly<Record<string, string>> = {}): Promise<Outcome> =>
  call('sh', ['-c', command], { cwd: folder, env: { ...process.env, ...env }, maxBuffer }).then(
    ({ stdout, stderr }) => ({ code: 0, text: `${stdout}${stderr}` }),
    (error: { readonly code?: number; readonly stdout?: string; readonly stderr?: string }) => ({
      code: error.code ?? 1,
      text: `${error.stdout ?? ''}${error.stderr ?? ''}`,
    }),
  );

/** A clone of this project as somebody has it who works on it: its files, its packages, and nothing changed yet. */
export async function cloneProject(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'newcomer-'));
  const { stdout } = await call('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, maxBuffer });
  for (const path of stdout.split('\0').filter(Boolean)) {
    // What was deleted and is not committed yet is listed as well.
    if (!statSync(join(root, path), { throwIfNoEntry: false })) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  const commit = 'git init -q && git add -A && git -c user.name=N -c user.email=n@example.test commit -qm Clone';
  // Links to the same files, where both are on one disk: a copy of all packages takes minutes.
  const packages = `rm -rf node_modules && cp -al "${root}/node_modules" . 2>/dev/null || cp -a "${root}/node_modules" .`;
  for (const command of [commit, packages, 'rm -rf node_modules/.vite']) {
    const { code, text } = await runIn(folder, command);
    if (code !== 0) throw new Error(`${command}: ${text}`);
  }
  return folder;
}

/** `npm run dev` at work. */
export interface Dev {
  /** Of the page. */
  readonly url: string;
  /** Throws with its output where it has ended by itself. */
  check(): void;
  /** Waits until it has written this. */
  wrote(text: RegExp): Promise<unknown>;
  /** Ends it as a terminal does, and waits until all of its processes are gone. */
  end(): Promise<void>;
}

/** Starts what leads to `npm run dev`, and waits until the page and the server answer. Throws with its output when it ends before. */
export async function startDev(
  folder: string,
  command: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Dev> {
  const [port, vitePort] = [await freePort(), await freePort()];
  const child = spawn('sh', ['-c', `exec env ${command}`], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', ...env, PORT: String(port), VITE_PORT: String(vitePort) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  // Every process of it has the same two pipes: they close with the last.
  const closed = new Promise((resolve) => child.once('close', resolve));
  const answers = (url: string) =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  const url = `http://localhost:${vitePort}`;
  const check = () => {
    if (child.exitCode !== null) throw new Error(`npm run dev ended:\n${output.join('')}`);
  };
  await until('npm run dev answers', async () => {
    check();
    return (await answers(url)) && (await answers(`http://127.0.0.1:${port}/health`));
  });
  return {
    url,
    check,
    wrote: (text) =>
      until(`npm run dev writes ${text}`, () => {
        check();
        return text.test(output.join(''));
      }),
    async end() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}
