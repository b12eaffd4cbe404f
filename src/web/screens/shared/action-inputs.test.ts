import { expect, test, vi } from 'vitest';
import type { Action, Inputs } from '#contract/screen.ts';
import { fetchInputs } from './action-inputs.ts';

const label = { th: 'x', en: 'x' };
const inputs: Inputs = { fields: [{ name: 'reason', kind: 'string', label }], validate: () => [] };

test('what an action asks for is fetched once', async () => {
  const input = vi.fn(async () => inputs);
  const action: Action = { id: 'close', label, input };
  expect(await fetchInputs(action)).toBe(inputs);
  expect(await fetchInputs(action)).toBe(inputs);
  expect(input).toHaveBeenCalledTimes(1);
});

test('a failure is forgotten: the next try asks again', async () => {
  const input = vi.fn(async () => inputs);
  input.mockRejectedValueOnce(new TypeError('network'));
  const action: Action = { id: 'close', label, input };
  await expect(fetchInputs(action)).rejects.toThrow('network');
  expect(await fetchInputs(action)).toBe(inputs);
});

test('an action that asks for nothing fetches nothing', () => {
  expect(fetchInputs({ id: 'close', label })).toBeUndefined();
});
