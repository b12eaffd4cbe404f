import { createStore, type Store } from './create-store.ts';

/**
 * A store whose value survives a reload (local storage) and is shared by the tabs of one browser.
 * `read` turns what was stored, by whatever version, into a value; it must accept anything.
 */
export function persistentStore<T>(key: string, read: (stored: unknown) => T): Store<T> {
  const store = createStore(read(load(key)));
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) store.set(read(load(key)));
    });
  }
  return {
    ...store,
    set(next) {
      store.set(next);
      save(key, store.get());
    },
  };
}

/** What is stored under a key; undefined when there is nothing, it is not JSON, or storage is denied. */
export function load(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; `undefined` removes the key. A full or denied storage is not an error for the person. */
export function save(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the setting lives until the page closes.
  }
}
