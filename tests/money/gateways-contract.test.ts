import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GatewayName, gateways } from '#generated/api/gateways.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { liveGateways } from '#server/providers/gateways/live-providers.ts';
import type { LineFailure } from '#server/providers/gateways/sandbox/reply.ts';
import { guardedPort } from '#server/providers/guarded-port.ts';
import { type GatewayPort, ProviderError } from '#server/providers/ports.ts';
import { sandboxTransport } from '#server/providers/sandbox/sandbox.ts';
import { endings, type ScenarioName } from '#server/providers/sandbox/scenarios.ts';
import { openMigrated } from '../support/migrated-database.ts';
import { stillWait } from '../support/still-wait.ts';
import { credentialsOf, type Line, openLine } from './support/gateway-line.ts';

const names = Object.keys(gateways) as GatewayName[];
const sandbox = { seed: '1', latency: [0, 0], lateAfter: 0, chaos: 0 } as const;
const patience = { timeout: 20_000, surfacesWithin: 60_000 };
const merchants = names.map((gateway, index) => ({
  gateway,
  account: { id: index + 1, bookBalance: 10_000_000_00n, feePercent: '1.5', feeFixed: 10_00n },
  credentials: credentialsOf(gateway),
}));

/** What a payment of each behaviour answers, and what an inquiry after it. */
const outcomes: Readonly<Record<ScenarioName, readonly [pay: string, inquiry: string]>> = {
  normal: ['success', 'success'],
  huge_body: ['unknown', 'success'],
  other_currency: ['contradiction', 'contradiction'],
  reset_paid: ['unknown', 'success'],
  slow: ['success', 'success'],
  timeout_paid: ['unknown', 'success'],
  timeout_unpaid: ['unknown', 'failed'],
  silent_for_ever: ['unknown', 'unknown'],
  duplicate: ['unknown', 'success'],
  late_success: ['unknown', 'success'],
  html_page: ['unknown', 'not_found'],
  wrong_amount: ['contradiction', 'contradiction'],
  refused: ['failed', 'failed'],
  refused_then_paid: ['success', 'success'],
  surfaces_late: ['unknown', 'success'],
  html_page_paid: ['unknown', 'success'],
};
const endingOf = (scenario: string) => BigInt(Object.entries(endings).find(([, name]) => name === scenario)?.[0] ?? 50);
const shown = (answer: { result: string; contradiction?: true }) =>
  answer.contradiction ? 'contradiction' : answer.result;

let database: OpenDatabase;
let line: Line;
beforeAll(async () => {
  database = await openMigrated();
  line = await openLine(database.db, merchants, sandbox, patience);
});
afterAll(async () => {
  await line?.close();
  await database?.close();
});

const subjects = [
  ['client over the wire', 'W', (name: GatewayName) => line.port(name)],
  [
    'sandbox in process',
    'P',
    (name: GatewayName) => {
      const wait = stillWait();
      return guardedPort(sandboxTransport(name, database.db, { ...sandbox, wait }), { ...patience, wait });
    },
  ],
] as const;

describe.each(subjects)('a gateway’s %s', (_subject, letter, portOf) => {
  describe.each(names)('%s', (name) => {
    const { account: wire } = merchants[names.indexOf(name)] ?? merchants[0] ?? { account: { id: 0, bookBalance: 0n } };
    const account = { ...wire };
    const to = { bankCode: 'SCB', accountNo: '9990001234', accountName: 'สมชาย ใจดี' };
    const has = (capability: string) => gateways[name].capabilities.includes(capability);
    let port: GatewayPort;
    beforeAll(() => {
      port = portOf(name);
    });

    test('payments and inquiries: every behaviour', async () => {
      const replies: Record<string, readonly [string, string]> = {};
      const go = async (scenario: string) => {
        const amount = 100_00n + endingOf(scenario);
        const reference = `${letter}-${name}-${scenario}`;
        const paid = await port.pay({ account, reference, orderRef: reference, amount, to });
        const inquired = await port.inquire({ account, reference, amount });
        const fee = paid.result === 'success' ? paid.fee : null;
        if (fee !== null) expect(fee).toBe((amount * 15n + 500n) / 1000n + 10_00n);
        replies[scenario] = [shown(paid), shown(inquired)];
      };
      await Promise.all(Object.keys(outcomes).map(go));
      expect(replies).toEqual(outcomes);
    });

    test('an unknown reference is not found', async () => {
      expect((await port.inquire({ account, reference: `${letter}-${name}-never` })).result).toBe('not_found');
    });

    test('says what it holds, in our money', async () => {
      const before = await port.balance(account);
      const reference = `${letter}-${name}-balance`;
      await port.pay({ account, reference, orderRef: reference, amount: 500_00n, to });
      const after = await port.balance(account);
      expect(before.balance - after.balance).toBe(500_00n + 7_50n + 10_00n);
      expect(after.available + after.pending).toBe(after.balance);
    });

    if (has('services.bank_lists'))
      test('lists its banks', async () => {
        const banks = await port.bankLists(account);
        expect(banks.length).toBeGreaterThan(8);
        expect(banks.find(({ bankCode }) => bankCode === 'SCB')).toEqual({
          bankCode: 'SCB',
          gatewayBankCode: '014',
          nameTh: 'ธนาคารไทยพาณิชย์',
          deposit: true,
          withdraw: true,
        });
      });

    if (has('services.statement'))
      test('the statement has every movement', async () => {
        const reference = `${letter}-${name}-told`;
        await port.pay({ account, reference, orderRef: reference, amount: 321_00n, to });
        const lines = await port.statement(account, new Date(Date.now() - 60_000), new Date(Date.now() + 60_000));
        expect(lines.find(({ ref }) => ref === reference)).toMatchObject({
          type: 'withdraw',
          amount: -321_00n,
          fee: 14_82n,
        });
      });
  });
});

describe.each(names)('the line to %s', (name) => {
  const merchant = merchants[names.indexOf(name)];
  const to = { bankCode: 'SCB', accountNo: '9990001234', accountName: 'สมชาย ใจดี' };

  test('what is not the gateway’s word is no answer, to a payment, an inquiry and a reading', async () => {
    if (!merchant) throw new Error(name);
    const { account } = merchant;
    const port = line.port(name);
    const failures: readonly LineFailure[] = [
      'unsigned',
      'forged',
      'stale',
      'redirect',
      'malformed',
      'html',
      'huge',
      'silence',
      'reset',
      'server_error',
      'foreign_currency',
    ];
    await Promise.all(
      failures.map(async (failure) => {
        const reference = `F-${name}-${failure}`;
        line.fault(`pay ${reference}`, failure);
        line.fault(`inquire ${reference}`, failure);
        const request = { account, reference, orderRef: reference, amount: 100_00n, to };
        expect((await port.pay(request)).result, `pay ${failure}`).toBe('unknown');
        expect((await port.inquire(request)).result, `inquire ${failure}`).toBe('unknown');
        line.fault(`inquire ${reference}`, undefined);
        expect((await port.inquire(request)).result, `after ${failure}`).toBe('success');
      }),
    );
    for (const failure of failures) {
      line.fault(`${name} balance`, failure);
      await expect(port.balance(account), failure).rejects.toBeInstanceOf(ProviderError);
    }
    line.fault(`${name} balance`, undefined);
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from sandbox_transfer where reference like ${`F-${name}-%`}`.execute(database.db);
    expect(rows[0]?.n).toBe(failures.length);
  });

  test('a slow answer is an answer, to a payment, an inquiry and a reading', async () => {
    if (!merchant) throw new Error(name);
    const { account } = merchant;
    const port = line.port(name);
    const reference = `F-${name}-slow`;
    for (const of of [`pay ${reference}`, `inquire ${reference}`, `${name} balance`]) line.fault(of, 'slow');
    const request = { account, reference, orderRef: reference, amount: 100_00n, to };
    expect((await port.pay(request)).result).toBe('success');
    expect((await port.inquire(request)).result).toBe('success');
    expect((await port.balance(account)).balance).toBeTypeOf('bigint');
    line.fault(`${name} balance`, undefined);
  });

  test('a client with another secret is refused', async () => {
    if (!merchant) throw new Error(name);
    const honest = await openLine(database.db, [merchant], sandbox, patience);
    const { account } = merchant;
    const credentials = { ...merchant.credentials, secret_key: 'wrong' };
    const vault = {
      open: async () => ({ apiUrl: honest.server.urlOf(name), credentials, previousSecret: null }),
      noteSession: async () => {},
    };
    const port = liveGateways({ vault, now: () => new Date(), allowLoopback: true }, patience).gateway(name);
    await expect(port.balance(account)).rejects.toBeInstanceOf(ProviderError);
    expect([...honest.server.seen.keys()]).toEqual([]);
    await honest.close();
  });
});

test('a session is opened once for many calls, and a payee registered before each payment', async () => {
  const [merchant] = merchants.filter(({ gateway }) => gateway === 'payonex');
  if (!merchant) throw new Error('no payonex');
  const own = await openLine(database.db, [merchant], sandbox, patience);
  const port = own.port('payonex');
  await Promise.all(Array.from({ length: 10 }, () => port.balance(merchant.account)));
  const to = { bankCode: 'SCB', accountNo: '9990001234', accountName: 'สมชาย ใจดี' };
  await port.pay({ account: merchant.account, reference: 'S-1', orderRef: 'S-1', amount: 100_00n, to });
  expect(Object.fromEntries(own.server.seen)).toEqual({
    'payonex open': 1,
    'payonex balance': 10,
    'payonex customer': 1,
    'payonex pay': 1,
  });
  await own.close();
});
