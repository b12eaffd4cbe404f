import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stillWait } from '../../../tests/support/still-wait.ts';
import { type OpenDatabase, openDatabase } from '../db/connect.ts';
import { migrate, migrationFiles } from '../db/migrate.ts';
import type { GatewayPort, PayoutPort, ProviderAccount } from './ports.ts';
import { sandboxProviders } from './sandbox/sandbox-providers.ts';
import { endings, type ScenarioName, scenarioOf } from './sandbox/scenarios.ts';

const clock = { now: new Date('2026-01-31T05:00:00Z') };
const account: ProviderAccount = { id: 1, bookBalance: 10_000_000_00n, feePercent: '1.5', feeFixed: 500n };
const to = { bankCode: 'SCB', accountNo: '9990000001', accountName: 'สมชาย ใจดี' };

/** What a payment answers, what an inquiry right after says, and what is true in the end. */
const expected: Readonly<Record<ScenarioName, readonly [pay: string, inquiry: string, end: string, paid: number]>> = {
  normal: ['success', 'success', 'success', 1],
  huge_body: ['unknown', 'success', 'success', 1],
  other_currency: ['unknown', 'unknown', 'unknown', 1],
  reset_paid: ['unknown', 'success', 'success', 1],
  slow: ['success', 'success', 'success', 1],
  timeout_paid: ['unknown', 'success', 'success', 1],
  timeout_unpaid: ['unknown', 'failed', 'failed', 0],
  silent_for_ever: ['unknown', 'unknown', 'unknown', 1],
  duplicate: ['unknown', 'success', 'success', 1],
  late_success: ['unknown', 'unknown', 'success', 1],
  html_page: ['unknown', 'not_found', 'not_found', 0],
  wrong_amount: ['unknown', 'unknown', 'unknown', 1],
  refused: ['failed', 'failed', 'failed', 0],
  refused_then_paid: ['success', 'success', 'success', 1],
  surfaces_late: ['unknown', 'not_found', 'success', 1],
  html_page_paid: ['unknown', 'success', 'success', 1],
};
const endingOf = (scenario: ScenarioName) =>
  Number(Object.entries(endings).find(([, name]) => name === scenario)?.[0] ?? 50);

let database: OpenDatabase;
let providers: ReturnType<typeof sandboxProviders>;
beforeAll(async () => {
  database = await openDatabase({ memory: true });
  await migrate(
    database,
    migrationFiles().filter((file) => file.name.endsWith('-sandbox')),
  );
  providers = sandboxProviders(database.db, { latency: [0, 4], lateAfter: 60_000, wait: stillWait() }, () => clock.now);
});
afterAll(() => database.close());

/** Every port is held to the same promises: a new one is a new line here. */
const ports: readonly (readonly [string, () => PayoutPort])[] = [
  ['bank', () => providers.bank],
  ['gateway', () => providers.gateway('acme')],
  ['another gateway', () => providers.gateway('other')],
];

describe.each(ports)('%s', (name, port) => {
  test.each(Object.entries(expected))('%s', async (scenario, [pay, inquiry, end, paid]) => {
    const amount = 1_000_00n + BigInt(endingOf(scenario as ScenarioName));
    const reference = `${name}-${scenario}`;
    const order = { account, reference, orderRef: reference, amount, to };
    const answer = await port().pay(order);
    expect(answer.result).toBe(pay);
    if (answer.result === 'success')
      expect(answer).toMatchObject({ amount, fee: 500n + (amount * 15n + 500n) / 1000n });
    expect((await port().inquire({ account, reference, amount })).result).toBe(inquiry);
    clock.now = new Date(clock.now.getTime() + 120_000);
    expect((await port().inquire({ account, reference, amount })).result).toBe(end);
    const { rows } = await sql<{ paid: number }>`
      select count(*)::integer as paid from sandbox_transfer where reference = ${reference} and executed`.execute(
      database.db,
    );
    expect(rows[0]?.paid).toBe(paid);
  });

  test('a contradiction is marked as one', async () => {
    const order = { account, orderRef: 'x', to };
    const amount = 2_000_97n;
    const answer = await port().pay({ ...order, reference: `${name}-contradiction`, amount });
    expect(answer).toMatchObject({ result: 'unknown', contradiction: true });
  });

  test('a payment that the account cannot bear is refused', async () => {
    const amount = 99_999_999_00n;
    const answer = await port().pay({ account, reference: `${name}-poor`, orderRef: 'x', amount, to });
    expect(answer).toMatchObject({ result: 'failed', message: 'ยอดเงินในบัญชีไม่พอ' });
  });

  test('the balance is what is left, and a second request under one reference shows as a second transfer', async () => {
    const mine = { id: 77, bookBalance: 1_000_00n };
    const order = { account: mine, reference: `${name}-twice`, orderRef: 'x', amount: 100_00n, to };
    await port().pay(order);
    await port().pay(order);
    expect((await port().balance(mine)).balance).toBe(800_00n);
  });

  test('a reference nobody has sent is not found', async () => {
    expect((await port().inquire({ account, reference: `${name}-never` })).result).toBe('not_found');
  });
});

test('a gateway lists its banks and its statement', async () => {
  const gateway: GatewayPort = providers.gateway('listed');
  const mine = { id: 5, bookBalance: 1_000_00n, feeFixed: 1_00n };
  const from = clock.now;
  await gateway.pay({ account: mine, reference: 'S1', orderRef: 'S', amount: 200_00n, to });
  const lines = await gateway.statement(mine, from, new Date(from.getTime() + 1000));
  expect(lines).toEqual([{ at: from, type: 'withdraw', ref: 'S1', amount: -200_00n, fee: 1_00n, balance: 799_00n }]);
  const banks = await gateway.bankLists(mine);
  expect(banks.length).toBeGreaterThan(10);
  expect(banks).toContainEqual({
    bankCode: 'SCB',
    gatewayBankCode: '014',
    nameTh: 'ธนาคารไทยพาณิชย์',
    deposit: true,
    withdraw: true,
  });
});

test('the same seed makes the same world, another seed another', () => {
  const draw = (seed: string) => Array.from({ length: 200 }, (_, i) => scenarioOf(100_00n, `R${i}`, seed, 0.3));
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
  expect(draw('a').filter((name) => name !== 'normal').length).toBeGreaterThan(30);
  expect(new Set(Array.from({ length: 200 }, (_, i) => scenarioOf(100_00n, `R${i}`, 'a', 0)))).toEqual(
    new Set(['normal']),
  );
});
