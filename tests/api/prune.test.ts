import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/connect.ts';
import { prepareDatabase } from '#server/prepare/prepare.ts';
import { parseSecretKey } from '#server/settings/secret-key.ts';

const root = join(import.meta.dirname, '../..');
const key = 'ab'.repeat(32);
const dir = mkdtempSync(join(tmpdir(), 'prune-'));

beforeAll(async () => {
  const database = await openDatabase({ dir });
  await prepareDatabase({ database, secretKey: parseSecretKey(key), now: new Date(), log: () => {} });
  await sql`create table gone (id integer primary key)`.execute(database.db);
  await database.close();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** `npm run prune` in a pipe; `answers` are all that is ever typed. */
async function prune(answers: string): Promise<{ readonly code: number | null; readonly out: string }> {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/prune.ts'], {
    cwd: root,
    env: { ...env, DATA_DIR: dir, SECRET_KEY: key },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  child.stdin.end(answers);
  const out = await text(child.stdout);
  return { code: await ended, out };
}

test('prune is answered by a pipe: no answer does nothing, yes takes out what is left', async () => {
  const silent = await prune('');
  expect(silent.code).toBe(0);
  expect(silent.out).toContain('Nobody answered, and nothing is done');
  const agreed = await prune('y\n');
  expect(agreed.code).toBe(0);
  expect(agreed.out).toContain('gone, 0 rows');
  expect(agreed.out).toContain('Taken out.');
});
