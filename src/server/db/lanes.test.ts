import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asWork, divided, eachAsWork, sharedOut, type Work, workInHand } from './lanes.ts';
import type { Session, SessionSource } from './session.ts';

/** A source that hands out as many sessions as it is asked for, and counts those that are out. */
function counting(): SessionSource & { readonly out: () => number } {
  let out = 0;
  const session = (): Session => ({
    query: async () => ({ columns: [], rows: [], affected: 0, command: '' }),
    script: async () => {},
  });
  return {
    acquire: async () => {
      out += 1;
      return session();
    },
    release: () => {
      out -= 1;
    },
    end: async () => {},
    listen: () => async () => {},
    out: () => out,
  };
}

const patience = { wait: 1_000, waiting: 3 };
const works: readonly Work[] = ['read', 'write', 'report', 'job'];

describe('shares of connections', () => {
  test.each([4, 5, 10, 16, 20, 50, 500])('of %i connections each kind has some, and all together have all', (count) => {
    const share = divided(count);
    expect(works.every((work) => (share?.[work] ?? 0) >= 1)).toBe(true);
    expect(works.reduce((sum, work) => sum + (share?.[work] ?? 0), 0)).toBe(count);
  });

  test('fewer connections than kinds are not divided', () => {
    expect(divided(3)).toBeUndefined();
  });
});

describe('connections shared out', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('writers that hold all of theirs leave readers, reports and jobs theirs', async () => {
    const source = counting();
    const shared = sharedOut(source, 10, patience);
    const writers = [0, 1, 2].map(() => asWork('write', () => shared.acquire()));
    await Promise.all(writers);
    const late = asWork('write', () => shared.acquire());
    await Promise.all(works.filter((work) => work !== 'write').map((work) => asWork(work, () => shared.acquire())));
    expect(source.out()).toBe(6);
    shared.release(await (writers[0] ?? late), false);
    await late;
    expect(source.out()).toBe(6);
  });

  test('a caller that waits too long is refused as too many connections, and takes no slot of others', async () => {
    const shared = sharedOut(counting(), 1, patience);
    const held = await shared.acquire();
    const refused = expect(shared.acquire()).rejects.toMatchObject({ code: '53300' });
    await vi.advanceTimersByTimeAsync(patience.wait);
    await refused;
    const next = shared.acquire();
    shared.release(held, false);
    shared.release(await next, false);
    await shared.acquire();
  });

  test('a row that is full refuses at once, and is served in order', async () => {
    const shared = sharedOut(counting(), 1, patience);
    const held = await shared.acquire();
    const order: number[] = [];
    const waiting = [1, 2, 3].map((n) =>
      shared.acquire().then((session) => {
        order.push(n);
        shared.release(session, false);
      }),
    );
    await expect(shared.acquire()).rejects.toMatchObject({ code: '53300' });
    shared.release(held, false);
    await Promise.all(waiting);
    expect(order).toEqual([1, 2, 3]);
  });

  test('what the server does by itself is never refused', async () => {
    const shared = sharedOut(counting(), 4, patience);
    const held = await asWork('job', () => shared.acquire());
    const waiting = Array.from({ length: 20 }, () =>
      asWork('job', () => shared.acquire()).then((session) => shared.release(session, false)),
    );
    await vi.advanceTimersByTimeAsync(10 * patience.wait);
    shared.release(held, false);
    await Promise.all(waiting);
  });

  test('a connection that cannot be made takes no place', async () => {
    const source = counting();
    let fails = true;
    const shared = sharedOut(
      { ...source, acquire: () => (fails ? Promise.reject(new Error('no route')) : source.acquire()) },
      1,
      patience,
    );
    await expect(shared.acquire()).rejects.toThrow('no route');
    fails = false;
    await shared.acquire();
  });
});

test('items are read as their kind of work, whoever iterates', async () => {
  async function* seen() {
    yield workInHand();
    await Promise.resolve();
    yield workInHand();
  }
  const kinds: Work[] = [];
  for await (const kind of eachAsWork('report', seen())) kinds.push(kind, workInHand());
  expect(kinds).toEqual(['report', 'read', 'report', 'read']);
});
