import type { Page, Request } from 'playwright-core';
import { changesCall } from '#contract/changes.ts';
import { inTime } from '../../support/until.ts';

/** Milliseconds after which a page counts as one that never comes to rest: longer than any machine takes. */
const forever = 120_000;

/**
 * Watches a page from now on. The result waits until it has nothing left to do: no request under way, nothing that loads,
 * and no work for the browser, three times in a row. Throws with what is under way where that never comes.
 */
export function watchRest(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  const end = (request: Request) => underWay.delete(request);
  page.on('request', (request) => {
    // What a page had on its way when another was loaded in its place is nobody's any more.
    if (request.isNavigationRequest()) underWay.clear();
    // The browser tells only one end of a picture that two places show: pictures are looked at where they stand.
    // The stream of changes has no end.
    const isStream = new URL(request.url()).pathname === changesCall.path;
    if (request.resourceType() !== 'image' && !isStream) underWay.add(request);
  });
  page.on('requestfinished', end).on('requestfailed', end);
  const busyParts = () =>
    page.evaluate(async () => {
      // Idle time comes after a frame, and a page that has nothing to draw makes none unless it is asked for one. Where the
      // browser makes none even then, idle time is waited for no longer than given here.
      requestAnimationFrame(() => {});
      // A part that has come may stand behind its placeholder for a moment: React changes them at most every 300 ms.
      await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 400 }));
      const waiting = [
        ...document.querySelectorAll('main :is([aria-busy="true"], [data-skeleton])'),
        ...[...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy'),
      ];
      return waiting.filter((one) => one.checkVisibility()).map((one) => (one.cloneNode() as Element).outerHTML);
    });
  return async () => {
    const late = Date.now() + forever;
    let busy: readonly string[] = [];
    for (let still = 0; still < 3; ) {
      if (Date.now() > late) {
        const what = [...[...underWay].map((request) => request.url()), ...busy].join(', ') || 'something that loads';
        throw new Error(`${page.url()} does not come to rest: ${what}`);
      }
      busy = await inTime(() => `${page.url()} to answer`, busyParts());
      still = busy.length > 0 || underWay.size > 0 ? 0 : still + 1;
    }
  };
}

/**
 * Begun before a page is opened; resolves when the page has all its files and hears of changes. A browser never asks again for
 * a file that is on its way when the server dies: the page would be loaded anew when it comes back.
 */
export function watchFiles(page: Page): () => Promise<void> {
  const hears = page.waitForRequest((request) => new URL(request.url()).pathname === changesCall.path);
  const rest = watchRest(page);
  return async () => {
    await hears;
    await rest();
  };
}
