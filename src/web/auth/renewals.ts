import type { Renewed } from '#web/data/life.ts';

/** Who waits for a session to be renewed, and which tokens of the same person came before the present one. */
export interface Renewals {
  /** Resolves when the same person goes on; to nothing when they do not. */
  wait(): Promise<Renewed | undefined>;
  /** What followed this token, if something did. */
  after(token: string): Renewed | undefined;
  renew(renewed: Renewed, before: string): void;
  end(): void;
}

export function createRenewals(): Renewals {
  let underWay: Promise<Renewed | undefined> | undefined;
  let resolve: (renewed: Renewed | undefined) => void = () => undefined;
  let latest: Renewed | undefined;
  const past = new Set<string>();
  const settle = (renewed: Renewed | undefined) => {
    resolve(renewed);
    underWay = undefined;
  };
  return {
    wait() {
      underWay ??= new Promise((settled) => {
        resolve = settled;
      });
      return underWay;
    },
    after: (token) => (past.has(token) ? latest : undefined),
    renew(renewed, before) {
      past.add(before);
      past.delete(renewed.token);
      latest = renewed;
      settle(renewed);
    },
    end() {
      past.clear();
      latest = undefined;
      settle(undefined);
    },
  };
}
