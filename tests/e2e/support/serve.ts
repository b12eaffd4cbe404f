import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildServer, buildWeb, generate } from '../../../scripts/lib/build.mjs';
import { cheapestDatabase } from '../../support/fresh-database.ts';
import { endServer, type ServerProcess, startServer } from '../../support/server-process.ts';

/**
 * A served production build that tests may open. The desk of withdrawals is worked at on both engines, every other journey
 * on one: what the browser does has nothing to do with the engine, and `security/contract` makes each call on both.
 */
export interface Subject {
  readonly name: 'pglite' | 'postgres' | 'default' | 'dgbet';
  readonly url: string;
  /** Its data folder: letters are in `outbox`. */
  readonly folder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    subjects: readonly Subject[];
  }
}

const running: ServerProcess[] = [];
const folders: string[] = [];
const drops: (() => Promise<void>)[] = [];

async function serve(name: Subject['name'], settings: Record<string, string>): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), `backoffice-${name}-`));
  folders.push(folder);
  const server = await startServer({ DEMO_SIZE: 'small', DATA_DIR: folder, TRUST_PROXY: 'true', ...settings });
  running.push(server);
  return { name, url: server.url, folder };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await generate();
  await buildServer();
  await buildWeb('default');
  const subjects: Subject[] = [];
  const serveCheaply = async (name: Subject['name'], deployment: string) => {
    const database = await cheapestDatabase();
    drops.push(database.drop);
    subjects.push(await serve(name, { DEPLOYMENT: deployment, ...database.settings }));
  };
  // Walks change nothing: what they find on one engine they would find on the other.
  if (project.name === 'walks') {
    await buildWeb('dgbet');
    for (const deployment of ['default', 'dgbet'] as const) await serveCheaply(deployment, deployment);
  } else {
    subjects.push(await serve('pglite', { DEPLOYMENT: 'default' }));
    if (process.env.PG_URL) await serveCheaply('postgres', 'default');
    else console.log('! PG_URL is not set: the journeys on PostgreSQL are skipped');
  }
  project.provide('subjects', subjects);
  return async () => {
    await Promise.all(running.map((server) => endServer(server, 'SIGTERM')));
    await Promise.all(drops.map((drop) => drop()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
}
