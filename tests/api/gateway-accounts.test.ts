import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, get, openWorld, post, signIn, type World } from './kit.ts';
import { oneSubject } from './subjects.ts';

const account = {
  api_url: 'https://gateway.example',
  deposit_enabled: true,
  withdraw_enabled: true,
  deposit_min: '50.00',
  deposit_max: '1000.00',
  withdraw_min: '100.00',
  withdraw_max: '1000.00',
  deposit_fee_pct: '1.5',
  deposit_fee_fixed: '0.00',
  withdraw_fee_pct: '0',
  withdraw_fee_fixed: '10.00',
  qr_expire_min: 10,
  status: 'active',
};

/** What each gateway wants to know besides. */
const merchant = { merchant_id: 'M-1', api_key: 'key-1', secret_key: 'secret-1' };
const credentials = {
  bitpayz: merchant,
  direpay: merchant,
  hengpay: { merchant_id: 'M-1', token: 'token-1', secret_key: 'secret-1' },
  onepay: merchant,
  zappay: merchant,
  vizpay: { api_key: 'key-1', secret_key: 'secret-1', api_version: 'v1' },
  payonex: { access_key: 'key-1', secret_key: 'secret-1' },
} as const;

describe.each([oneSubject])('the address at which a gateway reports, on $name', (subject) => {
  let world: World;
  let headers: Record<string, string>;
  beforeAll(async () => {
    world = await openWorld(subject, { settings: { publicUrl: 'https://office.example.test' } });
    headers = await signIn(world.app, 'owner');
  });
  afterAll(() => world.close());

  const add = async (gateway: keyof typeof credentials, name: string): Promise<number> => {
    const body = { ...account, ...credentials[gateway], name };
    return Number(dataOf(await post(world.app, `/api/system/${gateway}/add`, body, headers)).id);
  };
  const detail = async (gateway: string, id: number) =>
    dataOf(await get(world.app, `/api/system/${gateway}/detail?id=${id}`, headers));
  const addressOf = async (gateway: string, id: number) => (await detail(gateway, id)).callback_url;
  const rename = async (id: number, name: string) => {
    const { version } = await detail('vizpay', id);
    const body = { ...account, ...credentials.vizpay, id, version, name };
    dataOf(await post(world.app, '/api/system/vizpay/update', body, headers));
  };

  test.each(Object.keys(credentials) as (keyof typeof credentials)[])(
    'is given to a new account of %s',
    async (gateway) => {
      const id = await add(gateway, 'new');
      expect(await addressOf(gateway, id)).toBe(`https://office.example.test/api/callback/${gateway}/${id}`);
    },
  );

  test('is nothing that the caller may choose', async () => {
    const body = { ...account, ...credentials.vizpay, name: 'x', callback_url: 'https://elsewhere.example' };
    const reply = await post(world.app, '/api/system/vizpay/add', body, headers);
    expect([reply.body.error, Object.keys(reply.body.fields as object)]).toEqual([422, ['callback_url']]);
  });

  test('is given to an account without one when somebody saves it, and stays what it is', async () => {
    const id = await add('vizpay', 'old');
    const { db } = world.database;
    const set = (callback_url: string | null) =>
      db.updateTable('gateway_account').set({ callback_url }).where('id', '=', id).execute();
    await set(null);
    await rename(id, 'older');
    expect(await addressOf('vizpay', id)).toBe(`https://office.example.test/api/callback/vizpay/${id}`);
    await set('https://before.example/callback');
    await rename(id, 'oldest');
    expect(await addressOf('vizpay', id)).toBe('https://before.example/callback');
  });

  test('is in the audit log', async () => {
    const id = await add('vizpay', 'audited');
    const entry = await world.database.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'vizpay.add')
      .where('entity_id', '=', String(id))
      .executeTakeFirstOrThrow();
    expect(entry.after).toMatchObject({ callback_url: `https://office.example.test/api/callback/vizpay/${id}` });
  });

  test('a secret that is replaced counts for another day, one that stays is none', async () => {
    const id = await add('vizpay', 'turning');
    const { cipher } = world.platform;
    const stored = () =>
      world.database.db
        .selectFrom('gateway_account')
        .select(['secret_key', 'previous_secret_key', 'previous_secret_until'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const change = async (secret: object) => {
      const { version } = await detail('vizpay', id);
      const { secret_key: _secret, ...rest } = credentials.vizpay;
      dataOf(
        await post(
          world.app,
          '/api/system/vizpay/update',
          { ...account, ...rest, ...secret, id, version, name: 'turning' },
          headers,
        ),
      );
    };
    await change({});
    expect((await stored()).previous_secret_key).toBeNull();
    await change({ secret_key: 'secret-2' });
    const turned = await stored();
    expect(cipher.decrypt(turned.secret_key ?? '')).toBe('secret-2');
    expect(cipher.decrypt(turned.previous_secret_key ?? '')).toBe('secret-1');
    const hours = ((turned.previous_secret_until?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect(JSON.stringify(await detail('vizpay', id))).not.toContain('secret-1');
  });
});
