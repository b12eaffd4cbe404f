import { assert, bigInt, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf } from '#contract/money.ts';
import { sharesOf } from './shares.ts';

const percent = integer({ min: 0, max: 1_000_000 }).map((units) => (units / 10_000).toFixed(4));
const bets = record({
  turnover: bigInt({ min: 0n, max: 10n ** 12n }),
  payout: bigInt({ min: 0n, max: 10n ** 13n }),
  valid: integer({ min: 0, max: 100 }),
}).map(({ turnover, payout, valid }) => ({ turnover, payout, validTurnover: (turnover * BigInt(valid)) / 100n }));
const rates = record({
  share: percent,
  agentCommission: percent,
  memberCommission: percent,
  cost: percent,
  costBase: constantFrom('ggr' as const, 'turnover' as const),
});

test('halves are rounded away from zero', () => {
  expect(percentOf(50n, '1')).toBe(1n);
  expect(percentOf(-50n, '1')).toBe(-1n);
  expect(percentOf(49n, '1.0000')).toBe(0n);
  expect(percentOf(100_000_00n, '12.5')).toBe(12_500_00n);
});

test('a share is within half a satang of the exact part', () => {
  assert(
    property(bigInt({ min: -(10n ** 13n), max: 10n ** 13n }), integer({ min: 0, max: 1_000_000 }), (amount, units) => {
      const exact = amount * BigInt(units);
      const off = percentOf(amount, (units / 10_000).toFixed(4)) * 1_000_000n - exact;
      expect(off <= 500_000n && off >= -500_000n).toBe(true);
    }),
  );
});

test('what member, agent and company have is nothing in sum, on every row and in every total', () => {
  assert(
    property(bets, bets, rates, rates, (a, b, ofA, ofB) => {
      const parts = ([bet, rate]: readonly [typeof a, typeof ofA]) => {
        const shares = sharesOf(bet, rate);
        const ggr = bet.turnover - bet.payout;
        const member = -ggr + shares.memberCommission;
        const agent = shares.agentWinloss + shares.agentCommission;
        const company = ggr - shares.agentWinloss - shares.agentCommission - shares.memberCommission;
        return [member, agent, company] as const;
      };
      const rows = [parts([a, ofA]), parts([b, ofB])] as const;
      for (const row of rows) expect(row[0] + row[1] + row[2]).toBe(0n);
      expect(rows.flat().reduce((sum, part) => sum + part, 0n)).toBe(0n);
    }),
  );
});

test('an agent that holds nothing takes nothing, and one that holds all leaves the company only what commissions cost', () => {
  const bet = { turnover: 1_000_00n, validTurnover: 900_00n, payout: 700_00n };
  const rate = {
    share: '0.0000',
    agentCommission: '0.5',
    memberCommission: '0.3',
    cost: '8',
    costBase: 'ggr' as const,
  };
  expect(sharesOf(bet, rate)).toEqual({
    agentWinloss: 0n,
    agentCommission: 450n,
    memberCommission: 270n,
    providerCost: 2400n,
  });
  expect(sharesOf(bet, { ...rate, share: '100', costBase: 'turnover' })).toMatchObject({
    agentWinloss: 300_00n,
    providerCost: 7200n,
  });
});
