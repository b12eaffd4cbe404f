import { describe, expect, test } from 'vitest';
import { decide, type ReportedStatus, reportedStatusOf } from './decide.ts';

/** Final state and number of credits of an order that receives these reports in sequence. */
function endOf(reports: readonly ReportedStatus[]): { readonly status: string; readonly credits: number } {
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

describe('gateway callback decision', () => {
  test.each([
    [['pending', 'paid', 'failed'], { status: 'success', credits: 1 }],
    [['pending', 'pending', 'failed'], { status: 'failed', credits: 0 }],
    [['pending', 'expired', 'paid', 'paid'], { status: 'success', credits: 1 }],
    [['cancelled', 'expired', 'failed', 'failed'], { status: 'failed', credits: 0 }],
  ] as const)('reports %j lead to the same state and credits in any order (250 shuffles)', (reports, expected) => {
    for (let seed = 1; seed <= 250; seed += 1) {
      expect(endOf(shuffled(reports, seed)), `seed ${seed}`).toEqual(expected);
    }
  });

  test('a settled order never returns to an earlier state', () => {
    for (const report of ['pending', 'expired', 'cancelled', 'failed'] as const)
      expect(decide('success', report)).toBe('ignore');
    expect(decide('success', 'paid')).toBe('duplicate');
    expect(decide('reversed', 'paid')).toBe('ignore');
    expect(decide('suspicious', 'paid')).toBe('duplicate');
  });

  test('a reversal applies only to a credited order', () => {
    expect(decide('success', 'reversed')).toBe('move');
    expect(decide('pending', 'reversed')).toBe('ignore');
  });

  test('status words are case-insensitive; unmapped words give undefined', () => {
    expect(reportedStatusOf('Paid')).toBe('paid');
    expect(reportedStatusOf('VOID')).toBe('cancelled');
    expect(reportedStatusOf('-2')).toBe('failed');
    expect(reportedStatusOf('constructor')).toBeUndefined();
    expect(reportedStatusOf('DONE?')).toBeUndefined();
  });
});
