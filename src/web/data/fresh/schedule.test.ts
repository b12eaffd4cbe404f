import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { type Changes, createChanges, type Reading } from '../changes.ts';
import { createSchedule, type Schedule } from './schedule.ts';

const list: Call = {
  id: 'crate.list',
  method: 'GET',
  path: '/api/crate/list',
  permission: 'x',
  kind: 'page',
};
const detail: Call = { ...list, id: 'crate.detail', path: '/api/crate/detail', kind: 'record', key: 'id' };

/** The clock that the tests move. */
const now = () => vi.getMockedSystemTime()?.getTime() ?? 0;

let changes: Changes;
let schedule: Schedule;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  changes = createChanges();
  schedule = createSchedule(changes, window, now);
});
afterEach(() => {
  schedule.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An answer, requested so many milliseconds ago. */
function answer(call: Call, query: string, sources: string, asOf: string, ago = 0) {
  const headers = new Headers({ 'x-sources': sources, 'x-as-of': asOf });
  changes.answered(`${call.path}?${query}`, { headers, asked: now() - ago });
}

/** Something on screen. `asOf` = when it was read, by the moment of the server “s”. */
function show(call: Call, query: string, sources: string, options: Reading['options'] = {}, asOf = 's-100') {
  const refresh = vi.fn(async () => {});
  const reading: { current: Reading } = { current: { call, key: [call.path, query], options, refresh } };
  answer(call, query, sources, asOf);
  return { run: refresh, reading, hide: changes.watch(reading) };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a change', () => {
  test('is read by what shows it, soon and once, and by nothing else', async () => {
    const crates = show(list, 'page=1', 'crate,shelf.name');
    const twice = show(list, 'page=1', 'crate,shelf.name');
    const others = show(list, 'page=2', 'agent');
    schedule.changed({ crate: { keys: [7] } }, 's-200');
    schedule.changed({ crate: { keys: [8] } }, 's-210');
    await pass(100);
    expect(crates.run.mock.calls.length + twice.run.mock.calls.length).toBe(1);
    expect(others.run).not.toHaveBeenCalled();
  });

  test('of a column that does not matter is none, of rows that come or go is one', async () => {
    const crates = show(list, 'page=1', 'crate,shelf.name');
    schedule.changed({ shelf: { keys: [1], columns: ['sync_at'] } }, 's-200');
    await pass(100);
    expect(crates.run).not.toHaveBeenCalled();
    schedule.changed({ shelf: { keys: [1], columns: ['sync_at', 'name'] } }, 's-300');
    await pass(100);
    expect(crates.run).toHaveBeenCalledTimes(1);
    schedule.changed({ shelf: { keys: [1] } }, 's-400');
    await pass(400);
    expect(crates.run).toHaveBeenCalledTimes(2);
  });

  test('of another record of the table does not concern a record', async () => {
    const record = show(detail, 'id=7', 'crate,shelf.name');
    schedule.changed({ crate: { keys: [8] } }, 's-200');
    await pass(100);
    expect(record.run).not.toHaveBeenCalled();
    schedule.changed({ crate: { keys: [7, 8] } }, 's-300');
    await pass(100);
    expect(record.run).toHaveBeenCalledTimes(1);
    schedule.changed({ crate: {} }, 's-400');
    await pass(400);
    expect(record.run).toHaveBeenCalledTimes(2);
  });

  test('that the answer contains already is not read again; whose server is another, or the same moment, is', async () => {
    const own = show(list, 'own', 'crate', {}, 's-300');
    const same = show(list, 'same', 'crate', {}, 's-200');
    const other = show(list, 'other', 'crate', {}, 't-300');
    schedule.changed({ crate: { keys: [7] } }, 's-200');
    await pass(100);
    expect([own, same, other].map(({ run }) => run.mock.calls.length)).toEqual([0, 1, 1]);
  });

  test('between the request of an answer and the moment when it is shown is read, once', async () => {
    answer(list, 'page=2', 'crate', 's-100');
    await pass(10);
    schedule.changed({ agent: { keys: [1] } }, 's-150');
    schedule.changed({ crate: { keys: [7] } }, 's-200');
    await pass(5_000);
    const run = vi.fn(async () => {});
    changes.watch({ current: { call: list, key: [list.path, 'page=2'], options: {}, refresh: run } });
    await pass(5_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('while the first answer is on its way is read when that has come, unless it contains the change', async () => {
    const run = vi.fn(async (_query: string) => {});
    for (const query of ['old', 'new', 'later'])
      changes.watch({ current: { call: list, key: [list.path, query], options: {}, refresh: () => run(query) } });
    await pass(10);
    schedule.changed({ crate: { keys: [7] } }, 's-200');
    await pass(10);
    answer(list, 'old', 'crate', 's-100', 15);
    answer(list, 'new', 'crate', 's-300', 15);
    // Requested after the change was heard of, at whichever server.
    answer(list, 'later', 'crate', 't-100', 5);
    await pass(5_000);
    expect(run.mock.calls).toEqual([['old']]);
  });

  test('that may have been missed concerns what is read ahead, too', async () => {
    answer(list, 'page=2', 'crate', 's-100');
    schedule.everything();
    const ahead = vi.fn(async () => {});
    changes.watch({ current: { call: list, key: [list.path, 'page=2'], options: {}, refresh: ahead } });
    await pass(5_000);
    expect(ahead).toHaveBeenCalledTimes(1);
  });

  test('waits while somebody decides by what is shown', async () => {
    const crates = show(list, 'page=1', 'crate', { still: true });
    schedule.changed({ crate: { keys: [7] } }, 's-200');
    await pass(5_000);
    expect(crates.run).not.toHaveBeenCalled();
    crates.reading.current = { ...crates.reading.current, options: {} };
    changes.onReading?.();
    await pass(0);
    expect(crates.run).toHaveBeenCalledTimes(1);
  });

  test('waits until the page is seen', async () => {
    const crates = show(list, 'page=1', 'crate');
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    schedule.changed({ crate: { keys: [7] } }, 's-200');
    await pass(5_000);
    expect(crates.run).not.toHaveBeenCalled();
    hidden.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(crates.run).toHaveBeenCalledTimes(1);
  });

  test('is read where nobody sees the page, if somebody is told of it all the same', async () => {
    const [crates, notices] = [show(list, 'page=1', 'crate'), show(list, 'page=2', 'crate', { unseen: true })];
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    schedule.changed({ crate: {} }, 's-200');
    await pass(5_000);
    expect(notices.run).toHaveBeenCalledTimes(1);
    expect(crates.run).not.toHaveBeenCalled();
  });

  test('after change is read at most so often that reading takes a twentieth of the time', async () => {
    const { run } = show(list, 'page=1', 'crate');
    // Of the clock that stands still.
    run.mockImplementation(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
    for (let moment = 0; moment < 10_000; moment += 50) {
      schedule.changed({ crate: { keys: [7] } }, `s-${200 + moment}`);
      await pass(50);
    }
    expect(run.mock.calls.length).toBeGreaterThan(3);
    expect(run.mock.calls.length).toBeLessThanOrEqual(6);
  });

  test('may name calls instead of tables', async () => {
    const crates = show(list, 'page=1', '');
    schedule.changed({ '/api/crate/list': {} }, 's-200');
    await pass(100);
    expect(crates.run).toHaveBeenCalledTimes(1);
  });

  test('that may have been missed makes everything be read', async () => {
    const all = [show(list, 'page=1', 'crate'), show(detail, 'id=1', 'crate'), show(list, 'x', '')];
    schedule.everything();
    await pass(2_100);
    expect(all.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1]);
  });
});

describe('without news', () => {
  test('coming back to the page reads everything, but reference data, and not all the time', async () => {
    const crates = show(list, 'page=1', 'crate');
    const choices = show(list, 'choices', 'shelf', { once: true });
    await pass(11_000);
    for (let times = 0; times < 3; times += 1) window.dispatchEvent(new Event('focus'));
    await pass(0);
    expect([crates.run.mock.calls.length, choices.run.mock.calls.length]).toEqual([1, 0]);
    changes.live.set(true);
    await pass(11_000);
    window.dispatchEvent(new Event('focus'));
    await pass(0);
    expect(crates.run).toHaveBeenCalledTimes(1);
  });

  test('what has a rhythm is read in it; nothing else is', async () => {
    const often = show(list, 'often', 'crate', { refresh: 5_000 });
    const never = show(list, 'never', 'crate');
    await pass(31_000);
    expect(often.run.mock.calls.length).toBeGreaterThanOrEqual(5);
    expect(often.run.mock.calls.length).toBeLessThanOrEqual(6);
    expect(never.run).not.toHaveBeenCalled();
    often.hide();
    await pass(30_000);
    expect(often.run.mock.calls.length).toBeLessThanOrEqual(6);
  });

  test('while changes are told, only what depends on more than the database keeps its rhythm', async () => {
    changes.live.set(true);
    const told = show(list, 'told', 'crate', { refresh: 5_000 });
    const elsewhere = show(list, 'elsewhere', '', { refresh: 5_000 });
    await pass(31_000);
    expect(told.run).not.toHaveBeenCalled();
    expect(elsewhere.run.mock.calls.length).toBeGreaterThanOrEqual(5);
    // The clock alone may make an answer another one.
    await pass(17 * 60_000);
    expect(told.run).toHaveBeenCalledTimes(1);
    changes.live.set(false);
    await pass(6_000);
    expect(told.run.mock.calls.length).toBeGreaterThanOrEqual(2);
  });
});
