/** How callers wait for an answer, and what those who never give one do about it. */
export interface Wait {
  /** Begins a wait of so many milliseconds, after which `hangUp` is called. Returns what ends the wait before. */
  begin(milliseconds: number, hangUp: () => void): () => void;
  /** The other side was called and will not answer. */
  silent(): void;
}

/** The wait by the clock. */
export const clockWait: Wait = {
  begin(milliseconds, hangUp) {
    const timer = setTimeout(hangUp, milliseconds);
    return () => clearTimeout(timer);
  },
  silent() {},
};
