/** How long, and how many, wait for a place before they are refused. */
export interface Patience {
  /** Milliseconds. */
  readonly wait: number;
  /** In one row. */
  readonly waiting: number;
}

/** A queue for a limited number of slots, first come, first served. */
export class Lane {
  readonly #most: number;
  readonly #patience: Patience | undefined;
  readonly #refusal: () => Error;
  readonly #row = new Set<() => void>();
  #held = 0;

  /** @param patience absent = wait without a limit. @param refusal message for callers that may not wait. */
  constructor(most: number, patience: Patience | undefined, refusal: () => Error) {
    this.#most = most;
    this.#patience = patience;
    this.#refusal = refusal;
  }

  /** Waits for a place. Rejects with the refusal where the row, or the wait, is too long. */
  enter(): Promise<void> {
    if (this.#held < this.#most) {
      this.#held += 1;
      return Promise.resolve();
    }
    const patience = this.#patience;
    if (patience && this.#row.size >= patience.waiting) return Promise.reject(this.#refusal());
    return new Promise((resolve, reject) => {
      const timer = patience && setTimeout(give, patience.wait, this);
      const take = () => {
        clearTimeout(timer);
        this.#row.delete(take);
        resolve();
      };
      function give(lane: Lane): void {
        lane.#row.delete(take);
        reject(lane.#refusal());
      }
      this.#row.add(take);
    });
  }

  /** Passes the slot on to the longest-waiting caller. */
  leave(): void {
    const [next] = this.#row;
    if (next) next();
    else this.#held -= 1;
  }

  /** Does `work` on a place of this lane. */
  async through<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }
}
