import { createStore } from '#web/store/create-store.ts';
import { dirtyRegistry } from '#web/ui/dirty.ts';
import { timings } from '../constants.ts';

const key = 'chunk_reload_at';

interface Parts {
  readonly storage?: Storage;
  readonly now?: () => number;
  readonly reload?: () => void;
  readonly isDirty?: () => boolean;
  readonly isOnline?: () => boolean;
}

/** A file of this version is gone, and loading the page again was left to the person. */
export const staleStore = createStore(false);

/** Milliseconds after which a page that was about to be left is taken to have stayed. */
const departure = 3000;
let leftAt = Number.NEGATIVE_INFINITY;

/** Notes that the page is being left: the browser then gives up what is still being fetched, and nothing is stale. */
export function noteDepartures(page: Window = window): void {
  page.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
}

/**
 * After a deployment the files of an open page may be gone. Loads the page again, at most once a minute and never
 * while something is unsaved. Returns whether it does; if not, the person is told. Without a network nothing is stale.
 */
export function reloadForChunk(parts: Parts = {}): boolean {
  const { storage = sessionStorage, now = Date.now, reload = () => location.reload() } = parts;
  const { isDirty = dirtyRegistry.isDirty, isOnline = () => navigator.onLine !== false } = parts;
  if (!isOnline() || now() - leftAt < departure) return false;
  const last = Number(storage.getItem(key) ?? Number.NaN);
  if (isDirty() || (!Number.isNaN(last) && now() - last < timings.chunkReload)) {
    staleStore.set(true);
    return false;
  }
  storage.setItem(key, String(now()));
  reload();
  return true;
}
