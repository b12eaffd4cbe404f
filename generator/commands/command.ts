import type { ManifestFile } from '../load/files.ts';
import type { Helper } from './helper.ts';

/** What a command gets: the project, its words, and where to write to. */
export interface Invocation {
  readonly root: string;
  /** Words after the name of the command. */
  readonly words: readonly string[];
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  /**
   * Writes down that generated/ fits the manifest as it was read, for the fast path of the next start: the files, the text
   * of the lock, and when the run began (milliseconds).
   */
  readonly settled: (manifest: readonly ManifestFile[], lock: string, started: number) => void;
  /**
   * Where a run keeps what saves the next one work, and what it was made with: hashes of the generator and of what proves.
   * Without it nothing is kept.
   */
  readonly kept?: { readonly folder: string; readonly generator: string; readonly prover: string };
  /** The second thread; without it everything is done in this one. */
  readonly helper?: Helper;
  /** Calls `heard` with each file below the folders that is saved, comes or goes; ends with what it returns. */
  readonly watch?: (folders: readonly string[], heard: (path: string) => void) => () => void;
}

export interface Command {
  readonly usage: string;
  readonly about: string;
  /** Options without a value, and options with one. */
  readonly flags?: readonly string[];
  readonly values?: readonly string[];
  /** Exit code. */
  run(invocation: Invocation): Promise<number> | number;
}

export interface Arguments {
  readonly plain: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
}

/** Splits words into plain ones, flags and options with a value. A word that no option knows is the error. */
export function parseArguments(command: Command, args: readonly string[]): Arguments | { readonly error: string } {
  const plain: string[] = [];
  const flags = new Set<string>();
  const values = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const word = args[i] ?? '';
    const [name = '', given] = word.split(/=(.*)/s);
    if (!word.startsWith('--')) plain.push(word);
    else if (command.flags?.includes(word)) flags.add(word);
    else if (command.values?.includes(name)) {
      const value = given ?? args[++i];
      if (value === undefined) return { error: `${name} needs a value` };
      values.set(name, value);
    } else return { error: `there is no option ${word}` };
  }
  return { plain, flags, values };
}
