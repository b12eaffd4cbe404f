import { createStore, type Store } from '#web/store/create-store.ts';

/** `pending`: nothing has been answered yet, and nothing has failed. */
export type ConnectionState = 'pending' | 'up' | 'down';

/** Whether the server answers, as the calls themselves show it. */
export interface Connection {
  readonly state: Store<ConnectionState>;
  /** How many answers have come, and when the last one did (`performance.now()`). */
  readonly answers: number;
  readonly lastAnswer: number;
  /** An exchange has ended. One that came to nothing is doubted first, if somebody watches. */
  saw(answered: boolean): void;
  /** Looks whether the server is there; undefined while nobody watches. */
  doubt: (() => void) | undefined;
}

export function createConnection(): Connection {
  const state = createStore<ConnectionState>('pending');
  const connection = {
    state,
    answers: 0,
    lastAnswer: Number.NEGATIVE_INFINITY,
    doubt: undefined as Connection['doubt'],
    saw(answered: boolean) {
      if (answered) {
        connection.answers += 1;
        connection.lastAnswer = performance.now();
        state.set('up');
      } else if (connection.doubt) connection.doubt();
      else state.set('down');
    },
  };
  return connection;
}
