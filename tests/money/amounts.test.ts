import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMoney, formatMoney, parseMoney } from '#contract/money.ts';
import { FailureError } from '#server/base/failure.ts';
import { oneSubject } from '../api/subjects.ts';
import { type Desk, openDesk } from './support/desk.ts';
import type { Person } from './support/people.ts';

/** Spellings of amounts that must never be taken. */
const impossible = [
  '',
  ' ',
  '5 ',
  ' 5',
  '+5',
  '05',
  '00',
  '.5',
  '5.',
  '0.005',
  '1.234',
  '1e3',
  '1E3',
  '0x10',
  '1_000',
  '1,000',
  '1,000.00',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e400',
  '-0',
  '-0.00',
  '5\n',
  '\n5',
  '5\t',
  '٥',
  '๕',
  '๑๒๓.๐๐',
  '５',
  '1.00฿',
  '฿1.00',
  '99999999999999',
  '10000000000000.00',
  '1'.repeat(400),
  '1.0.0',
  '--1',
  '1-',
  "1';--",
  '\u0000',
  '1\u0000',
  '½',
  '1/2',
  '0b1',
  'null',
  '1 000',
] as const;

test.each(impossible)('%j is no amount', (text) => {
  expect(parseMoney(text)).toBeUndefined();
});

test.each(['0', '0.0', '0.00', '0.01', '1', '1.5', '19.99', '4.35', '0.29', '-30.50', '9999999999999.99'])(
  '%j is one',
  (text) => {
    const satang = parseMoney(text);
    expect(satang).toBeDefined();
    expect(parseMoney(formatMoney(satang ?? 0n))).toBe(satang);
  },
);

test('a hundred thousand sums equal those of whole satang', () => {
  let seed = 20260131n;
  const next = (most: bigint) => {
    seed = (seed * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return (seed >> 16n) % most;
  };
  for (let i = 0; i < 100_000; i += 1) {
    const [a, b] = [next(9_999_999_999n), next(9_999_999_999n)];
    if (addMoney(formatMoney(a), formatMoney(b)) !== formatMoney(a + b)) throw new Error(`${a} + ${b}`);
  }
});

describe.each([oneSubject])('amounts that reach the server on $name', (subject) => {
  let desk: Desk;
  let lead: Person;
  beforeAll(async () => {
    desk = await openDesk(subject);
    lead = await desk.person('finance_lead');
  });
  afterAll(() => desk.close());

  test.each(impossible.filter((text) => text.trim() !== ''))('as a filter: %j', async (text) => {
    const answer = await desk.get(lead, `/api/system/withdraw/list?amount_min=${encodeURIComponent(text)}`);
    expect([400, 422]).toContain(answer.status);
  });

  const bodies: readonly (readonly [string, unknown])[] = [
    ['a text', '1'],
    ['a list', [1]],
    ['nothing', null],
    ['true', true],
    ['an object', { $ne: null }],
    ['a fraction', 1.5],
    ['a negative', -1],
    ['too large', 2 ** 53],
    ['an exponent', '1e0'],
    ['zero', 0],
  ];
  test.each(bodies)('a key that is %s changes nothing', async (_name, id) => {
    const print = async () =>
      (
        await sql<{
          rows: bigint;
        }>`select (select count(*) from ledger_entry) + (select count(*) from payout_attempt) as rows`.execute(
          desk.database.db,
        )
      ).rows[0]?.rows;
    const before = await print();
    for (const action of ['verify', 'approve', 'refund', 'change_type']) {
      const answer = await desk.call(lead, action, { id, type: 'auto_bank', reason: 'duplicate' });
      expect(answer.status, `${action} ${answer.text}`).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    expect(await print()).toBe(before);
  });

  test('a request of nothing, or of less than its fee, is refused', async () => {
    const memberId = await desk.member(100_00n);
    for (const amount of [0n, -1n])
      await expect(desk.request({ memberId, amount })).rejects.toBeInstanceOf(FailureError);
    await expect(desk.request({ memberId, amount: 10_00n, fee: 10_00n, feePayer: 'member' })).rejects.toBeInstanceOf(
      FailureError,
    );
    expect(await desk.breaches()).toEqual([]);
  });
});
