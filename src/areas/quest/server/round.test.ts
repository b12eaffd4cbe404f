import { expect, test } from 'vitest';
import { roundAt } from './round.ts';

const quest = { start_at: new Date('2026-01-01T03:00:00Z'), end_at: new Date('2026-02-10T05:00:00Z') };
const at = (cycle: string, moment: string) => {
  const round = roundAt({ ...quest, cycle }, new Date(moment));
  return round && [round.name, round.from.toISOString(), round.to?.toISOString()];
};

test.each([
  ['daily', '2026-01-31T20:00:00Z', ['2026-02-01', '2026-01-31T17:00:00.000Z', '2026-02-01T17:00:00.000Z']],
  ['weekly', '2026-02-01T16:59:59Z', ['2026-W05', '2026-01-25T17:00:00.000Z', '2026-02-01T17:00:00.000Z']],
  ['weekly', '2026-02-01T17:00:00Z', ['2026-W06', '2026-02-01T17:00:00.000Z', '2026-02-08T17:00:00.000Z']],
  ['monthly', '2026-02-03T00:00:00Z', ['2026-02', '2026-01-31T17:00:00.000Z', '2026-02-10T05:00:00.000Z']],
  ['monthly', '2026-01-03T00:00:00Z', ['2026-01', '2026-01-01T03:00:00.000Z', '2026-01-31T17:00:00.000Z']],
  ['once', '2026-01-03T00:00:00Z', ['once', '2026-01-01T03:00:00.000Z', '2026-02-10T05:00:00.000Z']],
  ['daily', '2026-01-01T02:59:59Z', undefined],
  ['event', '2026-02-10T05:00:00Z', undefined],
])('roundAt: the %s round at %s', (cycle, moment, expected) => {
  expect(at(cycle, moment)).toEqual(expected);
});
