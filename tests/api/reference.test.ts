import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { permissions, roles } from '#generated/api/access.ts';
import { verifyAudit } from '#server/audit/verify.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { prepareDatabase } from '#server/prepare/prepare.ts';
import { subjects } from './subjects.ts';

describe.each(subjects)('reference data of a database that exists, on $name', (subject) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await subject.open();
    await start();
  });
  afterEach(() => database.close());

  /** Starts the server's database once more; returns what it says. */
  async function start(): Promise<readonly string[]> {
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    await prepareDatabase({ database, secretKey: new Uint8Array(32), now: new Date(), log });
    return lines;
  }

  const roleOf = (code: string) =>
    database.db.selectFrom('role').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
  const menuOf = (link: string) =>
    database.db.selectFrom('menu').selectAll().where('link', '=', link).orderBy('id').execute();
  const everything = async () => ({
    permissions: await database.db.selectFrom('permission').selectAll().orderBy('id').execute(),
    menus: await database.db.selectFrom('menu').selectAll().orderBy('id').execute(),
    roles: await database.db.selectFrom('role').selectAll().orderBy('id').execute(),
    banks: await database.db.selectFrom('bank_ref').selectAll().orderBy('code').execute(),
    audit: await database.db.selectFrom('audit_log').selectAll().orderBy('seq').execute(),
  });

  /** Makes the database as if the manifest had got this permission and this entry later. */
  async function forget(key: string, link: string): Promise<number> {
    const [menu] = await menuOf(link);
    await database.db.deleteFrom('permission').where('key', '=', key).execute();
    await database.db.deleteFrom('menu').where('link', '=', link).execute();
    await sql`update role set permissions = permissions - ${key}::text,
      menu_ids = (select coalesce(jsonb_agg(one.id), '[]') from jsonb_array_elements(menu_ids) as one(id) where one.id <> to_jsonb(${menu?.id}::int))`.execute(
      database.db,
    );
    return menu?.id ?? 0;
  }

  const key = 'finance.withdraw.note';
  const taken = 'finance.withdraw.verify';
  const link = '/payonex/orders';

  test('gets exactly what is missing, once, and keeps what staff decided', async () => {
    const [before] = await menuOf(link);
    await forget(key, link);
    await sql`update role set permissions = permissions - ${taken}::text where code = 'finance'`.execute(database.db);
    await sql`update role set is_system = false where code = 'support'`.execute(database.db);
    const old = await everything();

    expect(await start()).toEqual(['Reference data: 1 permission, 1 menu entry added']);
    const now = await everything();
    expect(now.permissions.map((row) => row.key).sort()).toEqual(permissions.map((one) => one.key).sort());
    expect(now.permissions.slice(0, old.permissions.length)).toEqual(old.permissions);
    const entries = await menuOf(link);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      parent_id: before?.parent_id,
      sort_order: before?.sort_order,
      label: before?.label,
    });
    expect(now.menus).toHaveLength(old.menus.length + 1);
    expect(now.banks).toEqual(old.banks);

    for (const role of roles) {
      const was = old.roles.find(({ code }) => code === role.code);
      const is = await roleOf(role.code);
      if (!is.is_system) {
        expect(is).toEqual(was);
        continue;
      }
      const gets = role.permissions.includes(key) ? [key] : [];
      expect(is.permissions).toEqual([...(was?.permissions ?? []), ...gets]);
      expect(is.menu_ids).toEqual([...(was?.menu_ids ?? []), entries[0]?.id]);
      expect(is.version).toBe((was?.version ?? 0) + 1);
    }
    expect(roles.find(({ code }) => code === 'finance')?.permissions).toContain(taken);
    expect((await roleOf('finance')).permissions).not.toContain(taken);

    expect(now.audit).toHaveLength(old.audit.length + 1);
    expect(now.audit.at(-1)).toMatchObject({
      actor_role: 'system',
      action: 'reference.add',
      after: { permissions: [key], menus: [link], roles: [], banks: [] },
    });
    expect(await verifyAudit(database.db)).toBeUndefined();

    expect(await start()).toEqual([]);
    expect(await everything()).toEqual(now);
  });

  test('finds groups that staff renamed, and entries with a filter behind their link', async () => {
    const [entry] = await menuOf(link);
    await database.db
      .updateTable('menu')
      .set({ label: 'ของเรา' })
      .where('id', '=', entry?.parent_id ?? 0)
      .execute();
    await database.db
      .updateTable('menu')
      .set({ link: '/payonex/transactions?status=success' })
      .where('link', '=', '/payonex/transactions')
      .execute();
    expect(await start()).toEqual([]);
    await forget(key, link);
    expect(await start()).toEqual(['Reference data: 1 permission, 1 menu entry added']);
    expect((await menuOf(link)).map((row) => row.parent_id)).toEqual([entry?.parent_id]);
  });

  test('adds a whole group with its entries; a role that has every menu still has every menu', async () => {
    const [entry] = await menuOf(link);
    const family = (await everything()).menus.filter(
      (row) => row.id === entry?.parent_id || row.parent_id === entry?.parent_id,
    );
    await database.db
      .deleteFrom('menu')
      .where(
        'id',
        'in',
        family.map(({ id }) => id),
      )
      .execute();
    await sql`update role set menu_ids = '[]' where code = 'admin'`.execute(database.db);
    expect(await start()).toEqual([`Reference data: ${family.length} menu entries added`]);
    const after = (await everything()).menus.slice(-family.length);
    const shape = (rows: typeof family) => rows.map(({ label, link, sort_order }) => ({ label, link, sort_order }));
    expect(shape(after)).toEqual(shape(family));
    expect(new Set(after.slice(1).map((row) => row.parent_id))).toEqual(new Set([after[0]?.id]));
    expect((await roleOf('admin')).menu_ids).toEqual([]);
    expect((await roleOf('owner')).menu_ids).toEqual(expect.arrayContaining(after.map(({ id }) => id)));
  });

  test('adds roles and banks', async () => {
    const lost = await roleOf('auditor');
    await database.db.deleteFrom('role').where('code', '=', 'auditor').execute();
    await database.db.deleteFrom('bank_ref').where('code', 'in', ['TISCO', 'KKP']).execute();
    expect(await start()).toEqual(['Reference data: 1 role, 2 banks added']);
    const { code, permissions: granted, menu_ids } = await roleOf('auditor');
    expect({ code, granted, menu_ids }).toEqual({
      code: lost.code,
      granted: lost.permissions,
      menu_ids: lost.menu_ids,
    });
  });
});

/** The rules are the same on both engines, and one of them is enough. */
const [subject] = [...subjects].reverse();
test.skipIf(!subject)('there is nothing of a gateway that is off, until it is turned on', async () => {
  if (!subject) return;
  const database = await subject.open();
  const { db } = database;
  const start = (...gateways: readonly string[]) =>
    prepareDatabase({ database, gateways, secretKey: new Uint8Array(32), now: new Date(), log() {} });
  try {
    await start('payonex');
    const all = [
      ...(await db.selectFrom('permission').select('key').execute()),
      ...(await db.selectFrom('role').select('permissions').execute()),
      ...(await db.selectFrom('menu').select(['label', 'link']).execute()),
    ];
    expect(JSON.stringify(all)).toContain('gateway.payonex.order.view');
    expect(JSON.stringify(all)).not.toMatch(/vizpay/i);
    await start('payonex', 'vizpay');
    const finance = await db.selectFrom('role').select('permissions').where('code', '=', 'finance').executeTakeFirst();
    expect(finance?.permissions).toContain('gateway.vizpay.order.view');
    expect(await db.selectFrom('menu').select('id').where('link', '=', '/vizpay/orders').execute()).toHaveLength(1);
    expect(JSON.stringify(await db.selectFrom('permission').select('key').execute())).not.toContain('zappay');
  } finally {
    await database.close();
  }
});
