import { createStore, type Store } from '#web/store/create-store.ts';

/** `pending`: nothing has been answered yet, and nothing has failed. */
export type ConnectionState = 'pending' | 'up' | 'down';

/** Whether the server answers, as the calls themselves show it. */
export interface Connection {
  readonly state: Store<ConnectionState>;
  /** An exchange has ended. One that came to nothing is doubted first: the server is greeted before it is called dead. */
  saw(answered: boolean): void;
  /**
   * Greets the server whenever a call came to nothing, and in the silence between calls, but not while nobody sees the
   * page. `greet` ends in `saw`, like any call. Returns what ends the watch.
   */
  watch(greet: (signal: AbortSignal) => Promise<unknown>, page?: Window): () => void;
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

export function createConnection(): Connection {
  const state = createStore<ConnectionState>('pending');
  /** Looks whether the server is there; undefined while nobody watches. */
  let look: (() => void) | undefined;
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
        const left = lastAnswer + pace.silence - performance.now();
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
        const late = setTimeout(judge, pace.patience);
        const given = setTimeout(() => stop.abort(), pace.giveUp);
        await greet(stop.signal).catch(() => undefined);
        clearTimeout(late);
        clearTimeout(given);
        judge();
        if (underWay !== stop) return;
        underWay = undefined;
        wait(state.get() === 'down' ? pace.again : pace.silence);
      };
      const shown = () => (isSeen() ? void beat() : clearTimeout(timer));
      look = () => void beat();
      page.addEventListener('online', look);
      page.addEventListener('offline', look);
      page.document.addEventListener('visibilitychange', shown);
      const mine = look;
      tick();
      return () => {
        clearTimeout(timer);
        underWay = undefined;
        if (look === mine) look = undefined;
        page.removeEventListener('online', mine);
        page.removeEventListener('offline', mine);
        page.document.removeEventListener('visibilitychange', shown);
      };
    },
  };
}
