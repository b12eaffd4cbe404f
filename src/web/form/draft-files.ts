import { serverNow } from '#web/core/server-clock.ts';
import { draftDatabase, draftPrefix } from './draft-age.ts';

/** Milliseconds for which a file that nobody came back for is kept. */
const life = 24 * 60 * 60_000;
const store = 'files';

interface Kept {
  readonly file: File;
  /** Unix milliseconds. */
  readonly at: number;
}

/** Names this tab: what was chosen in another one is another draft. It goes with the drafts of the tab. */
function tab(): string {
  const name = `${draftPrefix}tab`;
  const stored = sessionStorage.getItem(name);
  if (stored !== null) return stored;
  const made = crypto.randomUUID();
  sessionStorage.setItem(name, made);
  return made;
}

const keyOf = (draft: string, field: string) => [tab(), draft, field];

/** Runs `work` on the store of files; undefined where there is no such storage, or it fails: a draft without its files. */
async function inStore<T>(work: (files: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  try {
    const opening = indexedDB.open(draftDatabase, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    const database = await ended(opening);
    try {
      return await ended(work(database.transaction(store, 'readwrite').objectStore(store)));
    } finally {
      // Signing out removes everything, and waits for nothing.
      database.close();
    }
  } catch {
    return undefined;
  }
}

function ended<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Keeps a file that was chosen in a form, for the draft of this key; what is a day old goes. */
export async function keepFile(draft: string, field: string, file: File): Promise<void> {
  const at = serverNow().getTime();
  await inStore((files) => {
    const walk = files.openCursor();
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (!cursor) return;
      if ((cursor.value as Kept).at < at - life) cursor.delete();
      cursor.continue();
    };
    return files.put({ file, at } satisfies Kept, keyOf(draft, field));
  });
}

/** The files of a draft that are still there, by field. */
export async function filesOf(draft: string, fields: readonly string[]): Promise<Readonly<Record<string, File>>> {
  const found: Record<string, File> = {};
  for (const field of fields) {
    const kept = await inStore<Kept | undefined>((files) => files.get(keyOf(draft, field)));
    if (kept?.file instanceof File) found[field] = kept.file;
  }
  return found;
}

/** Lets files go: the form is saved, its draft thrown away, or the file was taken out again. */
export async function dropFiles(draft: string, fields: readonly string[]): Promise<void> {
  for (const field of fields) await inStore((files) => files.delete(keyOf(draft, field)));
}
