import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepRepeated } from '#server/db/plans.ts';
import { get, openWorld, rowsOf, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

describe.each(subjects)('queries that come again on $name', (subject) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(subject);
  });
  afterAll(() => world.close());

  /** A query without parameters, as often as it takes for its plan to be kept, and once more. */
  const repeated = async (text: string) => {
    const { db } = world.database;
    const found: unknown[] = [];
    for (let time = 0; time < 5; time += 1)
      found.push((await db.executeQuery(keepRepeated(sql.raw(text).compile(db)))).rows);
    return found;
  };

  test('a plan that is kept follows the tables when they change', async () => {
    const { db } = world.database;
    await sql`create table crate (id int, label text)`.execute(db);
    await sql`insert into crate values (1, 'a')`.execute(db);
    const text = 'select * from crate';
    expect(new Set((await repeated(text)).map((rows) => JSON.stringify(rows)))).toEqual(
      new Set([JSON.stringify([{ id: 1, label: 'a' }])]),
    );
    await sql`alter table crate add column weight int default 5`.execute(db);
    expect(await repeated(text)).toEqual(Array.from({ length: 5 }, () => [{ id: 1, label: 'a', weight: 5 }]));
  });

  test('a list that was read before shows what its person may see now', async () => {
    const { app, database, people } = world;
    const { db } = database;
    const as = await signIn(app, 'agent.master');
    const agents = async () =>
      rowsOf(await get(app, '/api/system/agent/list?limit=100', as))
        .map((row) => row.code)
        .sort();
    const assign = (ids: readonly number[]) =>
      sql`update app_user set agent_ids = ${JSON.stringify(ids)}::jsonb where id = ${people.agent_master?.id}`.execute(
        db,
      );
    for (let time = 0; time < 4; time += 1) expect(await agents()).toEqual(['AAA']);
    await assign([2]);
    expect(await agents()).toEqual(['BBB']);
    await assign([1, 2]);
    expect(await agents()).toEqual(['AAA', 'BBB']);
    await assign([1]);
    expect(await agents()).toEqual(['AAA']);
    await sql`update role set permissions = permissions - 'agent.agent.view' where code = 'agent_master'`.execute(db);
    expect((await get(app, '/api/system/agent/list?limit=100', as)).body.error).toBe(403);
  });

  test('a list that was read before filters by what is asked now', async () => {
    const { app, database } = world;
    const owner = await signIn(app, 'owner');
    await sql`update agent set status = 'suspended' where id = 2`.execute(database.db);
    const codes = async (query: string) =>
      rowsOf(await get(app, `/api/system/agent/list?limit=100&${query}`, owner)).map((row) => row.code);
    for (let time = 0; time < 4; time += 1) {
      expect(await codes('status=active')).toEqual(['AAA']);
      expect(await codes('status=suspended')).toEqual(['BBB']);
    }
    await sql`update agent set status = 'active' where id = 2`.execute(database.db);
    expect(await codes('status=suspended')).toEqual([]);
  });
});
