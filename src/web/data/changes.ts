import type { Call } from '#contract/call.ts';
import { answerHeaders } from '#contract/changes.ts';
import { createStore, type Store } from '#web/store/create-store.ts';

/** An answer on screen, and how it is read again. */
export interface Reading {
  readonly call: Call;
  /** Path and query. */
  readonly address: string;
  /** Milliseconds between two readings where nobody says what changes; undefined = never. */
  readonly rhythm: number | undefined;
  /** Somebody decides by what is shown: it is not read again meanwhile. */
  readonly still: boolean;
  run(): Promise<void>;
}

/** What an answer depends on. */
export interface Origin {
  /** Tables, that of its records first; others with the columns that matter: `member.username.status`. */
  readonly sources: readonly string[];
  /** Server process and its moment before it read. */
  readonly asOf: string;
}

/** What is on screen, and what it was read from: whoever hears of a change knows what to read again. */
export interface Changes {
  /** Changes are told: nobody needs to ask. */
  readonly live: Store<boolean>;
  /** In `current`, because what is asked for stays while its options change. */
  readonly readings: ReadonlySet<{ readonly current: Reading }>;
  /** By address. */
  readonly origins: ReadonlyMap<string, Origin>;
  /** Called when a reading comes or its options change. */
  onReading: (() => void) | undefined;
  watch(reading: { readonly current: Reading }): () => void;
  /** An answer has come. */
  answered(address: string, headers: Headers): void;
  clear(): void;
}

/** Addresses whose origins are remembered: more than any screen shows. */
const mostOrigins = 500;

export function createChanges(): Changes {
  const readings = new Set<{ readonly current: Reading }>();
  const origins = new Map<string, Origin>();
  const changes: Changes = {
    live: createStore(false),
    readings,
    origins,
    onReading: undefined,
    watch(reading) {
      readings.add(reading);
      changes.onReading?.();
      return () => readings.delete(reading);
    },
    answered(address, headers) {
      const sources = headers.get(answerHeaders.sources);
      origins.delete(address);
      if (!sources) return;
      if (origins.size >= mostOrigins) origins.clear();
      origins.set(address, { sources: sources.split(','), asOf: headers.get(answerHeaders.asOf) ?? '' });
    },
    clear: () => origins.clear(),
  };
  return changes;
}
