import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project this generator belongs to; MANIFEST_ROOT points it at another one (tests). */
export const home = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const root = process.env.MANIFEST_ROOT ?? home;
export const cache = join(root, '.cache');
