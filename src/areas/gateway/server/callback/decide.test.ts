import { describe, expect, test } from 'vitest';
import { decide, type Reported, reportedOf } from './decide.ts';

/** What becomes of an order that gets these reports one after the other. */
function endOf(reports: readonly Reported[]): { readonly status: string; readonly credits: number } {
  let status = 'created';
  let credits = 0;
  for (const report of reports) {
    const decision = decide(status, report);
    if (decision === 'credit') [status, credits] = ['success', credits + 1];
    if (decision === 'move') status = report;
  }
  return { status, credits };
}

function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 4_294_967_296;
  };
  return items
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

describe('what a report means', () => {
  test.each([
    [['pending', 'paid', 'failed'], { status: 'success', credits: 1 }],
    [['pending', 'pending', 'failed'], { status: 'failed', credits: 0 }],
    [['pending', 'expired', 'paid', 'paid'], { status: 'success', credits: 1 }],
    [['cancelled', 'expired', 'failed', 'failed'], { status: 'failed', credits: 0 }],
  ] as const)('%j ends alike in 250 orders', (reports, wanted) => {
    for (let seed = 1; seed <= 250; seed += 1) {
      expect(endOf(shuffled(reports, seed)), `seed ${seed}`).toEqual(wanted);
    }
  });

  test('a settled order never goes back', () => {
    for (const report of ['pending', 'expired', 'cancelled', 'failed'] as const)
      expect(decide('success', report)).toBe('ignore');
    expect(decide('success', 'paid')).toBe('duplicate');
    expect(decide('reversed', 'paid')).toBe('ignore');
    expect(decide('suspicious', 'paid')).toBe('duplicate');
  });

  test('only money that came in can be taken back', () => {
    expect(decide('success', 'reversed')).toBe('move');
    expect(decide('pending', 'reversed')).toBe('ignore');
  });

  test('words are read whatever their case; a word that nobody explained is none', () => {
    expect(reportedOf('Paid')).toBe('paid');
    expect(reportedOf('VOID')).toBe('cancelled');
    expect(reportedOf('-2')).toBe('failed');
    expect(reportedOf('constructor')).toBeUndefined();
    expect(reportedOf('DONE?')).toBeUndefined();
  });
});
