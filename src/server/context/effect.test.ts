import { expect, test } from 'vitest';
import { effect } from './effect.ts';

// The type checker reads these: each line that must not compile says so, and fails the check of types where it does.
test('an effect is its function; what it stores must be columns of its row', () => {
  const run = async () => ({ completed_at: new Date(0) });
  expect(effect('withdraw.refund', run)).toBe(run);
  effect('withdraw.refund', async () => {});
  // @ts-expect-error a name that is no column
  effect('withdraw.refund', async () => ({ completed_at: new Date(0), nonsense: null }));
  // @ts-expect-error in one of several answers
  effect('withdraw.refund', async ({ row }) => (row.id > 1 ? { nonsense: null } : { completed_at: new Date(0) }));
  // @ts-expect-error under a condition
  effect('withdraw.refund', async ({ row }) => ({
    ...(row.id > 1 ? { nonsense: null } : {}),
    completed_at: new Date(0),
  }));
  // @ts-expect-error the status of a life-cycle, which moves alone write
  effect('withdraw.refund', async () => ({ status: 'refunded' as const }));
  // The outcome of a move that leads to several is for its effect to say.
  effect('withdraw.verify', async () => ({ status: 'unknown' as const }));
  // @ts-expect-error none of them
  effect('withdraw.verify', async () => ({ status: 'refunded' as const }));
  // @ts-expect-error another type
  effect('withdraw.refund', async () => ({ completed_at: 'today' }));
});
