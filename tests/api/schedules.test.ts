import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '#server/context/context-factory.ts';
import { scheduleTask } from '#server/lifecycle/schedule.ts';
import { openWorld, type World } from './kit.ts';
import { subjects } from './subjects.ts';

describe.each(subjects)('schedules of all areas on $name', (subject) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(subject);
  });
  afterAll(() => world.close());

  const look = () =>
    scheduleTask(
      systemContext(world.platform, 'status_clock'),
      world.platform.folded.schedules,
    )({ id: 1n, topic: '', key: '', payload: {}, run: 1 });

  it('every table has the columns that its schedule writes', async () => {
    expect(world.platform.folded.schedules.length).toBeGreaterThan(2);
    await expect(look()).resolves.toHaveProperty('again');
  });

  it('a promotion that the platform made ends by itself, with its version and a line in its history', async () => {
    const { db } = world.database;
    const { rows } = await sql<{ id: number }>`
      insert into promotion (code, name, type, bonus_mode, turnover_multiple, turnover_base, withdraw_cap_mode, status, end_at)
      values ('P1', 'P1', 'winback', 'percent', 1, 'deposit', 'none', 'active', now() - interval '1 hour')
      returning id::integer as id`.execute(db);
    const [made] = rows;
    await look();
    const now = await sql`select status, version from promotion where id = ${made?.id}`.execute(db);
    expect(now.rows).toEqual([{ status: 'expired', version: 2 }]);
    const events = await sql`
      select from_status, to_status, version from entity_event where entity = 'Promotion' and entity_id = ${made?.id}`.execute(
      db,
    );
    expect(events.rows).toEqual([{ from_status: 'active', to_status: 'expired', version: 2 }]);
  });
});
