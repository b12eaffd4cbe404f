const wishes = new EventTarget();

/** A page asks the shell to open the search over every screen. */
export function wishSearch(): void {
  wishes.dispatchEvent(new Event('search'));
}

/** Hears of every wish; returns what ends it. */
export function onSearchWish(listener: () => void): () => void {
  wishes.addEventListener('search', listener);
  return () => wishes.removeEventListener('search', listener);
}
