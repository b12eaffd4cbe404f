import { loadProver } from '../emit/index.ts';
import { readCode } from '../load/code.ts';
import { readManifestFiles } from '../load/files.ts';
import { readingKey } from '../load/kept.ts';
import { codeFiles, namesSchemaFile, schemaFile, understandDocuments } from '../main.ts';
import { apply } from '../write/apply.ts';
import { type Change, differences, inOrder, unexpectedFiles } from '../write/compare.ts';
import { shortDiff } from '../write/diff.ts';
import { type Lock, lockPath, lockText, readLock } from '../write/lock.ts';
import { type Command, type Invocation, parseArguments } from './command.ts';
import { reportProblems } from './report.ts';
import { newCounter, Share, type Told } from './share.ts';
import { keepStore, manifestKey, openStore, readAgain } from './store.ts';
import { watchManifest } from './watch.ts';

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

/** One run: understand, emit, compare, write. A second thread shares all of it but the rules. */
export async function generateOnce(
  invocation: Invocation,
  options: { check: boolean; force: boolean },
): Promise<number> {
  const [began, started] = [Date.now(), performance.now()];
  const { root, helper } = invocation;
  const store = openStore(invocation.kept);
  const files = readManifestFiles(root);
  const keys = files.map(readingKey);
  const taken = newCounter();
  const job = { root, files, keys, taken, withTexts: options.check, ...store };
  const documents = await (helper ? helper.begin(job) : readAgain(files, keys, store.readings));
  const sound = manifestKey(keys, root);
  const { model, world, problems } = understandDocuments(files, documents, root, store.sound === sound);
  const code = reportProblems(problems, invocation);
  if (!model) return code;
  const share = new Share(store.proofs, helper ? helper.prove : await loadProver());
  for (const file of [schemaFile(), namesSchemaFile(world, root), ...codeFiles(readCode(root))]) share.add(file);
  share.emit(model, taken, true);
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
  if (options.check && changes.length > 0) return reportDrift(changes, invocation);
  if (edited.length > 0 && !options.force) return refuse(edited, invocation);
  const written = theirs && helper?.apply(share.give(theirs.changes.length));
  share.apply(root);
  apply(root, gone);
  await written;
  // Last, so that it never speaks of files that are not there.
  apply(root, last);
  invocation.settled(files, text, began);
  keepStore(invocation.kept, store, { keys, documents, proofs, sound: problems.length === 0 ? sound : '' });
  invocation.out(summary(changes, hashes, started));
  return 0;
}

export const generate: Command = {
  usage: 'generate [--check] [--watch] [--force]',
  about: [
    'Brings generated/ up to date with manifest/. Writes only what differs, deletes only what it wrote.',
    '  --check  writes nothing; lists what differs and exits with 1',
    '  --watch  stays and generates again whenever a manifest file is saved',
    '  --force  overwrites generated files that were changed by hand',
  ].join('\n'),
  flags: ['--check', '--watch', '--force'],
  async run(invocation) {
    const args = parseArguments(generate, invocation.words);
    if ('error' in args) {
      invocation.err(args.error);
      return 2;
    }
    const options = { check: args.flags.has('--check'), force: args.flags.has('--force') };
    const code = await generateOnce(invocation, options);
    if (!args.flags.has('--watch')) return code;
    return watchManifest(invocation, () => generateOnce(invocation, options));
  },
};
