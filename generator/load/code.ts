import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Hand-written files that stand beside what is generated, by their paths from the project's root. */
export interface Code {
  /** Below src/areas: what each area alone knows. */
  readonly areas: readonly string[];
  /** Below src/gateways: how each is spoken to; absent where the project has none of its own. */
  readonly gateways?: readonly string[];
}

const areas = 'src/areas';
const gateways = 'src/gateways';

function filesBelow(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path))
    .sort();
}

/** The hand-written files of a project; undefined where it has no folder for them. */
export function readCode(root: string): Code | undefined {
  if (!existsSync(join(root, areas))) return undefined;
  return {
    areas: filesBelow(root, areas),
    ...(existsSync(join(root, gateways)) ? { gateways: filesBelow(root, gateways) } : {}),
  };
}

/** Tells one set of hand-written files from another. */
export function codeStamp(root: string): string {
  const code = readCode(root);
  return code ? [...code.areas, ...(code.gateways ?? [])].join('\n') : 'none';
}
