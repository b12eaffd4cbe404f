type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls `listener` whenever this process has work for a worker. Returns the unsubscribe function. */
export function onWake(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the workers of this process; other processes find the work at their next poll. */
export function wakeTopic(): void {
  for (const listener of listeners) listener();
}
