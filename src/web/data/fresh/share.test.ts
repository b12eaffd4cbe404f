import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareStream, type Teller } from './share.ts';
import type { StreamEvent } from './stream.ts';

/** Locks of one browser, as the platform hands them out: the next in the row has it when the last lets go. */
function locksOf() {
  let row: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      const mine = row.then(() => (signal.aborted ? undefined : work()));
      row = mine.catch(() => undefined);
      return mine;
    },
  };
}

const event = (id: string): StreamEvent => ({ name: 'changes', id, data: '{}' });
/** Until everything has happened that is ready to: what is passed on takes a few turns. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
const ends: AbortController[] = [];
let locks: ReturnType<typeof locksOf> | undefined;
beforeEach(() => {
  locks = locksOf();
});
afterEach(() => {
  for (const end of ends.splice(0)) end.abort();
});

/** A tab; it has the stream while `teller` is there. */
function tab() {
  const end = new AbortController();
  ends.push(end);
  const state: { teller: Teller | undefined; heard: string[]; live: boolean[]; shown: boolean } = {
    teller: undefined,
    heard: [],
    live: [],
    shown: true,
  };
  const target = new EventTarget();
  Object.defineProperty(target, 'visibilityState', { get: () => (state.shown ? 'visible' : 'hidden') });
  const page = { navigator: { locks }, document: target } as unknown as Window;
  const lead = vi.fn(async (tell: Teller, signal: AbortSignal) => {
    state.teller = tell;
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    state.teller = undefined;
  });
  void shareStream(
    {
      name: 'changes 1',
      lead,
      hear: ({ id }) => state.heard.push(id ?? ''),
      onLive: (live) => state.live.push(live),
      page,
    },
    end.signal,
  );
  const see = (shown: boolean) => {
    state.shown = shown;
    target.dispatchEvent(new Event('visibilitychange'));
  };
  return { ...{ lead, see, close: () => end.abort() }, state };
}

test('one tab has the stream, and all hear it', async () => {
  const [one, two] = [tab(), tab()];
  await settled();
  expect([one.lead.mock.calls.length, two.lead.mock.calls.length]).toEqual([1, 0]);
  one.state.teller?.live(true);
  one.state.teller?.event(event('s-1'));
  await settled();
  expect([one.state.heard, two.state.heard]).toEqual([['s-1'], ['s-1']]);
  expect([one.state.live.at(-1), two.state.live.at(-1)]).toEqual([true, true]);
});

test('a tab that comes later learns whether changes are told, and what was told before', async () => {
  const one = tab();
  await settled();
  one.state.teller?.live(true);
  one.state.teller?.event(event('s-1'));
  const two = tab();
  await settled();
  expect(two.state.live).toEqual([true]);
  expect([one.state.heard, two.state.heard]).toEqual([['s-1'], ['s-1']]);
  tab();
  await settled();
  expect(two.state.heard).toEqual(['s-1']);
});

test('when the tab with the stream closes, another has it', async () => {
  const [one, two] = [tab(), tab()];
  await settled();
  one.close();
  await settled();
  expect(two.lead).toHaveBeenCalledTimes(1);
  two.state.teller?.event(event('s-2'));
  await settled();
  expect(two.state.heard).toEqual(['s-2']);
  expect(one.state.heard).toEqual([]);
});

test('where tabs cannot share, each that is seen has one', async () => {
  locks = undefined;
  const [one, two] = [tab(), tab()];
  await settled();
  expect([one.lead.mock.calls.length, two.lead.mock.calls.length]).toEqual([1, 1]);
  one.see(false);
  await settled();
  expect(one.state.teller).toBeUndefined();
  expect(one.state.live.at(-1)).toBe(false);
  one.see(true);
  await settled();
  expect(one.lead).toHaveBeenCalledTimes(2);
});
