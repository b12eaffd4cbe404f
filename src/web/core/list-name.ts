/** What one list is called among all: people keep columns and views by it, and files have it in their name. */
export function listName({ path, view }: { readonly path: string; readonly view?: string }): string {
  return view === undefined ? path : `${path}/${view}`;
}
