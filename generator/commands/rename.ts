import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plan } from '../refactor/plan.ts';
import { isRefusal, subjectKinds } from '../refactor/subject.ts';
import { type Command, type Invocation, parseArguments } from './command.ts';
import { generateOnce } from './generate.ts';
import { planLines, refusalLines } from './plan-report.ts';

/** Makes the changes and generates; puts everything back when that fails. */
async function carryOut({ files }: Plan, invocation: Invocation): Promise<number> {
  const at = (path: string): string => join(invocation.root, path);
  const before = new Map(
    [...files.keys()].map((path) => [path, existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined]),
  );
  const write = (texts: ReadonlyMap<string, string | undefined>): void => {
    for (const [path, text] of texts) {
      if (text === undefined) {
        rmSync(at(path), { force: true });
        continue;
      }
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), text);
    }
  };
  const undo = async (): Promise<void> => {
    write(before);
    await generateOnce({ ...invocation, out: () => undefined }, { check: false, force: false });
  };
  try {
    write(files);
    const code = await generateOnce(invocation, { check: false, force: false });
    if (code !== 0) await undo();
    return code;
  } catch (error) {
    await undo();
    throw error;
  }
}

export const rename: Command = {
  usage: `rename ${subjectKinds.join('|')} NAME NEW_NAME [--dry-run] [--json]`,
  about: [
    'Calls something of the manifest otherwise, wherever it is used; all of it or nothing.',
    '  rename field Book.title headline',
    '  rename call book.lend book.hand_out',
    '  rename route /library/books /library/titles',
    '  rename entity Book Title',
    '  rename shape BookLine TitleLine',
    'The YAML keeps its comments and its form. generated/ is made anew, and hand-written TypeScript follows: properties and keys',
    'of generated types, imported hooks and calls, import paths, and the folder of a hand-written page. What cannot be followed',
    'for certain (SQL, texts, comments, pages) is listed with its place, for a person to look at.',
    '  --dry-run  says what it would do, and does nothing',
    '  --json     { manifest, uses, move, complaints, mentions, storage } instead of lines, every mention among them',
  ].join('\n'),
  flags: ['--dry-run', '--json'],
  async run(invocation) {
    const args = parseArguments(rename, invocation.words);
    if ('error' in args) {
      invocation.err(args.error);
      return 2;
    }
    const [what = '', name, to] = args.plain;
    const kind = subjectKinds.find((one) => one === what);
    if (!kind || name === undefined || to === undefined) {
      invocation.err(rename.usage);
      return 2;
    }
    const { planRename } = await import('../refactor/plan.ts');
    const plan = await planRename(invocation.root, kind, name, to);
    if (isRefusal(plan)) {
      for (const line of refusalLines(plan)) invocation.err(line);
      return 1;
    }
    const isDry = args.flags.has('--dry-run');
    if (!isDry) {
      const code = await carryOut(plan, { ...invocation, out: () => undefined });
      if (code !== 0) return code;
    }
    for (const line of planLines(plan, { isDry, isJson: args.flags.has('--json') })) invocation.out(line);
    return 0;
  },
};
