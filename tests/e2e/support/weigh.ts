import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Bytes after gzip -9 of everything that a page fetched, by kind. */
export interface Weight {
  readonly js: number;
  readonly css: number;
}

/**
 * Weighs every script and style sheet that the page fetches from now on. Call the result when the page is at rest.
 * Code that is fetched ahead while the page idles counts too.
 */
export function weigh(page: Page): () => Promise<Weight> {
  const bodies = new Map<string, Promise<{ kind: 'js' | 'css'; bytes: number } | undefined>>();
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    const kind = path.endsWith('.js') ? 'js' : path.endsWith('.css') ? 'css' : undefined;
    if (!kind || bodies.has(path)) return;
    bodies.set(
      path,
      response.body().then(
        (body) => ({ kind, bytes: gzipSync(body, { level: 9 }).length }),
        () => undefined,
      ),
    );
  });
  return async () => {
    const all = await Promise.all(bodies.values());
    const sum = (kind: 'js' | 'css') => all.reduce((total, one) => total + (one?.kind === kind ? one.bytes : 0), 0);
    return { js: sum('js'), css: sum('css') };
  };
}
