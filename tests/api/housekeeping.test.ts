import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { clearAway, startHousekeeping } from '#server/jobs/housekeeping.ts';
import { subjects } from './subjects.ts';

describe.each(subjects)('housekeeping on $name', (subject) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await subject.open();
    await migrate(database);
  });
  afterAll(() => database.close());

  test('deletes expired rows, however many, and nothing else', async () => {
    const { db } = database;
    await sql`insert into idempotency (actor_id, key, route, body_hash, status, body, expires_at)
      select 1, 'key-' || lpad(n::text, 8, '0'), 'POST /x', '', 200, '{}',
        clock_timestamp() + case when n <= 5 then interval '1 hour' else interval '-1 second' end
      from generate_series(1, 4500) n`.execute(db);
    await sql`insert into session (token_hash, user_id, auth_method, ip, user_agent, expires_at)
      select sha256(n::text::bytea), 1, 'local', '-', '-', clock_timestamp() - n * interval '60 days'
      from generate_series(0, 3) n`.execute(db);
    await sql`insert into disclosure (session_id, user_id, entity, entity_id, fields, hour)
      select 1, 1, 'X', '1', 'a', date_trunc('hour', clock_timestamp()) - n * interval '1 day'
      from generate_series(0, 4) n`.execute(db);
    await sql`insert into outbox (topic, key, state, finished_at)
      select 'x', 'x:' || n, case when n = 4 then 'parked' else 'done' end,
        case when n = 4 then null else clock_timestamp() - n * interval '20 days' end
      from generate_series(0, 4) n`.execute(db);
    expect(await clearAway(db)).toBe(4495 + 2 + 2 + 3);
    const left = await sql<{ answers: number; sessions: number; seen: number; tasks: number }>`
      select (select count(*)::int from idempotency) as answers, (select count(*)::int from session) as sessions,
        (select count(*)::int from disclosure) as seen, (select count(*)::int from outbox where topic = 'x') as tasks`.execute(
      db,
    );
    expect(left.rows[0]).toEqual({ answers: 5, sessions: 2, seen: 2, tasks: 3 });
    expect(await clearAway(db)).toBe(0);
  });

  test('that is stopped ends the statement under way, and begins no other', async () => {
    let [begun, ended] = [0, 0];
    let begin = () => {};
    const first = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const counted = database.db.withPlugin({
      transformQuery({ node }) {
        begun += 1;
        begin();
        return node;
      },
      async transformResult({ result }) {
        ended += 1;
        return result;
      },
    });
    const failures: string[] = [];
    const logger = { info() {}, warn() {}, error: (_details: object, message: string) => void failures.push(message) };
    const stop = startHousekeeping(counted, logger);
    await first;
    await stop();
    expect([begun, ended, failures]).toEqual([1, 1, []]);
  });
});
