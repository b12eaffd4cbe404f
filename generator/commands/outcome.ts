import type { ManifestFile } from '../load/files.ts';
import type { Document } from '../model/collect.ts';
import { apply } from '../write/apply.ts';
import { type Change, differences, inOrder, unexpectedFiles } from '../write/compare.ts';
import { shortDiff } from '../write/diff.ts';
import { type Lock, lockPath, lockText, readLock } from '../write/lock.ts';
import type { Invocation } from './command.ts';
import type { Share, Told } from './share.ts';
import { keepStore, type Store } from './store.ts';

export interface Options {
  readonly check: boolean;
  readonly force: boolean;
}

/** What a run has read and made. */
export interface Work {
  readonly share: Share;
  readonly store: Store;
  readonly files: readonly ManifestFile[];
  readonly keys: readonly string[];
  readonly documents: readonly (Document | undefined)[];
  /** Identifies the manifest where every rule holds; empty otherwise. */
  readonly sound: string;
  /** When it began: milliseconds of the calendar, and of the process. */
  readonly began: number;
  readonly started: number;
}

const whatHappened: Readonly<Record<Change['what'], string>> = {
  missing: 'missing',
  stale: 'stale',
  stray: 'no longer generated',
  edited: 'changed by hand',
};

const shownDiffs = 10;

/** What `--check` prints: every file that differs, and how the first of them do. */
function reportDrift(changes: readonly Change[], { out, err }: Invocation): 1 {
  for (const [index, change] of changes.entries()) {
    err(`${change.path}  ${whatHappened[change.what]}`);
    if (index < shownDiffs && change.before !== undefined && change.after !== undefined) {
      out(shortDiff(change.before, change.after).replace(/^/gm, '    '));
    }
  }
  err(
    `\n${changes.length} generated ${changes.length === 1 ? 'file does' : 'files do'} not fit the manifest: run npm run generate`,
  );
  return 1;
}

function refuse(edited: readonly Change[], { err }: Invocation): 1 {
  for (const { path } of edited) err(`${path}  was changed by hand`);
  err('\nNothing was written. Undo the change, or overwrite it with --force.');
  return 1;
}

/** Both threads' files, or those of the only one. */
function together(all: readonly Told[]): Told {
  return {
    hashes: new Map(all.flatMap(({ hashes }) => [...hashes])),
    changes: all.flatMap(({ changes }) => changes),
    proofs: all.flatMap(({ proofs }) => proofs),
  };
}

function summary(changes: readonly Change[], hashes: Told['hashes'], started: number): string {
  const written = changes.filter(({ path }) => hashes.has(path)).length;
  const removed = changes.filter(({ path }) => path !== lockPath && !hashes.has(path)).length;
  return `generate: ${hashes.size} files, ${written} written, ${removed} removed, in ${Math.round(performance.now() - started)} ms`;
}

/** The lock is the generator's own word about itself: it is rewritten, never defended. */
function lockChange(root: string, text: string, lock: Lock | undefined): readonly Change[] {
  return differences(root, [{ path: lockPath, text }], lock).map((change) =>
    change.what === 'edited' ? { ...change, what: 'stale' } : change,
  );
}

interface Outcome {
  readonly code: number;
  /** What is kept for the next run; absent where nothing was written. */
  readonly store?: Store;
}

/** Writes what a run has made where it differs, or says how it does. The second thread, where there is one, has its share. */
export async function bringUpToDate(invocation: Invocation, options: Options, work: Work): Promise<Outcome> {
  const { root, helper } = invocation;
  const { share, store, files, keys, documents, sound, began, started } = work;
  const lock = readLock(root);
  const answer = helper?.end();
  const own = share.tell(root, lock, options.check);
  const theirs = await answer;
  const { hashes, changes: made, proofs } = together(theirs ? [own, theirs] : [own]);
  const text = lockText(hashes);
  const [gone, last] = [
    unexpectedFiles(root, new Set([...hashes.keys(), lockPath]), lock),
    lockChange(root, text, lock),
  ];
  const changes = inOrder([...made, ...gone, ...last]);
  const edited = changes.filter((change) => change.what === 'edited');
  if (options.check && changes.length > 0) return { code: reportDrift(changes, invocation) };
  if (edited.length > 0 && !options.force) return { code: refuse(edited, invocation) };
  const written = theirs && helper?.apply(share.give(theirs.changes.length));
  share.apply(root);
  apply(root, gone);
  await written;
  // Last, so that it never speaks of files that are not there.
  apply(root, last);
  invocation.settled(files, text, began);
  const after = keepStore(invocation.kept, store, { keys, documents, proofs, sound });
  invocation.out(summary(changes, hashes, started));
  return { code: 0, store: after };
}
