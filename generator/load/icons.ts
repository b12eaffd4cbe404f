import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Material Design icons as the manifest names them: `cash-multiple`. */
export interface Icons {
  has(name: string): boolean;
  names(): Iterable<string>;
}

const cache = new Map<string, Icons | undefined>();

/** cash-multiple → mdiCashMultiple, the name under which the package exports it. */
const exported = (name: string): string =>
  `mdi${name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;

const kebab = (name: string): string =>
  name
    .replace(/^mdi/, '')
    .replace(/(?!^)(?:[A-Z]|(?<![0-9])[0-9])/g, (letter) => `-${letter}`)
    .toLowerCase();

const declarations = (root: string): string => join(root, 'node_modules/@mdi/js/mdi.d.ts');

/** Identifies the icons of an installed package without reading them. */
export function iconsStamp(root: string): string {
  const stat = statSync(declarations(root), { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs}` : 'none';
}

/** The icons of the installed package; undefined where it is not installed. */
export function readIcons(root: string): Icons | undefined {
  const key = `${root} ${iconsStamp(root)}`;
  if (cache.has(key)) return cache.get(key);
  const path = declarations(root);
  // It is pure ASCII: one byte a character is read and searched faster.
  const text = existsSync(path) ? readFileSync(path, 'latin1') : undefined;
  // Hundreds are needed: one search finds all of them.
  const declared = text && new Set(text.match(/const mdi\w+:/g));
  const icons = declared && {
    has: (name: string) => declared.has(`const ${exported(name)}:`),
    names: () => Array.from(declared, (declaration) => kebab(declaration.slice('const '.length, -1))),
  };
  cache.set(key, icons || undefined);
  return icons || undefined;
}
