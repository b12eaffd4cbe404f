import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Names of classes in a build: as written, with three letters for the file. The usual five letters and a
 * line number after each name cost every list half a kilobyte. Throws if two files get the same name. `root` is
 * the project's folder.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
    const letters = createHash('sha256')
      .update(path)
      .digest('base64url')
      .replace(/[^a-zA-Z]/g, '');
    const short = `${name}_${letters.slice(0, 3)}`;
    const owner = owners.get(short) ?? path;
    if (owner !== path) throw new Error(`the class ${name} of ${path} would be called as that of ${owner}: rename it`);
    owners.set(short, path);
    return short;
  };
}
