import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settleLine } from '#areas/finance/server/deposit/settle-line.ts';
import { requestWithdrawal } from '#areas/finance/server/request-withdrawal.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { deployments } from '#generated/api/deployments.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { checkAudit } from '#server/audit/verify.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { receiveIntoSuspense } from '#server/deposits/bank-money.ts';
import { keepLine } from '#server/deposits/raw-line.ts';
import { createMember } from '../money/support/members.ts';
import { slipForm } from '../money/support/slip.ts';
import { createWorld } from '../money/support/world.ts';
import type { Scene } from './audit-step.ts';
import { canaries, elsewhere, stepsOf } from './audit-steps.ts';
import { openWorld, password, post, replyOf, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

const { endpoints: on, gateways } = deployments.default;
const posts = endpoints.filter(({ id, method }) => method === 'POST' && new Set<string>(on).has(id));
const find = (id: string): Endpoint => {
  const found = endpoints.find((endpoint) => endpoint.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const steps = stepsOf(find, gateways);

test('every POST call is proved here or named with what it takes', () => {
  const proved = new Set([...steps.map(({ call }) => call), ...Object.keys(elsewhere)]);
  expect(posts.map(({ id }) => id).filter((id) => !proved.has(id))).toEqual([]);
});

describe.each(subjects)('one row for every POST on $name', (subject) => {
  let world: World;
  let scene: Scene;
  const tokens = new Map<string, { authorization: string }>();
  const log = () => world.database.db.selectFrom('audit_log').selectAll().orderBy('seq').execute();
  const added = async <T>(work: () => Promise<T>) => {
    const before = (await log()).length;
    const result = await work();
    return { result, rows: (await log()).slice(before) };
  };

  beforeAll(async () => {
    world = await openWorld(subject);
    const { db } = world.database;
    for (const table of ['agent', 'app_user', 'permission', 'menu', 'role'])
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1000)`.execute(db);
    const money = await createWorld(db);
    const withdrawals = await Promise.all(
      [1, 2, 3].map(async () => {
        const memberId = await createMember(db, money.agent, 1000_00n);
        const requested = await db.transaction().execute((tx) => requestWithdrawal(tx, { memberId, amount: 100_00n }));
        return requested.id;
      }),
    );
    const line = await db.transaction().execute(async (tx) => {
      const kept = await keepLine(tx, {
        bankId: money.bank,
        agentIds: [],
        source: 'app',
        at: new Date(),
        direction: 'in',
        amount: 90_00n,
        balanceAfter: null,
        channelCode: null,
        upstreamRef: null,
        fromBankCode: 'SCB',
        fromAccountNo: 'xxx4567',
        fromAccountName: 'นาย ใครคนหนึ่ง',
        description: 'รับโอน',
        dedupeKey: 'audit-probe',
      });
      if (!kept) throw new Error('the line is there already');
      await receiveIntoSuspense(tx, { id: kept.id, bankId: money.bank, amount: 90_00n });
      return kept.raw_ref;
    });
    const payer = await createMember(db, money.agent, 1_00n);
    const account = await db
      .selectFrom('member')
      .select('bank_account_no')
      .where('id', '=', payer)
      .executeTakeFirstOrThrow();
    await systemContext(world.platform, 'jobs').transaction(async (ctx) => {
      const paid = await keepLine(ctx.tx, {
        ...{ bankId: money.bank, agentIds: [], source: 'app', at: new Date(), direction: 'in', amount: 75_00n },
        ...{ balanceAfter: null, channelCode: null, upstreamRef: null, fromBankCode: 'SCB', description: 'รับโอน' },
        ...{ fromAccountNo: account.bank_account_no, fromAccountName: 'สมชาย ใจดี', dedupeKey: 'audit-credited' },
      });
      if (paid) await settleLine(ctx, paid);
    });
    const { id: deposit } = await db
      .selectFrom('deposit')
      .select('id')
      .where('member_id', '=', payer)
      .executeTakeFirstOrThrow();
    for (const name of ['owner', 'support', 'marketing', 'auditor']) tokens.set(name, await signIn(world.app, name));
    const done: Scene['done'] = new Map();
    scene = {
      money,
      withdrawals: [withdrawals[0] ?? 0, withdrawals[1] ?? 0, withdrawals[2] ?? 0],
      line,
      deposit,
      done,
      keyOf: (call) => Number(done.get(call)?.id),
      async versionOf(table, id) {
        const { rows } = await sql<{
          version: number;
        }>`select version from ${sql.table(table)} where id = ${id}`.execute(db);
        return rows[0]?.version ?? 0;
      },
    };
  });
  afterAll(() => world.close());

  test.each(posts.filter(({ permission }) => permission.includes('.')).map(({ id }) => id))(
    '%s denied: one row, and nothing else',
    async (id) => {
      const endpoint = find(id);
      const { result, rows } = await added(() =>
        post(world.app, endpoint.path, {}, { ...tokens.get('auditor'), 'idempotency-key': randomUUID() }),
      );
      expect(result.status).toBe(403);
      expect(rows).toMatchObject([
        { action: id, result: 'denied', error_code: 403, actor_id: 8, actor_role: 'auditor' },
      ]);
    },
  );

  test.each(steps.map((step) => [step.call, step] as const))('%s', async (call, step) => {
    const body = await step.body(scene);
    const { result, rows } = await added(() =>
      post(world.app, find(call).path, body, {
        ...(find(call).permission === 'public' ? {} : tokens.get(step.as ?? 'owner')),
        'idempotency-key': randomUUID(),
      }),
    );
    expect(result.body, result.text.slice(0, 400)).toMatchObject({ error: 0 });
    if (typeof result.body.data === 'object' && result.body.data !== null) {
      scene.done.set(call, result.body.data as Readonly<Record<string, unknown>>);
    }
    expect(rows.map((row) => row.action)).toEqual(step.rows ?? [call]);
    for (const row of rows) {
      expect(row.result).toBe('ok');
      expect(row.actor_name.length).toBeGreaterThan(0);
    }
  });

  test('withdraw.manual', async () => {
    const [, , id] = scene.withdrawals;
    const form = await slipForm({ id, from_bank_id: scene.money.bank, note: 'โอนเอง' }, 'SLIP-20260131-1');
    const { result, rows } = await added(async () =>
      replyOf(
        await world.app.inject({
          method: 'POST',
          url: find('withdraw.manual').path,
          headers: { ...tokens.get('owner'), 'idempotency-key': randomUUID() },
          payload: form,
        }),
      ),
    );
    expect(result.body, result.text).toMatchObject({ error: 0 });
    expect(rows).toMatchObject([{ action: 'withdraw.manual', result: 'ok', approver_id: 1 }]);
  });

  test('a repeated call with the same key adds no second row', async () => {
    const headers = { ...tokens.get('owner'), 'idempotency-key': randomUUID() };
    const body = { id: scene.withdrawals[0], note: 'ครั้งเดียว' };
    const { rows } = await added(async () => {
      for (let i = 0; i < 3; i += 1) await post(world.app, find('withdraw.add_note').path, body, headers);
    });
    expect(rows).toHaveLength(1);
  });

  test('an attempt that fails on the state of things leaves one row, too', async () => {
    const { result, rows } = await added(() =>
      post(
        world.app,
        find('withdraw.refund').path,
        { id: scene.withdrawals[1], reason: 'other' },
        {
          ...tokens.get('owner'),
          'idempotency-key': randomUUID(),
        },
      ),
    );
    expect(result.body.error).toBe(409);
    expect(rows).toMatchObject([{ action: 'withdraw.refund', result: 'failed', error_code: 409 }]);
  });

  test('nothing secret is in the log, and no row has more than one line', async () => {
    const { rows } = await sql<{ line: string }>`select row_to_json(audit_log)::text as line from audit_log`.execute(
      world.database.db,
    );
    const accounts = await sql<{ value: string }>`
      select bank_account_no as value from member union select mobile from member union select account_no from bank`.execute(
      world.database.db,
    );
    const tokensOf = [...tokens.values()].map(({ authorization }) => authorization.slice('Bearer '.length));
    const forbidden = [...Object.values(canaries), ...tokensOf, password, ...accounts.rows.map(({ value }) => value)];
    const hits = rows.flatMap(({ line }) =>
      forbidden.filter((text) => text && line.includes(text)).map((text) => [text, line]),
    );
    expect(hits).toEqual([]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
    for (const { line } of rows) expect(line).not.toMatch(/[\r\n\u001b]/);
    console.log(
      `${subject.name}: ${rows.length} rows of ${posts.length} POST calls, ${forbidden.length} canaries, 0 hits`,
    );
    expect((await checkAudit(world.database.db)).broken).toBeUndefined();
  });
});
