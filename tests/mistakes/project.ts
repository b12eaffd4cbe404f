import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { main } from '#generator/cli.ts';
import type { Invocation } from '#generator/commands/command.ts';
import type { Helper } from '#generator/commands/helper.ts';
import { here, type Planted } from './planted.ts';

/** What of the good project is written by hand: a page, parts, and how its gateways are spoken to. */
const handWritten: Readonly<Record<string, string>> = {
  'src/areas/store/web/board/page.tsx': 'export default () => null;\n',
  'src/areas/rack/web/parts/rack-scales.tsx': 'export default () => null;\n',
  'src/areas/store/web/parts/price-labels.tsx': 'export default () => null;\n',
  'src/gateways/alpha/protocol.ts': "export const protocol = { gateway: 'alpha' };\n",
  'src/gateways/beta/protocol.ts': "export const protocol = { gateway: 'beta' };\n",
};

export function writeIn(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A copy of the good manifest in a folder of its own, with node_modules within reach. */
export function makeProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'manifest-'));
  cpSync(join(here, 'manifest'), join(root, 'manifest'), { recursive: true });
  for (const [path, text] of Object.entries(handWritten)) writeIn(root, path, text);
  symlinkSync(join(here, '../../node_modules'), join(root, 'node_modules'));
  return root;
}

export const removeProject = (root: string): void => rmSync(root, { recursive: true, force: true });

/** Where a mistake must be reported. */
export interface Expected {
  readonly planted: Planted;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const mark = '¶';

const markOf = (index: number): string => `⟦${index}⟧`;

/** The good files by path. */
export function goodFiles(root: string, planted: readonly Planted[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { file, find } of planted) {
    const path = `manifest/${file}`;
    if (find !== undefined && !files.has(path)) files.set(path, readFileSync(join(root, path), 'utf8'));
  }
  return files;
}

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

/**
 * Plants as many of the mistakes as fit beside each other. Returns what was planted, where each must be reported,
 * and what was left over because its place is taken.
 */
export function plant(
  root: string,
  mistakes: readonly Planted[],
): { expected: readonly Expected[]; left: readonly Planted[] } {
  const files = goodFiles(root, mistakes);
  const planted: { mistake: Planted; index: number }[] = [];
  const left: Planted[] = [];
  const isLast = mistakes.every(({ last }) => last);
  for (const [index, mistake] of mistakes.entries()) {
    if (mistake.last && (!isLast || planted.length > 0)) {
      left.push(mistake);
      continue;
    }
    const { find } = mistake;
    const file = `manifest/${mistake.file}`;
    const put = mistake.put.replace(mark, markOf(index));
    const text = files.get(file);
    if (find === undefined) files.set(file, put);
    else if (text === undefined || occurrences(text, find) !== 1) {
      left.push(mistake);
      continue;
    } else
      files.set(
        file,
        text.replace(find, () => put),
      );
    planted.push({ mistake, index });
  }
  const expected: Expected[] = [];
  for (const [file, marked] of files) {
    let text = marked;
    for (const match of [...marked.matchAll(/⟦(\d+)⟧/g)]) {
      const found = planted.find((one) => one.index === Number(match[1]));
      const before = text.slice(0, text.indexOf(match[0]));
      text = text.replace(match[0], '');
      if (!found) continue;
      const line = before.split('\n').length;
      expected.push({ planted: found.mistake, file, line, column: before.length - before.lastIndexOf('\n') });
    }
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return { expected, left };
}

interface Output {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly settled: boolean;
}

/** Runs a command of the generator in a project and keeps what it says. */
export const run = (root: string, ...args: readonly string[]): Promise<Output> => runWith(undefined, root, ...args);

/** The same with a second thread. */
export const runWith = (helper: Helper | undefined, root: string, ...args: readonly string[]): Promise<Output> =>
  invoke(root, args, helper ? { helper } : {});

/** The same with a place for what saves the next run work. */
export const runKeeping = (
  kept: NonNullable<Invocation['kept']>,
  root: string,
  ...args: readonly string[]
): Promise<Output> => invoke(root, args, { kept });

async function invoke(
  root: string,
  args: readonly string[],
  more: Pick<Invocation, 'helper' | 'kept'>,
): Promise<Output> {
  const out: string[] = [];
  const err: string[] = [];
  let settled = false;
  const code = await main(args, {
    root,
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    settled: () => {
      settled = true;
    },
    ...more,
  });
  return { code, out: out.join('\n'), err: err.join('\n'), settled };
}
