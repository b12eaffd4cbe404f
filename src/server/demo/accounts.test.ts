import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../db/connect.ts';
import { prepareDatabase } from '../prepare/prepare.ts';
import { demoAccounts } from './accounts.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ memory: true });
});
afterAll(() => database.close());

it('names one way in for each role, also on a later start, and only those that still work', async () => {
  const prepare = () =>
    prepareDatabase({
      database,
      demo: 'small',
      secretKey: new Uint8Array(32),
      now: new Date('2026-01-31T07:00:00Z'),
      log() {},
    });
  await prepare();
  await prepare();
  const all = await demoAccounts(database.db);
  expect(all.map(({ role }) => role)).toEqual([
    'owner',
    'admin',
    'finance_lead',
    'finance',
    'support',
    'marketing',
    'agent_master',
    'auditor',
  ]);
  await database.db.updateTable('app_user').set({ status: 'suspended' }).where('username', '=', 'auditor').execute();
  expect((await demoAccounts(database.db)).map(({ username }) => username)).not.toContain('auditor');
});

it('names nobody where the demo was never made', async () => {
  const other = await openDatabase({ memory: true });
  try {
    await prepareDatabase({ database: other, secretKey: new Uint8Array(32), now: new Date(), log() {} });
    expect(await demoAccounts(other.db)).toEqual([]);
  } finally {
    await other.close();
  }
});
