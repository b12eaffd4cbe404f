import { expect, test } from 'vitest';
import { effect } from './effect.ts';

// The type checker reads these: each line that must not compile says so, and fails the check of types where it does.
test('an effect is its function; what it stores must be columns of its row', () => {
  const run = async () => ({ done_at: new Date(0) });
  expect(effect('wheel.ship', run)).toBe(run);
  effect('wheel.ship', async () => {});
  // @ts-expect-error a name that is no column
  effect('wheel.ship', async () => ({ done_at: new Date(0), nonsense: null }));
  // @ts-expect-error in one of several answers
  effect('wheel.ship', async ({ row }) => (row.id > 1 ? { nonsense: null } : { done_at: new Date(0) }));
  // @ts-expect-error under a condition
  effect('wheel.ship', async ({ row }) => ({ ...(row.id > 1 ? { nonsense: null } : {}), done_at: new Date(0) }));
  // @ts-expect-error the status of a life-cycle, which moves alone write
  effect('wheel.ship', async () => ({ status: 'shipped' as const }));
  // The outcome of a move that leads to several is for its effect to say.
  effect('withdraw.verify', async () => ({ status: 'unknown' as const }));
  // @ts-expect-error none of them
  effect('withdraw.verify', async () => ({ status: 'refunded' as const }));
  // @ts-expect-error another type
  effect('wheel.ship', async () => ({ done_at: 'today' }));
});
