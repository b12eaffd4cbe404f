import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './below.ts';

export interface ManifestFile {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** All YAML files below manifest/, sorted by path. */
export function readManifestFiles(root: string): readonly ManifestFile[] {
  return filesBelow(root, 'manifest', /\.ya?ml$/).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
}
