import { dirtyRegistry } from '#web/ui/dirty.ts';
import { timings } from '../constants.ts';

const key = 'chunk_reload_at';

interface Parts {
  readonly storage?: Storage;
  readonly now?: () => number;
  readonly reload?: () => void;
  readonly isDirty?: () => boolean;
}

/**
 * After a deployment the files of an open page may be gone. Loads the page again, at most once a minute and never
 * while something is unsaved. Returns whether it does; if not, the person is told.
 */
export function reloadForChunk(parts: Parts = {}): boolean {
  const { storage = sessionStorage, now = Date.now, reload = () => location.reload() } = parts;
  const isDirty = parts.isDirty ?? dirtyRegistry.isDirty;
  if (isDirty()) return false;
  const last = Number(storage.getItem(key) ?? Number.NaN);
  if (!Number.isNaN(last) && now() - last < timings.chunkReload) return false;
  storage.setItem(key, String(now()));
  reload();
  return true;
}

/** Is this what a browser says when a module or its style cannot be fetched? */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|importing a module script failed|unable to preload css|error loading|ChunkLoadError/i.test(
    `${error.name} ${error.message}`,
  );
}
