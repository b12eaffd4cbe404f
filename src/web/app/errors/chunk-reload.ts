import { createStore } from '#web/store/create-store.ts';
import { dirtyRegistry } from '#web/ui/dirty.ts';
import { timings } from '../constants.ts';

const key = 'chunk_reload_at';

interface Parts {
  readonly storage?: Storage;
  readonly now?: () => number;
  readonly reload?: () => void;
  readonly isDirty?: () => boolean;
  readonly isThere?: () => Promise<boolean>;
}

/** Milliseconds after which an answer about the page's own address is no longer waited for. */
const patience = 5000;

/** Whether the page could be loaded: its address answers. */
export const canReload = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A file of this version is gone, and loading the page again was left to the person. */
export const staleStore = createStore(false);
let closings = 0;

/** The person has read it. Files go missing together: those that are known to be gone by now do not say it again. */
export function closeStale(): void {
  closings += 1;
  staleStore.set(false);
}

/** Would loading the page again take something away: what was typed, or a dialog in which somebody is deciding? */
const isAtWork = (): boolean =>
  dirtyRegistry.isDirty() || [...document.querySelectorAll('[role="dialog"]')].some((one) => one.checkVisibility());

/** Milliseconds after which a page that was about to be left is taken to have stayed. */
const departure = 3000;
let leftAt = Number.NEGATIVE_INFINITY;
let reloadedAt = Number.NEGATIVE_INFINITY;

/** Notes that the page is being left: the browser then gives up what is still being fetched, and nothing is stale. */
export function noteDepartures(page: Window = window): void {
  page.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
}

/**
 * After a deployment the files of an open page may no longer exist; and one that did not come while the server was away is
 * never asked for again by a browser. Reloads the page, at most once a minute and never under somebody's work. Returns
 * whether it reloads; if not, the user sees an error. While the server is unreachable nothing is stale, and a reload would
 * lose the page.
 */
export async function reloadForChunk(parts: Parts = {}): Promise<boolean> {
  const { storage = sessionStorage, now = Date.now, reload = () => location.reload() } = parts;
  const { isDirty = isAtWork, isThere = canReload } = parts;
  const closed = closings;
  if (!(await isThere()) || now() - leftAt < departure) return false;
  // Files go missing together: the page is on its way already.
  if (now() - reloadedAt < departure) return true;
  const last = Number(storage.getItem(key) ?? Number.NaN);
  if (isDirty() || (!Number.isNaN(last) && now() - last < timings.chunkReload)) {
    if (closed === closings) staleStore.set(true);
    return false;
  }
  storage.setItem(key, String(now()));
  reloadedAt = now();
  reload();
  return true;
}

/** Loads the page again, but not while the server is away: the browser would have nothing to show. */
export async function reloadPage(): Promise<void> {
  if (await canReload()) location.reload();
}
