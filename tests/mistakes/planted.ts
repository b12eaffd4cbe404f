import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseFast } from '#generator/load/parse-fast.ts';

export const here = dirname(fileURLToPath(import.meta.url));

/** One mistake, planted as a small patch over the good manifest beside this file. */
export interface Planted {
  readonly mistake: string;
  /** `shape` mistakes are such that manifest/schema.json refuses them too; `yaml` no parser reads. */
  readonly sort: 'yaml' | 'shape' | 'meaning';
  /** Below manifest/. */
  readonly file: string;
  /** Text that is replaced; occurs once in the good file. Absent = `put` is a new file. */
  readonly find?: string;
  /** What stands there instead. ¶ marks the place that must be reported. */
  readonly put: string;
  /** Part of the message. */
  readonly says: string;
  /** Allowed, and surely not meant. */
  readonly severity?: 'warning';
  /** Seen only by whoever looks into hand-written code, as `check` does and `generate` does not. */
  readonly code?: boolean;
  readonly received?: string;
  readonly suggestion?: string;
  /** Told only where what it stands on is sound: not planted beside others, but alone at the end. */
  readonly last?: boolean;
}

const isPlanted = (value: unknown): value is Planted =>
  typeof value === 'object' && value !== null && 'mistake' in value && 'put' in value && 'says' in value;

/** Every mistake of planted/*.yaml. */
export function readPlanted(): readonly Planted[] {
  const folder = join(here, 'planted');
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const list = parseFast(readFileSync(join(folder, file), 'utf8'));
      if (!Array.isArray(list) || !list.every(isPlanted)) throw new Error(`${file} is no list of mistakes`);
      return list;
    });
}
