import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMember } from '../money/support/members.ts';
import { get, openWorld, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

describe.each(subjects)('sums on $name', (subject) => {
  let world: World;
  let owner: Record<string, string>;
  let member = 0;
  const run = (statement: ReturnType<typeof sql>) => statement.execute(world.database.db);
  const list = (path: string) => get(world.app, `/api/${path}`, owner);

  /** A line of a wallet, in hundredths of its unit. */
  const line = (no: string, wallet: string, amount: number) =>
    run(sql`insert into wallet_log (created_at, log_no, agent_id, member_id, wallet_type, log_type, amount, balance_before, balance_after,
        ref_type, ref_id, turnover_added, actor_type)
      values (now(), ${no}, 1, ${member}, ${wallet}, 'adjust_add', ${amount}, 0, 0, 'manual', ${no}, 0, 'staff')`);
  const statementLine = (no: string, direction: string, amount: number) =>
    run(sql`insert into raw_transaction (raw_ref, agent_ids, source, txn_at, detected_at, direction, amount, description, dedupe_key,
        match_status, match_method, candidate_members, flags, risk_score, gateway_order_ref)
      values (${no}, '[]', 'gateway', now(), now(), ${direction}, ${amount}, '', ${no}, 'unmatched', 'none', '[]', '[]', 0, ${no})`);

  beforeAll(async () => {
    world = await openWorld(subject);
    owner = await signIn(world.app, 'owner');
    member = await createMember(world.database.db, 1, 1_000_00n);
    await line('LB1', 'bonus', 50_00);
    await line('LP1', 'point', 300_00);
    await line('LP2', 'point', -100_00);
    await line('LT1', 'ticket', 8_00);
  });
  afterAll(() => world.close());

  test('wallet history: baht, points and tickets are never one sum; in, out and net are told apart', async () => {
    const { body } = await list('member/wallet_logs?limit=1');
    expect(body.totals).toEqual({});
    expect(body.totals_by).toEqual({
      amount_in: { main: '1050.00', point: '300.00', ticket: '8.00' },
      amount_out: { main: '0.00', point: '-100.00', ticket: '0.00' },
      amount: { main: '1050.00', point: '200.00', ticket: '8.00' },
    });
  });

  test('wallet history: of one wallet there is one sum', async () => {
    const { body } = await list('member/wallet_logs?wallet_type=point');
    expect(body.totals_by).toMatchObject({ amount: { point: '200.00' } });
    expect(Object.keys(Object(Object(body.totals_by).amount))).toEqual(['point']);
  });

  test('wallet history: a file says the unit of every amount', async () => {
    const { text } = await list('member/wallet_logs?export=csv&sort=id');
    const [head = '', ...lines] = text.trim().split('\r\n');
    expect(head).toContain('จำนวน,หน่วยของจำนวน');
    expect(lines.find((one) => one.includes('LP1'))).toContain('300.00,แต้ม');
    expect(lines.find((one) => one.includes('LT1'))).toContain('8.00,ใบ');
    expect(lines.find((one) => one.includes('LB1'))).toContain('50.00,บาท');
  });

  test('statement lines: what came in is not added to what went out, under the tabs neither', async () => {
    await statementLine('RS1', 'in', 5_700_00);
    await statementLine('RS2', 'out', 5_700_00);
    const { body } = await list('system/deposit/raw_transactions?match_status=unmatched');
    expect(body).toMatchObject({ total: 2, totals: {}, totals_by: { amount: { in: '5700.00', out: '5700.00' } } });
    const one = await list('system/deposit/raw_transactions?direction=in');
    expect(one.body.totals_by).toEqual({ amount: { in: '5700.00' } });
    const none = await list('system/deposit/raw_transactions?match_status=matched');
    expect(none.body).toMatchObject({ total: 0, totals_by: { amount: {} } });
  });
});
