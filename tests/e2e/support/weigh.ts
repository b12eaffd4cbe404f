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

/** A script that writes down when `there`, an expression, comes true: milliseconds since the page began. */
const noting = (there: string) => `{
  const observer = new MutationObserver(() => {
    if (!(${there})) return;
    observer.disconnect();
    globalThis.thereAt = performance.now();
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}`;

/** Names of what the page had asked for when that was there; undefined where nobody waits for anything in particular. */
async function askedFor(page: Page): Promise<ReadonlySet<string> | undefined> {
  const names = await page.evaluate(() => {
    const at: unknown = Reflect.get(globalThis, 'thereAt');
    if (typeof at !== 'number') return undefined;
    return performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (startTime <= at ? [name] : []));
  });
  return names && new Set(names.map((name) => new URL(name).pathname.split('/').pop() ?? ''));
}

/**
 * Weighs every script and style sheet that the page fetches from now on. Call the result when the page is at rest.
 * Code that is fetched ahead while the page idles counts too, and so does what only a slow answer brings in. Of a page
 * on which something is waited for (`there`, an expression) only what it asks for until then: how much more comes
 * before somebody looks is a matter of the machine's speed.
 */
export async function weigh(page: Page, there?: string): Promise<() => Promise<Weight>> {
  if (there !== undefined) await page.addInitScript(noting(there));
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
    const asked = there === undefined ? undefined : await askedFor(page);
    const found = await Promise.all(pieces.values());
    const all = found.flatMap((one) => (one && asked?.has(one.name) !== false ? [one] : []));
    const sum = (kind: 'js' | 'css') => all.reduce((total, one) => total + (one.kind === kind ? one.bytes : 0), 0);
    const heaviest = all.sort((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `${name} ${bytes}`);
    return { js: sum('js'), css: sum('css'), pieces: heaviest.join('\n') };
  };
}
