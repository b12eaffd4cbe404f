import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingParts, missingPartsText } from '#server/db/missing-parts.ts';
import { get, openWorld, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

/** The manifest has got an entity and a field, and nobody has drafted a migration. */
describe.each(subjects)('a database that lacks what the manifest has, on $name', (subject) => {
  let world: World;
  let strangers: World;
  beforeAll(async () => {
    world = await openWorld(subject, { settings: { forDevelopers: true } });
    strangers = await openWorld(subject);
    for (const { database } of [world, strangers]) {
      await sql`drop table banner cascade`.execute(database.db);
      await sql`alter table menu drop column icon`.execute(database.db);
    }
  });
  afterAll(() => Promise.all([world.close(), strangers.close()]));

  const answers = async ({ app }: World) => {
    const owner = await signIn(app, 'owner');
    const replies = [await get(app, '/api/system/banner/list', owner), await get(app, '/api/system/menu/items', owner)];
    return replies.map(({ status, body }) => `${status} ${String(body.message)}`);
  };

  test('the server names it, and what brings it', async () => {
    const missing = await missingParts(world.database);
    expect([...missing].sort()).toEqual(['banner', 'menu.icon']);
    expect(missingPartsText(['banner'])).toContain('npm run migration -- NAME');
  });

  test('a developer reads it on the page, too; nobody else does', async () => {
    const [table = '', column = ''] = await answers(world);
    for (const [text, what] of [
      [table, 'banner'],
      [column, 'icon'],
    ] as const) {
      expect(text).toMatch(/^500 /);
      expect(text).toContain(what);
      expect(text).toContain('npm run migration -- NAME');
    }
    for (const text of await answers(strangers)) expect(text).toBe('500 ระบบขัดข้อง กรุณาลองใหม่');
  });
});
