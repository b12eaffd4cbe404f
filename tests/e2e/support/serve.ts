import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { buildServer, buildWeb, generate } from '../../../scripts/lib/build.mjs';
import { root } from '../../../scripts/lib/steps.mjs';

/** A served production build that tests may open. */
export interface Subject {
  readonly name: 'pglite' | 'postgres' | 'dgbet';
  readonly url: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    subjects: readonly Subject[];
  }
}

const running: ChildProcess[] = [];
const folders: string[] = [];

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function serve(name: Subject['name'], settings: Record<string, string>): Promise<Subject> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), `backoffice-${name}-`));
  folders.push(folder);
  const env = {
    ...process.env,
    NODE_ENV: '',
    DEMO_SIZE: 'small',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    ...settings,
  };
  const server = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(server);
  const said: string[] = [];
  server.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600; tries++) {
    if (server.exitCode !== null) throw new Error(`${name} ended while starting:\n${said.join('')}`);
    const ready = await fetch(`${url}/health`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return { name, url };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} was not ready in a minute:\n${said.join('')}`);
}

async function freshDatabase(cluster: string): Promise<string> {
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.toString();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await generate();
  await buildServer();
  await buildWeb('default');
  await buildWeb('dgbet');
  const cluster = process.env.PG_URL;
  const subjects = [
    await serve('pglite', { DEPLOYMENT: 'default', DATABASE_URL: '' }),
    await serve('dgbet', { DEPLOYMENT: 'dgbet', DATABASE_URL: '' }),
  ];
  if (cluster)
    subjects.push(await serve('postgres', { DEPLOYMENT: 'default', DATABASE_URL: await freshDatabase(cluster) }));
  else console.log('! PG_URL is not set: the journeys on PostgreSQL are skipped');
  project.provide('subjects', subjects);
  return async () => {
    for (const server of running) server.kill('SIGTERM');
    await Promise.all(
      running.map(
        (server) => new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve(null))),
      ),
    );
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
}
