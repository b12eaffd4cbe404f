type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls `listener` whenever somebody in this process has work for a worker. Returns how to stop that. */
export function onWake(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the workers of this process that there is work; other processes find it at their next look. */
export function wakeTopic(): void {
  for (const listener of listeners) listener();
}
