import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deployments } from '#generated/api/deployments.ts';
import { buildApp, platformOf } from '#server/app.ts';
import { checkAudit } from '#server/audit/verify.ts';
import type { Breach } from '#server/base/breach.ts';
import { systemContext } from '#server/context/context-factory.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { many, one, type Tx } from '#server/db/sql.ts';
import { demoPassword } from '#server/demo/password.ts';
import { clearAway } from '#server/jobs/housekeeping.ts';
import { prepareDatabase } from '#server/prepare/prepare.ts';
import { sandboxProviders } from '#server/providers/sandbox/sandbox-providers.ts';
import { checkSeals } from '#server/seals/check.ts';
import { sealerOf } from '#server/seals/seal.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { slipForm } from '../money/support/slip.ts';
import { post, signIn } from './kit.ts';
import { subjects } from './subjects.ts';

const secretKey = randomBytes(32);
const sealer = sealerOf(secretKey);

describe.each(subjects)('sealed rows on $name', (subject) => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  let withdrawal: { readonly id: bigint; readonly ref: string };
  const prepare = () =>
    prepareDatabase({
      database,
      demo: 'small',
      server: deployments.default.server,
      secretKey,
      now: new Date(),
      log: () => {},
    });
  const parts = () => ({
    deployment: 'default' as const,
    db: database.db,
    providers: sandboxProviders(database.db, { latency: [0, 0] }),
    settings: { secretKey, callsPerMinute: 1_000_000 },
  });

  beforeAll(async () => {
    database = await subject.open();
    await prepare();
    app = await buildApp(parts());
    await app.ready();
    const personOf = async (role: string) => {
      const { username } = await one(
        sql<{ username: string }>`
          select username from app_user u join role r on r.id = u.role_id
          where r.code = ${role} and u.status = 'active' order by u.id limit 1`,
        database.db,
      );
      return signIn(app, username, demoPassword);
    };
    const [admin, lead] = [await personOf('admin'), await personOf('finance_lead')];
    // Somebody's password is cancelled: what becomes of it counts for days (`account_event`).
    const { id: user_id } = await one(
      sql<{ id: number }>`
        select u.id from app_user u join role r on r.id = u.role_id where r.code = 'support' and u.status = 'active' limit 1`,
      database.db,
    );
    const owner = await personOf('owner');
    const cancelled = await post(app, '/api/system/user/reset_password', { user_id }, owner);
    expect(cancelled.body.error, cancelled.text).toBe(0);
    const call = async (headers: typeof lead, action: string, payload: object | FormData) => {
      const response = await app.inject({
        method: 'POST',
        url: `/api/system/withdraw/action/${action}`,
        headers: { ...headers, 'idempotency-key': randomUUID() },
        payload,
      });
      return { error: Number(response.json().error), text: response.body };
    };
    // Only what the server wrote: requests are verified by one, and one of them is paid by another, by hand and with a slip.
    const due = await many(
      sql<{ id: bigint; ref: string }>`
        select id, withdraw_ref as ref from withdrawal where status = 'pending' and amount < 1000000 order by amount limit 20`,
      database.db,
    );
    const banks = await many(sql<{ id: number }>`select id from bank where status = 'active' order by id`, database.db);
    let answer = { error: -1, text: 'nothing to pay' };
    for (const { id, ref } of due) {
      answer = await call(admin, 'verify', { id: Number(id), expected_status: 'pending', warning_reason: 'ตรวจแล้ว' });
      for (const bank of answer.error === 0 ? banks : []) {
        answer = await call(lead, 'manual', await slipForm({ id: Number(id), from_bank_id: bank.id }, `SEAL ${id}`));
        if (answer.error === 0) break;
      }
      withdrawal = { id, ref };
      if (answer.error === 0) break;
    }
    expect(answer.error, answer.text).toBe(0);
  });
  afterAll(async () => {
    await app?.close();
    await database.close();
  });

  /** What is broken after `statements` of somebody who switched the triggers off; all of it is undone. */
  async function brokenAfter(...statements: readonly string[]): Promise<readonly Breach[]> {
    let found: readonly Breach[] = [];
    const undone = new Error('undone');
    await database.db
      .transaction()
      .execute(async (tx: Tx & typeof database.db) => {
        await many(sql`set local session_replication_role = replica`, tx);
        for (const statement of statements) await many(sql.raw(statement), tx);
        found = (await checkSeals(tx, sealer)).breaches;
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    return found;
  }

  test('all agree on what the server wrote, with the books and the log; nothing is left unsealed', async () => {
    const { rows, breaches } = await checkSeals(database.db, sealer);
    expect(breaches).toEqual([]);
    expect(rows).toBeGreaterThan(1_000);
    expect(await verifyInvariants(database.db)).toEqual([]);
    expect((await checkAudit(database.db)).broken).toBeUndefined();
    expect(await many(sql`select relation, key from seal_due`, database.db)).toEqual([]);
  });

  const paid = () => `id = ${withdrawal.id}`;
  const plants: readonly (readonly [what: string, rule: string, table: string, statement: () => string])[] = [
    [
      'the payee of a paid withdrawal',
      'S1',
      'withdrawal',
      () => `update withdrawal set bank_account_no = '9990001112' where ${paid()}`,
    ],
    ['who approved it', 'S1', 'withdrawal', () => `update withdrawal set approved_by = 1 where ${paid()}`],
    ['its time line, emptied', 'S1', 'withdrawal', () => `update withdrawal set timeline = '[]' where ${paid()}`],
    [
      'its events, taken away',
      'S3',
      'entity_event',
      () => `delete from entity_event where entity_id = '${withdrawal.id}'`,
    ],
    ['the bytes of slips', 'S1', 'file', () => "update file set bytes = decode('00', 'hex')"],
    [
      'permissions of a role',
      'S1',
      'role',
      () => `update role set permissions = permissions || '["system.user.edit_x"]' where code = 'support'`,
    ],
    ['the password of everybody', 'S1', 'user_credential', () => "update user_credential set password_hash = 'x'"],
    ['who cancelled whose password, taken away', 'S3', 'account_event', () => 'delete from account_event'],
    ['until when two count as one', 'S1', 'account_event', () => 'update account_event set same_until = at'],
    ['idempotency keys, taken away', 'S3', 'idempotency', () => 'delete from idempotency'],
    [
      'an idempotency key that lasts longer',
      'S1',
      'idempotency',
      () => "update idempotency set expires_at = expires_at + interval '1 year'",
    ],
    [
      'the payee of a member',
      'S1',
      'member',
      () => "update member set bank_account_no = '9990001112' where id = (select min(id) from member)",
    ],
    [
      'a person in another role',
      'S1',
      'app_user',
      () => 'update app_user set role_id = 1 where id = (select max(id) from app_user)',
    ],
    [
      'the account that money is sent from',
      'S1',
      'bank',
      () => "update bank set account_no = '9990001112' where id = (select min(id) from bank)",
    ],
    [
      'an account of a gateway',
      'S1',
      'gateway_account',
      () =>
        "update gateway_account set api_url = 'https://example.test' where id = (select min(id) from gateway_account)",
    ],
    [
      'an event that nobody wrote',
      'S2',
      'entity_event',
      () =>
        `insert into entity_event (entity, entity_id, actor_id, actor_name, action) values ('Withdrawal', '${withdrawal.id}', 1, 'x', 'approve')`,
    ],
    ['a seal that was taken away', 'S4', 'seal', () => "delete from seal where relation = 'role'"],
    ['a seal that was exchanged', 'S4', 'seal', () => "update seal set digest = sha256('x') where relation = 'role'"],
  ];
  test.each(plants)('%s: %s', async (_what, rule, table, statement) => {
    const broken = await brokenAfter(statement());
    expect(broken.map(({ id, row }) => [id, row.table])).toContainEqual([rule, table]);
  });

  test('the row is named by what people call it', async () => {
    const [breach] = await brokenAfter(`update withdrawal set bank_account_no = '9990001112' where ${paid()}`);
    expect(breach?.row).toMatchObject({ table: 'withdrawal', withdraw_ref: withdrawal.ref, rows: 1 });
  });

  test('a row that was changed and put back, and one written again by the server, agree', async () => {
    const back = `update withdrawal set approved_by = approved_by where ${paid()}`;
    expect(await brokenAfter(back)).toEqual([]);
    await systemContext(platformOf(parts()), 'test').transaction(async (ctx) => {
      await sql`update role set permissions = permissions || '["seal.test"]' where code = 'support'`.execute(ctx.tx);
      await sql`update role set permissions = permissions - 'seal.test' where code = 'support'`.execute(ctx.tx);
    });
    expect((await checkSeals(database.db, sealer)).breaches).toEqual([]);
  });

  test('an answer that is no longer promised may go, and a later start changes nothing', async () => {
    await systemContext(platformOf(parts()), 'test').transaction((ctx) =>
      sql`update idempotency set expires_at = clock_timestamp() - interval '1 hour'`.execute(ctx.tx),
    );
    await clearAway(database.db);
    await prepare();
    expect(await many(sql`select from idempotency`, database.db)).toEqual([]);
    expect((await checkSeals(database.db, sealer)).breaches).toEqual([]);
  });

  test('another key is no damage, and is reported as such', async () => {
    const { breaches } = await checkSeals(database.db, sealerOf(randomBytes(32)));
    expect(breaches.map(({ id }) => id)).toEqual(['S0']);
    expect(JSON.stringify(breaches)).toContain('another key');
  });
});
