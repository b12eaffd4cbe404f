import { expect, it, vi } from 'vitest';
import { createAhead } from './ahead.ts';

it('has the answer once it has come, and hands the request over once', async () => {
  const ahead = createAhead();
  const request = vi.fn(async () => 'rows');
  const asked = ahead.ask('/list?page=1', request);
  expect(ahead.peek('/list?page=1')).toBeUndefined();
  // On its way already: nothing is requested twice.
  await Promise.all([asked, ahead.ask('/list?page=1', request)]);
  expect(request).toHaveBeenCalledTimes(1);
  expect(ahead.peek('/list?page=1')).toBe('rows');
  await expect(ahead.take('/list?page=1')).resolves.toBe('rows');
  expect(ahead.take('/list?page=1')).toBeUndefined();
  // What was handed over stays in sight until the cache of the hook has it.
  expect(ahead.peek('/list?page=1')).toBe('rows');
});

it('keeps the answer of the page where the user is going, and no other', async () => {
  const ahead = createAhead();
  await ahead.ask('/a', async () => 'a');
  await ahead.ask('/b', async () => 'b');
  expect([ahead.peek('/a'), ahead.take('/a'), ahead.peek('/b')]).toEqual([undefined, undefined, 'b']);
  ahead.drop();
  expect([ahead.peek('/b'), ahead.take('/b')]).toEqual([undefined, undefined]);
});

it('requests again what was handed over or is old', async () => {
  let now = 0;
  const ahead = createAhead(() => now);
  const request = vi.fn(async () => now);
  await ahead.ask('/a', request);
  ahead.take('/a');
  await ahead.ask('/a', request);
  expect(request).toHaveBeenCalledTimes(2);
  now = 10_000;
  expect([ahead.peek('/a'), ahead.take('/a')]).toEqual([undefined, undefined]);
});

it('leaves a failure to whoever takes the request', async () => {
  const ahead = createAhead();
  await ahead.ask('/a', async () => {
    throw new Error('away');
  });
  expect(ahead.peek('/a')).toBeUndefined();
  await expect(ahead.take('/a')).rejects.toThrow('away');
});
