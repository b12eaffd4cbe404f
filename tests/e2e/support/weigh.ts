import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Bytes after gzip -9 of everything that a page fetched, by kind. */
export interface Weight {
  readonly js: number;
  readonly css: number;
}

interface Piece {
  readonly kind: 'js' | 'css';
  readonly bytes: number;
  /** Chunks that this one imports before it runs. */
  readonly imports: readonly string[];
}

const importsOf = (code: string) =>
  [...code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].flatMap(([, name]) => name ?? []);

function closure(pieces: ReadonlyMap<string, Piece>, roots: Iterable<string>): Set<string> {
  const seen = new Set<string>();
  const queue = [...roots];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (seen.has(name) || !pieces.has(name)) continue;
    seen.add(name);
    queue.push(...(pieces.get(name)?.imports ?? []));
  }
  return seen;
}

/**
 * Weighs every script and style sheet that the page fetches from now on. Call the result when the page is at rest.
 * Code that is fetched ahead while the page idles counts too. The loading bar is fetched only where an answer takes
 * longer than 200 ms: the scripts that it alone needs depend on the machine's mood and do not count.
 */
export function weigh(page: Page): () => Promise<Weight> {
  const bodies = new Map<string, Promise<Piece | undefined>>();
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').pop() ?? '';
    const kind = name.endsWith('.js') ? 'js' : name.endsWith('.css') ? 'css' : undefined;
    if (!kind || bodies.has(name)) return;
    bodies.set(
      name,
      response.body().then(
        (body) => ({ kind, bytes: gzipSync(body, { level: 9 }).length, imports: importsOf(body.toString()) }),
        () => undefined,
      ),
    );
  });
  return async () => {
    const pieces = new Map<string, Piece>();
    for (const [name, body] of bodies) {
      const piece = await body;
      if (piece) pieces.set(name, piece);
    }
    const bar = closure(
      pieces,
      [...pieces.keys()].filter((name) => name.startsWith('loading-bar-')),
    );
    const needed = closure(
      pieces,
      [...pieces.keys()].filter((name) => !bar.has(name)),
    );
    const sum = (kind: 'js' | 'css') =>
      [...pieces].reduce(
        (total, [name, piece]) => total + (piece.kind === kind && needed.has(name) ? piece.bytes : 0),
        0,
      );
    return { js: sum('js'), css: sum('css') };
  };
}
