import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/steps.mjs';

/** The texts of `src/areas/<area>/tests/<name>`, of every area that has such a file. */
export function areaFiles(name: string): readonly string[] {
  const areas = join(root, 'src/areas');
  return readdirSync(areas)
    .map((area) => join(areas, area, 'tests', name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
}
