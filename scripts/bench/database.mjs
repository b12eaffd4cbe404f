// A database of a measurement's own, on the PostgreSQL that BENCH_PG_URL names, or on one that is started for it.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { findPostgres, startPostgres } from '../lib/postgres.mjs';

/**
 * Does `work` with the address of an empty database, which is gone afterwards. Says why not where there is no PostgreSQL.
 * @param {string} title @param {(url: string) => Promise<void>} work @param {string} [settings] of one that is started (`-c name=value`)
 */
export async function withDatabase(title, work, settings = '') {
  const given = process.env.BENCH_PG_URL;
  const bin = given ? undefined : findPostgres();
  if (!given && !bin) return console.log(`${title}: needs a PostgreSQL (BENCH_PG_URL, or one that is installed)`);
  const postgres = given ? { url: given, stop: () => {} } : await startPostgres(bin ?? '', settings);
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const run = async (/** @type {string} */ statement) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  try {
    await run(`create database ${name} template template0 encoding 'UTF8'`);
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    await work(url.href).finally(() => run(`drop database if exists ${name} with (force)`));
  } finally {
    postgres.stop();
  }
}
