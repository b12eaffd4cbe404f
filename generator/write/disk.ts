import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { VirtualFile } from '../model/types.ts';

interface Seen {
  readonly text: string;
  readonly size: number;
  readonly saved: number;
}

/** Milliseconds within which a file may be saved twice at what its file system takes for one time. */
const blur = 50;

/** What a process has seen of generated files: one of the same size and time holds the same text. */
export class Disk {
  readonly #seen = new Map<string, Seen>();

  /** Those of the files that are not on disk as they shall be, or that nobody has looked at. */
  unseen(root: string, files: readonly VirtualFile[]): readonly VirtualFile[] {
    return files.filter((file) => !this.#stands(root, file));
  }

  #stands(root: string, { path, text }: VirtualFile): boolean {
    const stat = statSync(`${root}/${path}`, { throwIfNoEntry: false });
    if (!stat) return false;
    const { size, mtimeMs: saved } = stat;
    const seen = this.#seen.get(path);
    if (seen?.size === size && seen.saved === saved) return seen.text === text;
    if (readFileSync(join(root, path), 'utf8') !== text) return false;
    if (saved < Date.now() - blur) this.#seen.set(path, { text, size, saved });
    return true;
  }
}
