import type pg from 'pg';
import { type Driver, listenOn } from './listen.ts';
import { DatabaseError, type Session, type SessionSource } from './session.ts';

/** Limits of every connection, in milliseconds: a forgotten lock must not hold up the desk. */
const sessionSettings = [
  ['TimeZone', 'UTC'],
  ['DateStyle', 'ISO'],
  ['statement_timeout', '30000'],
  ['idle_in_transaction_session_timeout', '30000'],
  // Compiling a query takes seconds and is for queries of minutes: none of ours may take that long.
  ['jit', 'off'],
  // A report puts hundreds of thousands of rows together: in memory, not in files.
  ['work_mem', '32MB'],
] as const;

const asText = (): ((value: string) => string) => (value) => value;

/**
 * Milliseconds for a connection to be made. Who waits for one of those that there are does so in the lanes (`lanes.ts`), which
 * let no more through than there are.
 */
const connectTimeout = 10_000;

/** Milliseconds without work after which a connection is closed: making one, and its plans, takes longer than a call. */
const idleFor = 600_000;
/** Seconds after which a connection is replaced, and what its plans hold is free again. */
const lifetime = 3_600;
/** Plans that one connection keeps; each takes up to some hundred kilobytes of the database's memory. */
const mostPlans = 100;

interface PoolOptions {
  readonly poolSize: number;
  /** Milliseconds to wait for somebody else's row or table. */
  readonly lockTimeout: number;
  readonly onError?: (error: Error) => void;
}

/** PostgreSQL, or an engine that speaks its protocol, behind a pool. The driver is loaded here: an embedded database does without. */
export async function postgresSource(
  url: string,
  { poolSize, lockTimeout, onError = () => {} }: PoolOptions,
): Promise<SessionSource> {
  const { default: driver } = await import('pg');
  const settings = [...sessionSettings, ['lock_timeout', String(lockTimeout)]];
  const pool = new driver.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: idleFor,
    maxLifetimeSeconds: lifetime,
    options: settings.map(([name, value]) => `-c ${name}=${value}`).join(' '),
    application_name: 'backoffice',
  });
  // An idle connection that dies is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError);
  let ended: Promise<void> | undefined;
  const clients = new WeakMap<Session, pg.PoolClient>();
  return {
    async acquire() {
      const client = await pool.connect().catch((error: unknown) => {
        throw toDatabaseError(driver, error);
      });
      const session = sessionOf(driver, client);
      // A connection that dies between two queries emits an error; unhandled it would end the process. The next
      // query, or the release, finds it dead.
      client.on('error', onError);
      clients.set(session, client);
      return session;
    },
    release(session, broken) {
      const client = clients.get(session);
      client?.off('error', onError);
      client?.release(broken);
    },
    listen: (channel, listener) => listenOn(driver, url, channel, listener),
    end() {
      ended ??= pool.end();
      return ended;
    },
  };
}

/** Names of the plans that a connection keeps. */
const kept = new WeakMap<pg.PoolClient, Set<string>>();

/** Whether the connection keeps a plan, or may do so from now on. */
function keeps(client: pg.PoolClient, plan: string): boolean {
  const plans = kept.get(client) ?? new Set();
  kept.set(client, plans);
  return plans.size < mostPlans ? Boolean(plans.add(plan)) : plans.has(plan);
}

function sessionOf(driver: Driver, client: pg.PoolClient): Session {
  return {
    async query(text, parameters, plan) {
      try {
        const result = await client.query<(string | null)[]>({
          ...(plan !== undefined && keeps(client, plan) && { name: plan }),
          text,
          values: [...parameters],
          rowMode: 'array',
          types: { getTypeParser: asText },
        });
        return {
          columns: result.fields.map((field) => ({ name: field.name, oid: field.dataTypeID })),
          rows: result.rows,
          affected: result.rowCount ?? 0,
          command: result.command,
        };
      } catch (error) {
        throw toDatabaseError(driver, error);
      }
    },
    async script(text) {
      try {
        await client.query(text);
      } catch (error) {
        throw toDatabaseError(driver, error);
      }
    },
  };
}

function toDatabaseError(driver: Driver, error: unknown): DatabaseError {
  if (error instanceof driver.DatabaseError) {
    const { message, code, constraint, table, column, detail } = error;
    return new DatabaseError({ message, code: code ?? 'XX000', constraint, table, column, detail });
  }
  const message = error instanceof Error ? error.message : String(error);
  return new DatabaseError({ message: `The connection to the database was lost: ${message}`, code: '08006' });
}
