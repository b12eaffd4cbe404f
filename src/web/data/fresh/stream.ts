import { createParser } from 'eventsource-parser';
import { beatEvery, changesCall } from '#contract/changes.ts';

/** One event of the stream; `id` is where and when the server heard of it. */
export interface StreamEvent {
  readonly name: string;
  readonly id: string | undefined;
  readonly data: string;
}

export interface StreamParts {
  /** Before every path: empty at the page's own server. */
  readonly base: string;
  readonly token: () => string | undefined;
  /** Id of the last event that was seen. */
  readonly lastId: () => string | undefined;
  readonly fetch: typeof fetch;
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly hear: (event: StreamEvent) => void;
  /** The stream is there, or it is not. */
  readonly onLive: (live: boolean) => void;
  /** The session is over. */
  readonly onEnded: () => void;
}

/** Milliseconds. */
const pace = {
  /** Nothing is heard for so long: the line is dead. */
  silence: beatEvery * 2 + 2_000,
  /** Before the line is made again: at once, then ever later. */
  pauses: [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000],
} as const;

/** Waits; ends early when the signal does. */
export function sleepUntil(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}

type End = 'lost' | 'refused' | 'ended' | 'unknown';

/** Listens until the line is lost or the server ends it. Returns why, and how long to wait if the server says so. */
async function listen(parts: StreamParts, outer: AbortSignal): Promise<{ readonly end: End; readonly wait?: number }> {
  const line = new AbortController();
  const stop = () => line.abort();
  outer.addEventListener('abort', stop);
  let timer = setTimeout(stop, pace.silence);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, pace.silence);
  };
  try {
    const headers = new Headers({ Accept: 'text/event-stream', 'X-Background': '1' });
    const [token, lastId] = [parts.token(), parts.lastId()];
    if (token) headers.set('Authorization', `Bearer ${token}`);
    if (lastId) headers.set('Last-Event-ID', lastId);
    const address = parts.base + changesCall.path;
    const response = await parts.fetch(address, {
      headers,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: line.signal,
    });
    if (response.status === 401) return { end: 'ended' };
    if (response.status === 429 || response.status >= 500)
      return { end: 'refused', wait: Number(response.headers.get('retry-after') ?? 0) * 1000 };
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
      return { end: 'unknown' };
    let isOver = false;
    const parser = createParser({
      onEvent({ event: name = 'message', id, data }) {
        isOver ||= name === 'ended';
        parts.hear({ name, id, data });
      },
    });
    const reader = response.body
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
      .getReader();
    parts.onLive(true);
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      alive();
      parser.feed(piece.value);
      if (isOver) return { end: 'ended' };
    }
    return { end: 'lost' };
  } catch {
    return { end: 'lost' };
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', stop);
    line.abort();
  }
}

/** Keeps the stream open until the signal ends, the session is over, or the server turns out not to have one. */
export async function keepStream(parts: StreamParts, signal: AbortSignal): Promise<void> {
  let tries = 0;
  let live = false;
  let began = 0;
  const own: StreamParts = {
    ...parts,
    onLive(now) {
      live = now;
      began = performance.now();
      parts.onLive(now);
    },
  };
  while (!signal.aborted) {
    const { end, wait = 0 } = await listen(own, signal);
    // One that is cut as soon as it is there is not made again all the time.
    if (live && performance.now() - began >= beatEvery) tries = 0;
    if (signal.aborted) return;
    if (end === 'ended') parts.onEnded();
    // A proxy may end the stream at any time: one that comes back at once was never away.
    if (end !== 'lost' || !live) parts.onLive(false);
    live = false;
    if (end === 'ended' || end === 'unknown') return;
    const pause = pace.pauses[Math.min(tries, pace.pauses.length - 1)] ?? 0;
    tries += 1;
    await parts.sleep(Math.max(wait, pause * (0.5 + Math.random())), signal);
  }
}
