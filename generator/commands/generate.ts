import { filesOf, understand, understandTogether } from '../main.ts';
import type { VirtualFile } from '../model/types.ts';
import { apply } from '../write/apply.ts';
import { type Change, compare } from '../write/compare.ts';
import { shortDiff } from '../write/diff.ts';
import { hashOf, lockPath, lockText, readLock } from '../write/lock.ts';
import { type Command, type Invocation, parseWords } from './command.ts';
import { reportProblems } from './report.ts';
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

/** Every file to be, the lock that lists them among them. */
function withLock(files: readonly VirtualFile[]): readonly VirtualFile[] {
  const hashes = new Map(files.map((file) => [file.path, hashOf(file.text)]));
  return [...files, { path: lockPath, text: lockText(hashes) }];
}

function summary(changes: readonly Change[], total: number, started: number): string {
  const written = changes.filter((change) => change.after !== undefined && change.path !== lockPath).length;
  const removed = changes.filter((change) => change.after === undefined).length;
  return `generate: ${total} files, ${written} written, ${removed} removed, in ${Math.round(performance.now() - started)} ms`;
}

/** Writing waits more than it works: two threads are done in half the time. Only one of them removes. */
function shared(changes: readonly Change[], both: boolean): { here: readonly Change[]; there: readonly Change[] } {
  const there = changes.filter(({ after }, index) => both && after !== undefined && index % 2 === 1);
  const away = new Set(there);
  return { here: changes.filter((change) => !away.has(change)), there };
}

/** One run: understand, emit, compare, write. */
export async function generateOnce(
  invocation: Invocation,
  options: { check: boolean; force: boolean },
): Promise<number> {
  const started = performance.now();
  const { root, helper } = invocation;
  const { model, problems } = await (helper ? understandTogether(root, helper.read) : understand(root));
  if (!model) return reportProblems(problems, invocation);
  const files = withLock(await filesOf(model, helper));
  const lock = readLock(root);
  const changes = compare(root, files, lock).map((change) =>
    // The lock is the generator's own word about itself: it is rewritten, never defended.
    change.path === lockPath && change.what === 'edited' ? { ...change, what: 'stale' as const } : change,
  );
  const edited = changes.filter((change) => change.what === 'edited');
  if (options.check && changes.length > 0) return reportDrift(changes, invocation);
  if (edited.length > 0 && !options.force) return refuse(edited, invocation);
  const { here, there } = shared(changes, helper !== undefined);
  const written = helper?.apply(root, there);
  apply(root, here);
  await written;
  invocation.settled();
  invocation.out(summary(changes, files.length - 1, started));
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
    const words = parseWords(generate, invocation.words);
    if ('error' in words) {
      invocation.err(words.error);
      return 2;
    }
    const options = { check: words.flags.has('--check'), force: words.flags.has('--force') };
    const code = await generateOnce(invocation, options);
    if (!words.flags.has('--watch')) return code;
    return watchManifest(invocation, () => generateOnce(invocation, options));
  },
};
