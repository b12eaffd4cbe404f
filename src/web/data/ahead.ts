/**
 * The answer that a page needs first, requested before the page is drawn: its first render has it already. Only one is
 * kept, that of the page where the user is going.
 */
export interface Ahead {
  /** Requests an answer unless it is on its way. Resolves when it is there or has failed. */
  ask(key: string, request: () => Promise<unknown>): Promise<void>;
  /** The answer, if it has come. */
  peek(key: string): unknown;
  /** The request, handed over once, to the hook that would make it. */
  take(key: string): Promise<unknown> | undefined;
  drop(): void;
}

/** Milliseconds after which an answer is no longer that of now. */
const freshness = 10_000;

interface Asked {
  readonly key: string;
  readonly at: number;
  readonly request: Promise<unknown>;
  answer?: unknown;
  isTaken: boolean;
}

export function createAhead(now: () => number = Date.now): Ahead {
  let asked: Asked | undefined;
  const found = (key: string) => (asked?.key === key && now() - asked.at < freshness ? asked : undefined);
  return {
    async ask(key, request) {
      const known = found(key);
      const one: Asked = known?.isTaken === false ? known : { key, at: now(), request: request(), isTaken: false };
      asked = one;
      // Whoever takes the request hears of its failure.
      await one.request.then(
        (answer) => {
          one.answer = answer;
        },
        () => undefined,
      );
    },
    peek: (key) => found(key)?.answer,
    take(key) {
      const one = found(key);
      if (!one || one.isTaken) return undefined;
      one.isTaken = true;
      return one.request;
    },
    drop() {
      asked = undefined;
    },
  };
}
