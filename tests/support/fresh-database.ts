import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * What a server is started with where the engine is not what is proved: PostgreSQL, where PG_URL names one, starts with a
 * third of the work. `drop` throws its database away.
 */
export async function cheapestDatabase(): Promise<{
  readonly settings: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}> {
  const server = process.env.PG_URL;
  if (!server) return { settings: {}, drop: async () => {} };
  const { url, drop } = await freshDatabase(server);
  return { settings: { DATABASE_URL: url }, drop };
}

/** A database of its own on a PostgreSQL server, for processes that are given its address. */
export async function freshDatabase(server: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `own_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
