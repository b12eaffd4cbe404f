import { expect, test } from 'vitest';
import { figuresOf, oddsOf } from './figures.ts';
import { contrastColor, stopAt } from './geometry.ts';
import { pick, secureRandom, simulate } from './simulate.ts';
import { readSlots, type Slot } from './slots.ts';

const slot = (position: number, weight: number, more: Partial<Slot> = {}): Slot => ({
  ...{ id: position, position, name: `S${position}`, type: 'none', value: 0n, color: null, weight },
  ...{ inPlay: true, endless: true, standIn: null },
  ...more,
});
const credit = { type: 'credit', value: 50_00n } as const;

test('wheel odds: four exact decimals, zero for slots not in play', () => {
  expect(['1', '2'].map((weight) => oddsOf({ weight: Number(weight), inPlay: true }, 3))).toEqual([
    '33.3333',
    '66.6667',
  ]);
  expect(oddsOf({ weight: 1, inPlay: true }, 100_000_000)).toBe('0.0000');
  expect(oddsOf({ weight: 5, inPlay: false }, 10)).toBe('0.0000');
  expect(oddsOf({ weight: 0, inPlay: true }, 0)).toBe('0.0000');
});

test('wheel figures: cost per spin is the weighted average of the prizes; points cost nothing', () => {
  const slots = [slot(1, 2, credit), slot(2, 1, { type: 'point', value: 10_00n })];
  expect(figuresOf(slots, 2, '1000.00')).toEqual({
    ...{ total: 3, perSpin: 33_33n, perThousand: 33_333_33n, pointsPerThousand: 3_333 },
    ...{ spinsInBudget: 30, warnings: [] },
  });
  expect(figuresOf([slot(1, 1)], 1, '1000.00')).toMatchObject({ spinsInBudget: null, warnings: [] });
});

test('wheel figures: warnings list the problems the server would report', () => {
  const kinds = (slots: readonly Slot[], budget: string | null = null) =>
    figuresOf(slots, 2, budget).warnings.map(({ kind }) => kind);
  expect(kinds([])).toEqual(['positions', 'weights', 'endless']);
  expect(kinds([slot(1, 1, { endless: false }), slot(2, 0)])).toEqual(['endless']);
  expect(kinds([slot(1, 1, { endless: false, standIn: 2 }), slot(2, 0)])).toEqual([]);
  expect(kinds([slot(1, 1, { standIn: 2 }), slot(2, 1, { endless: false })])).toEqual(['standIn']);
  expect(kinds([slot(1, 1, credit), slot(2, 0)], '100.00')).toEqual(['dry']);
  expect(kinds([slot(1, 1, credit), slot(2, 1)], '10.00')).toEqual(['tooDear']);
});

test('stopAt: the slot stops under the pointer, and the wheel never turns backwards', () => {
  for (const [index, count] of [
    [0, 8],
    [7, 8],
    [5, 12],
  ] as const) {
    const turned = stopAt(index, count, 725, 4);
    expect(turned).toBeGreaterThanOrEqual(725 + 4 * 360);
    expect(turned).toBeLessThan(725 + 5 * 360);
    // The middle of the slot is back at the top.
    expect((((index + 0.5) * 360) / count + turned) % 360).toBeCloseTo(0, 6);
  }
  expect([contrastColor('#FDD835'), contrastColor('#0D47A1')]).toEqual(['#000000', '#ffffff']);
});

test('simulate: follows the weights and excludes slots not in play', () => {
  const slots = [slot(1, 900), slot(2, 100), slot(3, 500, { inPlay: false })];
  const counts = simulate(slots, 1_000, secureRandom);
  expect((counts.get(1) ?? 0) + (counts.get(2) ?? 0)).toBe(1_000);
  // Six standard deviations around a hundred.
  expect(Math.abs((counts.get(2) ?? 0) - 100)).toBeLessThan(57);
  expect(pick(slots, (below) => below - 1)?.position).toBe(2);
  expect(pick([], () => 0)).toBeUndefined();
});

test('readSlots: reads typed rows with the currently selected rewards', () => {
  const rows = [
    {
      id: 4,
      position: 1,
      event_reward_id: 7,
      event_reward_name: 'Old',
      reward_type: 'credit',
      reward_value: '9.00',
      weight: '12',
    },
    { position: 2, event_reward_id: null, weight: 3 },
    { position: 3, event_reward_id: 9, event_reward_name: 'Rest', reward_type: 'none', weight: '', status: 'disabled' },
  ];
  const rewards = new Map([
    [7, { id: 7, name: 'New', type: 'point', value: '5.00', color: '#112233', stock_total: 3 }],
  ]);
  expect(readSlots(rows, rewards)).toEqual([
    {
      ...{ id: 4, position: 1, name: 'New', type: 'point', value: 5_00n, color: '#112233', weight: 12 },
      ...{ inPlay: true, endless: false, standIn: null },
    },
    {
      ...{ id: null, position: 3, name: 'Rest', type: 'none', value: 0n, color: null, weight: 0 },
      ...{ inPlay: false, endless: false, standIn: null },
    },
  ]);
});
