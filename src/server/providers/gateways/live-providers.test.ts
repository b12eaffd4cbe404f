import { expect, test } from 'vitest';
import { closedBank, requireLive } from './live-providers.ts';

const fine = { production: true, publicUrl: 'https://office.example', ownKey: true, demo: false };

test.each([
  [{ demo: true }, 'DEMO_SIZE=none'],
  [{ ownKey: false }, 'SECRET_KEY'],
  [{ publicUrl: 'http://office.example' }, 'PUBLIC_URL'],
])('%j stops the start', (change, says) => {
  expect(() => requireLive({ ...fine, ...change })).toThrow(says);
});

test('with all it needs, it starts; a bank that is not connected says that nothing was sent', async () => {
  expect(() => requireLive(fine)).not.toThrow();
  const account = { id: 1, bookBalance: 0n };
  const to = { bankCode: 'SCB', accountNo: '9990001234', accountName: 'x' };
  const answer = await closedBank.pay({ account, reference: 'W1-1', orderRef: 'W1', amount: 1n, to });
  expect(answer.result).toBe('failed');
});
