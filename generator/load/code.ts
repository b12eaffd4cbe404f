import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './below.ts';

/** Hand-written files next to the generated ones, by their paths from the project's root. */
export interface Code {
  /** Below src/areas: what each area alone knows. */
  readonly areas: readonly string[];
  /** Below src/gateways: how each is spoken to; absent where the project has none of its own. */
  readonly gateways?: readonly string[];
}

const areas = 'src/areas';
const gateways = 'src/gateways';

const isCode = /\.tsx?$/;

/** The hand-written files of a project; undefined where it has no folder for them. */
export function readCode(root: string): Code | undefined {
  if (!existsSync(join(root, areas))) return undefined;
  return {
    areas: filesBelow(root, areas, isCode),
    ...(existsSync(join(root, gateways)) ? { gateways: filesBelow(root, gateways, isCode) } : {}),
  };
}

/** Identifies a set of hand-written files. */
export function codeStamp(code: Code | undefined): string {
  return code ? [...code.areas, ...(code.gateways ?? [])].join('\n') : 'none';
}

/** Hand-written code as one text, read on first use. */
export interface SourceText {
  /** Does the code have this word, on its own? */
  names(word: string): boolean;
  /** Does the code that runs in the browser have this text anywhere? */
  webHas(text: string): boolean;
}

const isWeb = (path: string): boolean => /(?:^|\/)web\//.test(path);

/** All below src/ but its tests, which use what nothing else does. */
export function sourceText(root: string): SourceText {
  let files: readonly { readonly path: string; readonly text: string }[] | undefined;
  const read = () => {
    files ??= filesBelow(root, 'src', isCode)
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
    return files;
  };
  return {
    names(word) {
      const alone = new RegExp(`(?<!\\w)${word.replace(/[^\w]/g, '\\$&')}(?!\\w)`);
      return read().some(({ text }) => text.includes(word) && alone.test(text));
    },
    webHas: (part) => read().some(({ path, text }) => isWeb(path) && text.includes(part)),
  };
}
