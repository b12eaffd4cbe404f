import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VirtualFile } from '../model/types.ts';

/** What people write, from the project's root: what is generated, and the generator, know no name of the product. */
const places = ['src', 'scripts', 'tests', 'docs'];
const kinds = /\.(?:[cm]?[jt]sx?|sql|md|ya?ml|json|css|html|txt)$/;

/** Hand-written texts of a project, sorted by path. Folders that it does not have are passed over. */
export function readHandmade(root: string): readonly VirtualFile[] {
  const below = (folder: string): readonly string[] => {
    try {
      return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
    } catch {
      return [];
    }
  };
  const own = readdirSync(root).filter((name) => kinds.test(name) && name !== 'package-lock.json');
  return [...own, ...places.flatMap(below)]
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => kinds.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
