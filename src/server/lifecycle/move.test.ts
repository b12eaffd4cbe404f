import { describe, expect, test } from 'vitest';
import { FailureError } from '../base/failure.ts';
import { change } from './change.ts';
import type { Hand } from './make-move.ts';
import { move } from './move.ts';

const away = (): never => {
  throw new Error('no statement was to be made');
};
/** A hand whose database is not to be asked. */
const hand = { tx: { getExecutor: away }, audit: away } as unknown as Hand;
const row = { id: 1, status: 'success', version: 1 } as const;

describe('a move', () => {
  test('is refused with 409 before any statement where it does not lead away from the status of the row', async () => {
    const wrong = move(hand, { entity: 'Withdrawal', row, move: 'verify', action: 'withdraw.auto' });
    await expect(wrong).rejects.toThrow(FailureError);
    await expect(wrong).rejects.toMatchObject({ code: 409 });
  });

  // The type checker reads these: each line that must not compile says so, and fails the check of types where it does.
  test('has names that the manifest has, and says which of several outcomes it is', async () => {
    const ways = [
      // @ts-expect-error no entity
      () => move(hand, { entity: 'Withdrawl', row, move: 'verify', action: 'x' }),
      // @ts-expect-error no move of the entity
      () => move(hand, { entity: 'Withdrawal', row, move: 'pay', action: 'x' }),
      // @ts-expect-error no outcome
      () => move(hand, { entity: 'Withdrawal', row, move: 'settle', action: 'x' }),
      // @ts-expect-error an outcome of no settlement
      () => move(hand, { entity: 'Withdrawal', row, move: 'settle', to: 'refunded', action: 'x' }),
      // @ts-expect-error no column
      () => move(hand, { entity: 'Withdrawal', row, move: 'verify', set: { verified: true }, action: 'x' }),
      // @ts-expect-error the status itself
      () => move(hand, { entity: 'Withdrawal', row, move: 'verify', set: { status: 'verified' }, action: 'x' }),
      // @ts-expect-error another type
      () => move(hand, { entity: 'Withdrawal', row, move: 'verify', set: { amount: '1.00' }, action: 'x' }),
      // @ts-expect-error a plain change of a status that moves write
      () => change(hand, 'withdrawal', 1, { status: 'success' }),
      // @ts-expect-error the version, which the engine raises
      () => change(hand, 'bulk_group', 1, { version: 2 }),
    ];
    for (const way of ways) await expect((async () => way())()).rejects.toThrow();
  });
});
