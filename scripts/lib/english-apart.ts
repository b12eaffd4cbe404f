import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A node of a syntax tree, as far as calls are looked for in it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly Node[];
}

/** What a bundler lends: reads TypeScript; structural, so that this file needs no bundler to be read. */
export type Parse = (code: string, options: { readonly lang: 'ts' | 'tsx' }) => unknown;

interface EnglishPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  readonly apply: 'build';
  transform(code: string, id: string): string | undefined;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* nodesOf(value: unknown): Iterable<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one);
  if (!isNode(value)) return;
  yield value;
  for (const part of Object.values(value)) if (typeof part === 'object') yield* nodesOf(part);
}

/** The English of each `defineTexts(thai, english)` in a module, in its order. */
function englishIn(code: string, file: string, parse: Parse): readonly Node[] {
  const tree = parse(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return [...nodesOf(tree)].flatMap((node) => {
    const isRoom = node.type === 'CallExpression' && node.callee?.name === 'defineTexts';
    return isRoom ? (node.arguments?.[1] ?? []) : [];
  });
}

/** Where the English goes. */
const target = 'src/web/locale/en.ts';
const begin = 'export const rooms: Readonly<Record<string, object>> = {';

/**
 * Keeps the English of what many screens share out of their files: it goes with the English of the shell, which only
 * English readers fetch. In the source a room has both languages in one place, where a missing text does not compile;
 * an English text uses nothing from outside it.
 */
export function englishApart(root: string, parse: Parse): EnglishPlugin {
  const pathOf = (id: string) => relative(root, id).replaceAll('\\', '/');
  const placeOf = (path: string, at: number) => `${path.replace(/^src\/web\/|\.tsx?$/g, '')}${at || ''}`;
  const isRoom = (path: string, code: string) =>
    /^src\/web\/(?!locale\/).*\.tsx?$/.test(path) && code.includes('defineTexts(');

  function rooms(): string {
    return readdirSync(join(root, 'src/web'), { recursive: true, encoding: 'utf8' })
      .map((file) => `src/web/${file.replaceAll('\\', '/')}`)
      .filter((path) => !/\.test\.tsx?$/.test(path) && /\.tsx?$/.test(path))
      .sort()
      .flatMap((path) => {
        const code = readFileSync(join(root, path), 'utf8');
        if (!isRoom(path, code)) return [];
        return englishIn(code, path, parse).map(
          ({ start, end }, at) => `${JSON.stringify(placeOf(path, at))}: ${code.slice(start, end)},`,
        );
      })
      .join('\n');
  }

  return {
    name: 'english-apart',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      const path = pathOf(id.replace(/\?.*$/, ''));
      if (path === target) {
        if (!code.includes(`${begin}}`)) throw new Error(`${target} has no place for the texts of rooms`);
        return code.replace(`${begin}}`, () => `${begin}${rooms()}}`);
      }
      if (!isRoom(path, code)) return undefined;
      return englishIn(code, path, parse).reduceRight(
        (whole, { start, end }, at) =>
          `${whole.slice(0, start)}${JSON.stringify(placeOf(path, at))} as never${whole.slice(end)}`,
        code,
      );
    },
  };
}
