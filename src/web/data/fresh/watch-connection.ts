import type { Connection } from '../connection.ts';

/** Milliseconds. A dead server is noticed after `silence` and `patience` at most, its return after `giveUp` and `again`. */
const pace = {
  /** Without any answer for so long the server is greeted. */
  silence: 2_500,
  /** A greeting that is not answered by then means that the server is away … */
  patience: 2_000,
  /** … and is given up then, or one that hangs in the network would hide the server's return. */
  giveUp: 3_500,
  /** Between two greetings of a server that is away. */
  again: 1_000,
} as const;

type Greet = (signal: AbortSignal) => Promise<unknown>;

/** A connection that is being watched. */
export interface Watch {
  /** Signs of life come by themselves, at most so many milliseconds apart: nobody greets before. Undefined = they do not. */
  expects(apart: number | undefined): void;
  stop(): void;
}

/** Greets until the server has answered or is given up; `onLate` is called when its answer is overdue. */
async function inTime(greet: Greet, stop: AbortController, onLate: () => void): Promise<void> {
  const late = setTimeout(onLate, pace.patience);
  const given = setTimeout(() => stop.abort(), pace.giveUp);
  await greet(stop.signal).catch(() => undefined);
  clearTimeout(late);
  clearTimeout(given);
}

/** Hears what changes about the page and its network, until the function that it returns is called. */
function follow(page: Window, onLine: () => void, onShown: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  page.addEventListener('online', onLine, { signal });
  page.addEventListener('offline', onLine, { signal });
  page.document.addEventListener('visibilitychange', onShown, { signal });
  return () => end.abort();
}

/**
 * Greets the server whenever a call came to nothing, and in the silence between calls, but not while nobody sees the page.
 * `greet` ends in `connection.saw`, like any call.
 */
export function watchConnection(connection: Connection, greet: Greet, page: Window = window): Watch {
  const { state } = connection;
  let silence: number = pace.silence;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | undefined;
  const isSeen = () => page.document.visibilityState !== 'hidden';
  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    if (isSeen()) timer = setTimeout(tick, milliseconds);
  };
  /** Greets, unless something else has been answered lately. */
  const tick = () => {
    const left = connection.lastAnswer + silence - performance.now();
    if (state.get() === 'up' && left > 0) wait(left);
    else void beat();
  };
  const beat = async () => {
    if (underWay) return;
    clearTimeout(timer);
    const stop = new AbortController();
    underWay = stop;
    const before = connection.answers;
    const judge = () => {
      if (underWay === stop && connection.answers === before) state.set('down');
    };
    await inTime(greet, stop, judge);
    judge();
    if (underWay !== stop) return;
    underWay = undefined;
    wait(state.get() === 'down' ? pace.again : silence);
  };
  const shown = () => (isSeen() ? void beat() : clearTimeout(timer));
  const mine = () => void beat();
  connection.doubt = mine;
  const unfollow = follow(page, mine, shown);
  tick();
  return {
    expects(apart = pace.silence) {
      silence = apart;
      if (!underWay) tick();
    },
    stop() {
      clearTimeout(timer);
      underWay = undefined;
      if (connection.doubt === mine) connection.doubt = undefined;
      unfollow();
    },
  };
}
