import { recentPrefix } from '#web/core/viewer.ts';

// Small and part of the first load: signing out removes the drafts at once, before anything else can be fetched.

/** Begins the key of every draft in the storage of the tab. */
export const draftPrefix = 'draft:';

/** Name of the browser's database that holds the files of drafts. */
export const draftDatabase = 'drafts';

let forgotten = 0;

/** How often this page has forgotten everything that was typed: a form of before writes nothing any more. */
export function draftAge(): number {
  return forgotten;
}

/** Removes every draft of this tab, the files of all tabs, and what was opened of late: when a person signs out for good, or another takes their place. */
export function clearDrafts(): void {
  forgotten += 1;
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
    for (const key of Object.keys(localStorage)) if (key.startsWith(recentPrefix)) localStorage.removeItem(key);
    indexedDB.deleteDatabase(draftDatabase);
  } catch {
    // A storage that is denied, or not there, holds no drafts.
  }
}
