import { createStore, type Store } from '#web/store/create-store.ts';

/** `pending`: nothing has been answered yet, and nothing has failed. */
export type ConnectionState = 'pending' | 'up' | 'down';

/** Whether the server answers, as the calls themselves show it. */
export interface Connection {
  readonly state: Store<ConnectionState>;
  /** An exchange has ended. One that came to nothing is doubted first: the server is greeted before it is called dead. */
  saw(answered: boolean): void;
  /** Signs of life come by themselves, at most so many milliseconds apart: nobody has to greet before. Undefined = they do not. */
  expects(apart: number | undefined): void;
  /**
   * Greets the server whenever a call came to nothing, and in the silence between calls, but not while nobody sees the
   * page. `greet` ends in `saw`, like any call. Returns what ends the watch.
   */
  watch(greet: Greet, page?: Window): () => void;
}

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

export function createConnection(): Connection {
  const state = createStore<ConnectionState>('pending');
  /** Looks whether the server is there; undefined while nobody watches. */
  let look: (() => void) | undefined;
  let silence: number = pace.silence;
  let answers = 0;
  let lastAnswer = Number.NEGATIVE_INFINITY;

  return {
    state,
    saw(answered) {
      if (answered) {
        answers += 1;
        lastAnswer = performance.now();
        state.set('up');
      } else if (look) look();
      else state.set('down');
    },
    expects(apart = pace.silence) {
      silence = apart;
    },
    watch(greet, page = window) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let underWay: AbortController | undefined;
      const isSeen = () => page.document.visibilityState !== 'hidden';
      const wait = (milliseconds: number) => {
        clearTimeout(timer);
        if (isSeen()) timer = setTimeout(tick, milliseconds);
      };
      /** Greets, unless something else has been answered lately. */
      const tick = () => {
        const left = lastAnswer + silence - performance.now();
        if (state.get() === 'up' && left > 0) wait(left);
        else void beat();
      };
      const beat = async () => {
        if (underWay) return;
        clearTimeout(timer);
        const stop = new AbortController();
        underWay = stop;
        const before = answers;
        const judge = () => {
          if (underWay === stop && answers === before) state.set('down');
        };
        await inTime(greet, stop, judge);
        judge();
        if (underWay !== stop) return;
        underWay = undefined;
        wait(state.get() === 'down' ? pace.again : silence);
      };
      const shown = () => (isSeen() ? void beat() : clearTimeout(timer));
      look = () => void beat();
      const mine = look;
      const unfollow = follow(page, mine, shown);
      tick();
      return () => {
        clearTimeout(timer);
        underWay = undefined;
        if (look === mine) look = undefined;
        unfollow();
      };
    },
  };
}
