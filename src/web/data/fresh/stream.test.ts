import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepStream, type StreamParts } from './stream.ts';

/** A line that the test writes to. */
function line() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      control = controller;
    },
  });
  const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  return {
    response,
    write: (text: string) => control?.enqueue(new TextEncoder().encode(text)),
    close: () => control?.close(),
    fail: () => control?.error(new Error('gone')),
  };
}

/** Until everything has happened that is ready to: what is passed on takes a few turns. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
afterEach(() => vi.useRealTimers());

/** A stream whose answers are those given, one after the other; then it waits for ever. */
function follow(...answers: (() => Response | Promise<Response>)[]) {
  const stop = new AbortController();
  let lastId: string | undefined = 'first';
  const heard: string[] = [];
  const live: boolean[] = [];
  const waits: number[] = [];
  const asked: Headers[] = [];
  const onEnded = vi.fn();
  const parts: StreamParts = {
    base: '',
    token: () => 'secret',
    lastId: () => lastId,
    fetch: async (_address, init) => {
      asked.push(new Headers(init?.headers));
      const next = answers.shift();
      if (!next) return new Promise<Response>(() => {});
      const response = await next();
      // As the browser does it: what is given up ends, though nothing more comes.
      const cut = new TransformStream<Uint8Array, Uint8Array>();
      void response.body?.pipeTo(cut.writable, { signal: init?.signal ?? stop.signal }).catch(() => undefined);
      return new Response(response.body && cut.readable, { status: response.status, headers: response.headers });
    },
    sleep: async (milliseconds) => void waits.push(milliseconds),
    hear({ name, id, data }) {
      lastId = id ?? lastId;
      heard.push(`${name} ${data}`);
    },
    onLive: (now) => void live.push(now),
    onEnded,
  };
  const done = keepStream(parts, stop.signal);
  return { heard, live, waits, asked, onEnded, done, stop: () => stop.abort() };
}

describe('the stream', () => {
  test('passes events on, whole ones, and says who asks and what they have seen', async () => {
    const one = line();
    const { heard, asked, live, stop } = follow(() => one.response);
    await settled();
    one.write('event: open\ndata:\n\nid: s-1\nevent: cha');
    one.write('nges\ndata: {"crate":{}}\n\n');
    await settled();
    expect(heard).toEqual(['open ', 'changes {"crate":{}}']);
    expect(asked[0]?.get('authorization')).toBe('Bearer secret');
    expect(asked[0]?.get('last-event-id')).toBe('first');
    expect(live).toEqual([true]);
    stop();
  });

  test('that a proxy cuts comes back at once where it was, and was never away', async () => {
    const [one, two] = [line(), line()];
    const { asked, live, waits, stop } = follow(
      () => one.response,
      () => two.response,
    );
    await settled();
    one.write('id: s-7\nevent: beat\ndata:\n\n');
    await settled();
    one.close();
    await settled();
    expect(asked[1]?.get('last-event-id')).toBe('s-7');
    expect(waits).toEqual([0]);
    expect(live).toEqual([true, true]);
    stop();
  });

  test('that is cut as soon as it is there is made again ever later', async () => {
    const cut = () => {
      const one = line();
      one.close();
      return one.response;
    };
    const { waits, stop } = follow(cut, cut, cut, cut);
    await settled();
    await settled();
    expect(waits[0]).toBe(0);
    expect(waits.slice(1).every((wait, index) => wait >= 500 * 2 ** index)).toBe(true);
    expect(waits.length).toBeGreaterThanOrEqual(4);
    stop();
  });

  test('of a server that is away is tried again, ever later, and is not live meanwhile', async () => {
    const one = line();
    const gone = () => Promise.reject(new TypeError('refused'));
    const { live, waits, stop } = follow(() => one.response, gone, gone, gone, gone);
    await settled();
    one.fail();
    await settled();
    expect(live.slice(0, 2)).toEqual([true, false]);
    expect(waits[0]).toBe(0);
    for (const [index, wait] of waits.slice(2).entries()) expect(wait).toBeGreaterThanOrEqual(500 * 2 ** (index + 1));
    stop();
  });

  test('for which there is no room waits as long as the server says', async () => {
    const busy = () => new Response('', { status: 503, headers: { 'retry-after': '30' } });
    const { waits, stop } = follow(busy);
    await settled();
    expect(waits).toEqual([30_000]);
    stop();
  });

  test('ends with the session, and says so', async () => {
    const refused = follow(() => new Response('', { status: 401 }));
    await refused.done;
    expect(refused.onEnded).toHaveBeenCalledTimes(1);
    const one = line();
    const told = follow(() => one.response);
    await settled();
    one.write('id: s-9\nevent: ended\ndata:\n\n');
    await told.done;
    expect(told.onEnded).toHaveBeenCalledTimes(1);
    expect(told.live.at(-1)).toBe(false);
  });

  test('is not asked for again where the server has none', async () => {
    const { done, live } = follow(() => Response.json({ error: 404 }));
    await done;
    expect(live).toEqual([false]);
  });

  test('on which nothing is heard is a dead line', async () => {
    vi.useFakeTimers();
    const [one, two] = [line(), line()];
    const { asked, stop } = follow(
      () => one.response,
      () => two.response,
    );
    await vi.advanceTimersByTimeAsync(11_000);
    expect(asked).toHaveLength(1);
    one.write('id: s-1\nevent: beat\ndata:\n\n');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toHaveLength(2);
    stop();
  });
});
