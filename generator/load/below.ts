import { readdirSync, statSync } from 'node:fs';

function add(root: string, folder: string, kind: RegExp, found: string[]): void {
  for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    const at = entry.isSymbolicLink() ? statSync(`${root}/${path}`, { throwIfNoEntry: false }) : entry;
    if (at?.isDirectory()) add(root, path, kind, found);
    else if (kind.test(path)) found.push(path);
  }
}

/** Files of a kind below a folder, by their paths from the root, sorted. Node's own way down asks the disk about each of them once more. */
export function filesBelow(root: string, folder: string, kind: RegExp): readonly string[] {
  const found: string[] = [];
  add(root, folder, kind, found);
  return found.sort();
}
