import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ManifestFile {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** All YAML files below manifest/, sorted by path. */
export function readManifestFiles(root: string): readonly ManifestFile[] {
  return readdirSync(join(root, 'manifest'), { recursive: true, encoding: 'utf8' })
    .map((path) => `manifest/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.ya?ml$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
