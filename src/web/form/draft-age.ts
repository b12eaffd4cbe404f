// Small and in the first load: whoever leaves takes their drafts along at once, before anything else can be fetched.

/** Begins the key of every draft in the storage of the tab. */
export const draftPrefix = 'draft:';

let forgotten = 0;

/** How often this page has forgotten everything that was typed: a form of before writes nothing any more. */
export function draftAge(): number {
  return forgotten;
}

/** Removes every draft of this tab: when a person signs out for good, or another takes their place. */
export function clearDrafts(): void {
  forgotten += 1;
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
  } catch {
    // A storage that is denied holds no drafts.
  }
}
