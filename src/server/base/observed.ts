import { AsyncLocalStorage } from 'node:async_hooks';

/** What a piece of work has looked at. */
export interface Observed {
  /** Texts of its queries. */
  readonly queries: Set<string>;
  /** It has turned to another system, too. */
  elsewhere: boolean;
}

const observing = new AsyncLocalStorage<Observed>();

/** Runs `work` and notes in `observed` what it looks at. */
export function observe<T>(observed: Observed, work: () => T): T {
  return observing.run(observed, work);
}

export function noteQuery(text: string): void {
  observing.getStore()?.queries.add(text);
}

/** The same object; whoever takes a part of it while being observed turns to another system. */
export function notedAsElsewhere<T extends object>(parts: T): T {
  return new Proxy(parts, {
    get(target, name, receiver) {
      const now = observing.getStore();
      if (now) now.elsewhere = true;
      return Reflect.get(target, name, receiver);
    },
  });
}
