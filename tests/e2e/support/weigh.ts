import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Bytes after gzip -9 of everything that a page fetched, by kind. */
export interface Weight {
  readonly js: number;
  readonly css: number;
  /** What was fetched, the heaviest first: `rows-CQI0yfA.js 23487`. */
  readonly pieces: string;
}

interface Piece {
  readonly name: string;
  readonly kind: 'js' | 'css';
  readonly bytes: number;
}

/**
 * Weighs every script and style sheet that the page fetches from now on. Call the result when the page is at rest.
 * Code that is fetched ahead while the page idles counts too, and so does what only a slow answer brings in.
 */
export function weigh(page: Page): () => Promise<Weight> {
  const pieces = new Map<string, Promise<Piece | undefined>>();
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').pop() ?? '';
    const kind = name.endsWith('.js') ? 'js' : name.endsWith('.css') ? 'css' : undefined;
    if (!kind || pieces.has(name)) return;
    pieces.set(
      name,
      response.body().then(
        (body) => ({ name, kind, bytes: gzipSync(body, { level: 9 }).length }),
        () => undefined,
      ),
    );
  });
  return async () => {
    const all = (await Promise.all(pieces.values())).filter((one) => one !== undefined);
    const sum = (kind: 'js' | 'css') => all.reduce((total, one) => total + (one.kind === kind ? one.bytes : 0), 0);
    const heaviest = all.sort((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `${name} ${bytes}`);
    return { js: sum('js'), css: sum('css'), pieces: heaviest.join('\n') };
  };
}
