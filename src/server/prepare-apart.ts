import { parentPort, Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { deployments } from '#generated/api/deployments.ts';
import { systemClock } from './app.ts';
import type { OpenDatabase } from './db/connect.ts';
import { maybe } from './db/sql.ts';
import { databaseOf, type environmentOf } from './environment.ts';
import { prepareDatabase } from './prepare/prepare.ts';

type Environment = ReturnType<typeof environmentOf>;
type Say = (line: string) => void;

/** What the thread reports: lines for people, then that all is there, or why not. */
type Report = { readonly line: string } | { readonly done: true } | { readonly failed: string };

/** Nothing that a server needs is in it yet: no tables, or no roles. */
export async function isBlank({ db }: Pick<OpenDatabase, 'db'>): Promise<boolean> {
  const table = await maybe(sql`select 1 from pg_class where oid = to_regclass('role')`, db);
  return !table || !(await maybe(sql`select 1 from role limit 1`, db));
}

/** Brings the database to where the server can use it. Returns whether nobody can sign in yet. */
export async function prepareFor(environment: Environment, database: OpenDatabase, say: Say): Promise<boolean> {
  const { deployment, demo, settings } = environment;
  const { identity, server, gateways } = deployments[deployment];
  const { empty } = await prepareDatabase({
    database,
    ...(demo === undefined ? {} : { demo, server }),
    gateways,
    identity: identity.provider,
    secretKey: settings.secretKey,
    now: systemClock.now(),
    log: say,
  });
  return empty;
}

/** A thread at work. */
export interface Apart {
  /** Resolves when the database is prepared and closed; rejects with what the thread failed of. */
  readonly done: Promise<void>;
  /** Closes the database and ends the thread. */
  stop(): Promise<void>;
}

/**
 * Prepares a blank database in a thread of its own, which runs `program` and opens the database itself: tables and demo
 * need hundreds of megabytes, in the memory of the embedded engine too, which grows and never shrinks. They go with the thread.
 */
export function prepareApart(program: string, say: Say): Apart {
  const thread = new Worker(program);
  const exited = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  const done = new Promise<void>((resolve, reject) => {
    let failure: Error | undefined = new Error('The preparation of the database was broken off.');
    thread.on('message', (report: Report) => {
      if ('line' in report) say(report.line);
      else failure = 'failed' in report ? new Error(report.failed) : undefined;
    });
    thread.once('error', reject);
    thread.once('exit', () => (failure ? reject(failure) : resolve()));
  });
  return {
    done,
    async stop() {
      thread.postMessage('stop');
      await exited;
    },
  };
}

/** What the thread of `prepareApart` does. */
export async function runApart(environment: Environment): Promise<void> {
  const report = (message: Report) => parentPort?.postMessage(message);
  try {
    const database = await databaseOf(environment);
    parentPort?.once('message', () => database.close().finally(() => process.exit()));
    try {
      await prepareFor(environment, database, (line) => report({ line }));
    } finally {
      await database.close();
    }
    report({ done: true });
  } catch (error) {
    report({ failed: error instanceof Error ? error.message : String(error) });
  }
  parentPort?.close();
}
