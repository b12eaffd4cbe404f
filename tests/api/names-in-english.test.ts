import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { get, openWorld, post, rowsOf, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

const thai = /\p{Script=Thai}/u;

/** Names that are kept in both languages, as people of each read them. */
describe.each(subjects)('names in English, $name', (subject) => {
  let world: World;
  let session: { readonly authorization: string };
  beforeAll(async () => {
    world = await openWorld(subject);
    session = await signIn(world.app, 'owner');
  });
  afterAll(() => world.close());

  const rows = async (url: string, language: 'th' | 'en') =>
    rowsOf(await get(world.app, url, { ...session, 'accept-language': language }));

  test('a reference says what it points at in the language of whoever asks, one after the other', async () => {
    const roleOf = async (language: 'th' | 'en') => {
      const [owner] = await rows('/api/system/user/list?q=owner', language);
      return owner?.role_name;
    };
    // The query of the first is kept, and the second must not get it.
    expect([await roleOf('th'), await roleOf('en'), await roleOf('th')]).toEqual(['เจ้าของระบบ', 'Owner', 'เจ้าของระบบ']);
  });

  test('a list of references likewise', async () => {
    const menus = async (language: 'th' | 'en') => {
      const [owner] = await rows('/api/system/role/list?q=owner', language);
      return String(owner?.menu_ids_name);
    };
    expect(await menus('th')).toMatch(thai);
    expect(await menus('en')).toContain('Home');
    expect(await menus('en')).not.toMatch(thai);
  });

  test('a row has both, so that a form changes neither by the other', async () => {
    for (const language of ['th', 'en'] as const) {
      const [owner] = await rows('/api/system/role/list?q=owner', language);
      expect(owner).toMatchObject({ name: 'เจ้าของระบบ', name_en: 'Owner' });
    }
  });

  test('choices have both as well', async () => {
    const choices = await rows('/api/system/role/items', 'en');
    expect(choices.find(({ code }) => code === 'auditor')).toMatchObject({ name_en: 'Auditor (read only)' });
  });

  test('a name is found by its English as well', async () => {
    for (const q of ['dministrato', 'ผู้ดูแล']) {
      const found = await rows(`/api/system/role/items?q=${encodeURIComponent(q)}`, 'en');
      expect(found.map(({ code }) => code)).toEqual(['admin']);
    }
  });

  test('a name without English stays as it is', async () => {
    const role = { code: 'night_desk', name: 'กะดึก', rank: 90, scope: 'assigned', status: 'active' };
    expect((await post(world.app, '/api/system/role/add', role, session)).status).toBe(200);
    const [made] = await rows('/api/system/role/list?q=night_desk', 'en');
    expect(made).toMatchObject({ name: 'กะดึก', name_en: null });
  });
});
