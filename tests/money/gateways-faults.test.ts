import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GatewayName, gateways } from '#generated/api/gateways.ts';
import { gatewayOf, openingAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import type { LineFailure } from '#server/providers/gateways/sandbox/reply.ts';
import type { Merchant } from '#server/providers/gateways/sandbox/requests.ts';
import { endings } from '#server/providers/sandbox/scenarios.ts';
import { oneSubject } from '../api/subjects.ts';
import { type Desk, openDesk } from './support/desk.ts';
import { credentialsOf, type Line, openLine } from './support/gateway-line.ts';
import type { Person } from './support/people.ts';
import { delays, passTime, usualSchedule } from './support/quick-sandbox.ts';

const names = Object.keys(gateways) as GatewayName[];
const balance = 10_000_000_00n;
/** What the line does to one call of a payment that the gateway makes; the same to its first inquiry, and to all. */
const lineFaults: readonly (readonly [string, readonly LineFailure[]])[] = [
  ['pay', ['unsigned', 'forged', 'redirect', 'malformed', 'server_error', 'slow']],
  ['first inquiry', ['unsigned', 'html', 'huge', 'reset', 'server_error', 'slow']],
  ['every inquiry', ['malformed', 'silence', 'server_error']],
];
const cycles = 3;
const settled = ['success', 'failed'];

interface Case {
  readonly id: number;
  readonly gateway: GatewayName;
  readonly fault: string;
  readonly reference: string;
}

describe.each([oneSubject])('faults of seven gateways on $name', (subject) => {
  let desk: Desk;
  let line: Line;
  let lead: Person;
  let clerk: Person;
  const merchants: Merchant[] = [];

  beforeAll(async () => {
    desk = await openDesk(subject, { providers: () => ({ gateway: (name) => line.port(name) }) });
    const { db } = desk.database;
    for (const gateway of names) merchants.push(await addMerchant(gateway));
    const world = { seed: '1', latency: [0, 0], chaos: 0, ...delays } as const;
    line = await openLine(db, merchants, world, { timeout: 20_000, ...delays });
    clerk = await desk.person('finance');
    lead = await desk.person('finance_lead');
  });
  afterAll(async () => {
    await line?.close();
    await desk?.close();
  });

  async function addMerchant(gateway: GatewayName): Promise<Merchant> {
    const { db } = desk.database;
    const credentials = credentialsOf(gateway);
    const { id } = await db
      .insertInto('gateway_account')
      .values({
        gateway,
        name: 'live',
        api_url: 'https://gateway.example',
        // The line has the accesses; the columns only must not be empty.
        ...credentials,
        deposit_fee_pct: '0',
        withdraw_fee_pct: '1.5',
        withdraw_fee_fixed: 10_00n,
        withdraw_min: 1_00n,
        withdraw_max: 100_000_00n,
        balance,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('gateway_agent_config')
      .values({ gateway, agent_id: desk.world.agent, account_id: id, fee_payer: 'company' })
      .execute();
    await db.transaction().execute((tx) =>
      post(tx, {
        kind: 'opening',
        ref: { type: 'gateway_account', id },
        lines: [
          { account: gatewayOf(gateway, id), amount: -balance },
          { account: openingAccount, amount: balance },
        ],
      }),
    );
    const account = { id, bookBalance: balance, feePercent: '1.5', feeFixed: 10_00n };
    return { gateway, account, credentials };
  }

  async function approved(gateway: GatewayName, failure: string, amount: bigint): Promise<Case> {
    const id = await desk.verified(amount, lead);
    const gateway_account_id = merchants.find((each) => each.gateway === gateway)?.account.id;
    const answer = await desk.call(clerk, 'approve', { id, type: 'gateway', from_bank_id: null, gateway_account_id });
    expect(answer.text).toContain('"error":0');
    const { our_ref: reference } = await desk.database.db
      .selectFrom('payout_attempt')
      .select('our_ref')
      .where('withdrawal_id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, gateway, fault: failure, reference };
  }

  const statuses = async (cases: readonly Case[]): Promise<ReadonlyMap<number, string>> => {
    const { rows } = await sql<{ id: number; status: string }>`
      select id, status from withdrawal where id in (${sql.join(cases.map(({ id }) => id))})`.execute(desk.database.db);
    return new Map(rows.map(({ id, status }) => [id, status]));
  };
  const parked = async (): Promise<ReadonlySet<string>> => {
    const { rows } = await sql<{ key: string }>`select key from outbox where state = 'parked'`.execute(
      desk.database.db,
    );
    return new Set(rows.map(({ key }) => key));
  };

  test('no double payout, no refund while unknown, an end within three inquiries or a person', async () => {
    const { db } = desk.database;
    const cases: Case[] = [];
    for (const gateway of names) {
      for (const [ending, scenario] of Object.entries(endings))
        cases.push(await approved(gateway, scenario, 1_000_00n + BigInt(ending)));
      for (const [where, failures] of lineFaults)
        for (const failure of failures) {
          // An inquiry only happens where the payment itself was not answered.
          const one = await approved(gateway, `${failure} ${where}`, where === 'pay' ? 1_000_50n : 1_000_91n);
          line.fault(`${where === 'pay' ? 'pay' : 'inquire'} ${one.reference}`, failure);
          cases.push(one);
        }
    }
    await desk.work({ schedule: usualSchedule.slice(0, 3) });

    const atFirst = await statuses(cases);
    const open = cases.filter(({ id }) => atFirst.get(id) === 'unknown');
    let refunds = 0;
    for (const { id } of open) {
      const answers = [
        await desk.call(lead, 'refund', { id, reason: 'member_request' }),
        await desk.call(lead, 'change_type', { id, type: 'auto_bank', reason: 'x' }),
        await desk.call(clerk, 'approve', {
          id,
          type: 'auto_bank',
          from_bank_id: desk.world.bank,
          gateway_account_id: null,
        }),
      ];
      expect(answers.map(({ error }) => error)).toEqual([409, 409, 409]);
      refunds += answers.filter(({ error }) => error === 0).length;
    }

    const needed = new Map<number, number>();
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      // By the last one, what nobody has heard of can no longer surface.
      await passTime(desk.database);
      await desk.work({ schedule: usualSchedule.slice(0, 3) });
      if (cycle === 1)
        for (const { fault, reference } of cases)
          if (fault.endsWith('first inquiry')) line.fault(`inquire ${reference}`, undefined);
      const now = await statuses(cases);
      for (const { id } of open) if (settled.includes(now.get(id) ?? '') && !needed.has(id)) needed.set(id, cycle);
    }

    const atLast = await statuses(cases);
    const waiting = await parked();
    const left = cases.filter(({ id }) => !settled.includes(atLast.get(id) ?? ''));
    const unexpected = left.filter(({ id }) => !waiting.has(`withdrawal:${id}`));
    const { rows: doubles } = await sql<{ reference: string }>`
      select a.withdrawal_id from sandbox_transfer t join payout_attempt a on a.our_ref = t.reference and a.gateway = t.provider
      where t.executed group by 1 having count(*) > 1`.execute(db);
    const { rows: wrong } = await sql<{ our_ref: string }>`
      select a.our_ref from payout_attempt a
      left join sandbox_transfer t on t.reference = a.our_ref and t.provider = a.gateway and t.executed
      where (a.state = 'success') <> (t.id is not null) and a.state in ('success', 'failed')`.execute(db);
    const inquiries = [...needed.values()];
    const count = (cycle: number) => inquiries.filter((n) => n === cycle).length;
    process.stdout.write(
      `gateway faults on ${subject.name}: ${cases.length} payouts over ${names.length} wires, ${open.length} unknown at first; ` +
        `resolved by inquiry 1/2/3: ${count(1)}/${count(2)}/${count(3)}; waiting for a person: ${left.length}; ` +
        `double payouts: ${doubles.length}; refunds while unknown: ${refunds}; books that disagree with the gateway: ${wrong.length}\n`,
    );
    expect(doubles).toEqual([]);
    expect(wrong).toEqual([]);
    expect(refunds).toBe(0);
    expect(unexpected).toEqual([]);
    expect(new Set(left.map(({ fault }) => fault))).toEqual(
      new Set([
        'other_currency',
        'wrong_amount',
        'silent_for_ever',
        'malformed every inquiry',
        'silence every inquiry',
        'server_error every inquiry',
      ]),
    );
    expect(left).toHaveLength(6 * names.length);
    expect(await desk.breaches()).toEqual([]);
  });

  test('a reading that fails changes nothing in the books', async () => {
    const withBalance = names.filter((name) => gateways[name].capabilities.includes('services.balance'));
    const failures: readonly LineFailure[] = [
      'unsigned',
      'forged',
      'redirect',
      'malformed',
      'html',
      'huge',
      'silence',
      'reset',
      'server_error',
      'foreign_currency',
    ];
    const books = async () =>
      (await sql`select md5(string_agg(e::text, '|' order by id)) as sum from ledger_entry e`.execute(desk.database.db))
        .rows;
    const before = await books();
    for (const gateway of withBalance)
      for (const failure of failures) {
        line.fault(`${gateway} balance`, failure);
        const id = merchants.find((each) => each.gateway === gateway)?.account.id;
        const answer = await desk.get(lead, `/api/system/${gateway}/services/balance?id=${id}`);
        expect(answer.status, `${gateway} ${failure}`).toBe(failure === 'silence' ? 504 : 502);
        line.fault(`${gateway} balance`, undefined);
      }
    expect(await books()).toEqual(before);
    expect(await desk.breaches()).toEqual([]);
  });
});
