import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gate } from '../support/gate.ts';
import { get, openWorld, rowsOf, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

/** Rows of the log under test; the size of a year is measured by AUDIT_ROWS=1000000. */
const size = Number(process.env.AUDIT_ROWS || 100_000);

/** A year of a log. The chain does not matter to a reader. */
async function fill({ database: { db } }: World): Promise<void> {
  for (let from = 1; from <= size; from += chunk) await fillPart(db, from, Math.min(size, from + chunk - 1));
  await sql`update audit_head set seq = ${size + 1000}`.execute(db);
  await sql`analyze audit_log`.execute(db);
}

/** Connections of the database of a test. */
const poolSize = 10;
const chunk = 50_000;

async function fillPart(db: World['database']['db'], from: number, to: number): Promise<void> {
  await sql`
    insert into audit_log (seq, at, actor_id, actor_name, actor_role, auth_method, ip, user_agent, request_id, action,
      entity_type, entity_id, before, after, result, version, prev_hash, hash)
    select n, clock_timestamp() - make_interval(secs => (${size}::integer + 1000 - n) * 31536000.0 / ${size}::integer), 1 + n % 40, 'คน ' || n % 40,
      'finance', 'local', '10.0.' || n % 250 || '.7', 'Mozilla/5.0', md5(n::text),
      (array['withdraw.verify', 'withdraw.approve', 'user.update', 'auth.sign_in', 'Withdrawal.read'])[1 + n % 5],
      (array['Withdrawal', 'User'])[1 + n % 2], (n % 9973)::text, '{"status": "pending"}', '{"status": "verified"}',
      case n % 50 when 0 then 'denied' else 'ok' end, 2, sha256('x'), sha256(n::text::bytea)
    from generate_series(${from + 1000}::integer, ${to + 1000}::integer) n`.execute(db);
}

/** What a person asks most, and what is asked after something happened. */
const questions: readonly (readonly [name: string, query: string])[] = [
  ['the last seven days', ''],
  ['page 20', 'page=20'],
  ['93 days', 'date_from={93}&date_to={today}'],
  ['one person', 'date_from={93}&date_to={today}&actor_id=7'],
  ['one action', 'date_from={93}&date_to={today}&action=user.update'],
  ['one record', 'date_from={93}&date_to={today}&entity_type=User&entity_id=4711'],
  ['a record of any kind', 'date_from={93}&date_to={today}&entity_id=4711'],
  ['what was denied', 'date_from={93}&date_to={today}&result=denied'],
  ['one address', 'date_from={93}&date_to={today}&ip=10.0.77.7'],
  ['one request', 'date_from={93}&date_to={today}&request_id=ffffffffffffffffffffffffffffffff'],
];

const day = (back: number) => new Date(Date.now() + 7 * 3_600_000 - back * 86_400_000).toISOString().slice(0, 10);
const address = (query: string) =>
  `/api/system/audit/list?${query.replace('{93}', day(92)).replace('{today}', day(0))}`;

/** Has every connection of the pool hand in what it has counted: all are held at once, so that none is missed. */
async function handIn({ withSession }: World['database']): Promise<void> {
  const [all, held] = [gate(), Array.from({ length: poolSize }, gate)];
  const sessions = held.map(({ open }) =>
    withSession(async (session) => {
      open();
      await all.opened;
      await session.query('select pg_stat_force_next_flush()', []);
    }),
  );
  await Promise.all(held.map(({ opened }) => opened));
  all.open();
  await Promise.all(sessions);
}

// Plans of PGlite say nothing about a server with its own memory: this is measured on PostgreSQL alone.
const subject = subjects.find(({ name }) => name === 'postgres');
describe.skipIf(!subject)('a log of a year on postgres', () => {
  if (!subject) return;
  let world: World;
  let auditor: { authorization: string };
  /** Sees the log of one agent alone, of which there is next to nothing: every row is looked at. */
  let limited: { authorization: string };
  beforeAll(async () => {
    world = await openWorld(subject);
    await sql`update role set permissions = permissions || '["system.audit.view"]' where code = 'support'`.execute(
      world.database.db,
    );
    [auditor, limited] = [await signIn(world.app, 'auditor'), await signIn(world.app, 'support')];
    await fill(world);
  });
  afterAll(() => world.close());

  test('how large it is', async () => {
    const { rows } = await sql<{ bytes: string }>`select pg_total_relation_size('audit_log')::text as bytes`.execute(
      world.database.db,
    );
    console.log(`${size} rows: ${Math.round(Number(rows[0]?.bytes) / 1e6)} MB with indexes`);
  });

  test.each(questions)('%s', async (_name, query) => {
    const reply = await get(world.app, address(query), auditor);
    expect(reply.body).toMatchObject({ error: 0 });
    const keys = rowsOf(reply).map((row) => Number(row.seq));
    expect(keys).toEqual([...keys].sort((a, b) => b - a));
  });

  test('nothing that a screen asks walks through the whole table', async () => {
    // The database counts by itself how often it walked, and each connection hands its count in when it is made to.
    const walks = async () => {
      await handIn(world.database);
      const { rows } = await sql<{ seq_scan: string; idx_scan: string }>`
        select seq_scan::text, idx_scan::text from pg_stat_user_tables where relname = 'audit_log'`.execute(
        world.database.db,
      );
      return { whole: Number(rows[0]?.seq_scan), index: Number(rows[0]?.idx_scan) };
    };
    const before = await walks();
    for (const [, query] of questions)
      for (const who of [auditor, limited]) await get(world.app, address(`${query}&limit=20`), who);
    const after = await walks();
    expect(after.whole - before.whole).toBe(0);
    expect(after.index - before.index).toBeGreaterThanOrEqual(4 * questions.length);
  });
});
