import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAudit } from '#server/audit/verify.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { findLeftovers, removeLeftovers } from '#server/prepare/leftovers.ts';
import { prepareDatabase } from '#server/prepare/prepare.ts';
import { checkSeals } from '#server/seals/check.ts';
import { sealerOf } from '#server/seals/seal.ts';
import { subjects } from './subjects.ts';

const nothing = { tables: [], menus: [], permissions: [], migrations: [] };

describe.each(subjects)('what is left of an area that was removed, on $name', (subject) => {
  let database: OpenDatabase;
  const secretKey = randomBytes(32);
  const sealer = sealerOf(secretKey);
  beforeAll(async () => {
    database = await subject.open();
    await prepareDatabase({ database, secretKey, now: new Date(), log: () => {} });
  });
  afterAll(() => database.close());

  const entry = async (label: string, link: string | null, parent: number | null = null) => {
    const { id } = await database.db
      .insertInto('menu')
      .values({ label, link, parent_id: parent, sort_order: 0, badge_key: 'none', status: 'active' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  test('a database of the manifest has nothing of the kind', async () => {
    expect(await findLeftovers(database)).toEqual(nothing);
  });

  test('is found, and taken out with a row in the audit log; what staff made stays', async () => {
    const { db } = database;
    await sql`create table gone_parent (id integer primary key)`.execute(db);
    await sql`create table gone_child (id integer primary key, parent_id integer references gone_parent (id))`.execute(
      db,
    );
    await sql`insert into gone_parent values (1), (2)`.execute(db);
    await sql`insert into migration (name, checksum) values ('9998-gone', 'x')`.execute(db);
    const group = await entry('หมวดที่ถูกลบ', null);
    const lost = await entry('รายการ', '/gone/manage?status=active', group);
    const mixed = await entry('หมวดผสม', null);
    const other = await entry('อีกหน้า', '/gone/report', mixed);
    const own = await entry('คู่มือ', 'https://docs.example.test/guide', mixed);
    const alone = await entry('หมวดว่าง', null);
    for (const [key, isSystem] of [
      ['gone.item.view', true],
      ['staff.item.view', false],
    ] as const)
      await sql`insert into permission (key, name, area, action, risk, is_system) values (${key}, ${key}, 'gone', 'view', 'low', ${isSystem})`.execute(
        db,
      );
    await sql`update role set permissions = permissions || '["gone.item.view"]'::jsonb, menu_ids = menu_ids || ${JSON.stringify([lost, own])}::jsonb
      where code in ('owner', 'support')`.execute(db);
    const before = await db
      .selectFrom('role')
      .select(['code', 'permissions', 'menu_ids', 'version'])
      .orderBy('id')
      .execute();

    const found = await findLeftovers(database);
    expect(found).toEqual({
      tables: [
        { name: 'gone_child', rows: 0 },
        { name: 'gone_parent', rows: 2 },
      ],
      menus: [
        { id: group, label: 'หมวดที่ถูกลบ', link: null },
        { id: lost, label: 'รายการ', link: '/gone/manage?status=active' },
        { id: other, label: 'อีกหน้า', link: '/gone/report' },
      ],
      permissions: [{ key: 'gone.item.view', roles: ['owner', 'support'] }],
      migrations: ['9998-gone'],
    });
    const stranger = sealerOf(randomBytes(32));
    await expect(db.transaction().execute((tx) => removeLeftovers(tx, stranger, found))).rejects.toThrow('another key');
    await db.transaction().execute((tx) => removeLeftovers(tx, sealer, found));

    expect(await findLeftovers(database)).toEqual(nothing);
    const after = await db
      .selectFrom('role')
      .select(['code', 'permissions', 'menu_ids', 'version'])
      .orderBy('id')
      .execute();
    for (const [index, role] of after.entries()) {
      const was = before[index];
      const isTouched = ['owner', 'support'].includes(role.code);
      expect(role.permissions).toEqual(was?.permissions.filter((key) => key !== 'gone.item.view'));
      expect(role.menu_ids).toEqual(was?.menu_ids.filter((id) => id !== lost));
      expect(role.version).toBe((was?.version ?? 0) + (isTouched ? 1 : 0));
    }
    const menus = await db
      .selectFrom('menu')
      .select('id')
      .where('id', 'in', [group, lost, mixed, other, own, alone])
      .orderBy('id')
      .execute();
    expect(menus.map(({ id }) => id)).toEqual([mixed, own, alone]);
    const row = await db
      .selectFrom('audit_log')
      .select(['action', 'before'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(row).toMatchObject({ action: 'reference.remove', before: { permissions: ['gone.item.view'] } });
    expect(await verifyAudit(db)).toBeUndefined();
    expect((await checkSeals(db, sealer)).breaches).toEqual([]);
  });
});
