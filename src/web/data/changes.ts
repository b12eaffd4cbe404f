import type { Call } from '#contract/call.ts';
import { createStore, type Store } from '#web/store/create-store.ts';

/** An answer on screen, and how it is read again. */
export interface Reading {
  readonly call: Call;
  /** Path and query. */
  readonly key: readonly string[];
  readonly options: {
    /** Milliseconds between two readings where nobody says what changes; undefined = never. */
    readonly refresh?: number | undefined;
    /** Somebody decides by what is shown: it is not read again meanwhile. */
    readonly still?: boolean | undefined;
    /** It is read again also while nobody sees the page. */
    readonly unseen?: boolean | undefined;
    /** Reference data: it is not read again for being seen again. */
    readonly once?: boolean | undefined;
  };
  readonly refresh: () => Promise<void>;
}

/** What is known of the last answer of an address. */
export interface Answered {
  readonly headers: Headers;
  /** When it was requested, by `performance.now()`. */
  readonly asked: number;
}

/** What is on screen, and what it was read from: whoever hears of a change knows what to read again. */
export interface Changes {
  /** Changes are told: nobody needs to ask. */
  readonly live: Store<boolean>;
  /** In `current`, because what is asked for stays while its options change. */
  readonly readings: ReadonlySet<{ readonly current: Reading }>;
  /** The last answers, by address. */
  readonly answers: Map<string, Answered>;
  /** Called when a reading comes or its options change. */
  onReading?: () => void;
  /** Called when an answer has come. */
  onAnswer?: (address: string) => void;
  answered(address: string, answer: Answered): void;
  watch(reading: { readonly current: Reading }): () => void;
}

export function createChanges(): Changes {
  const readings = new Set<{ readonly current: Reading }>();
  const changes: Changes = {
    live: createStore(false),
    readings,
    answers: new Map(),
    answered(address, answer) {
      changes.answers.set(address, answer);
      changes.onAnswer?.(address);
    },
    watch(reading) {
      readings.add(reading);
      changes.onReading?.();
      return () => readings.delete(reading);
    },
  };
  return changes;
}
