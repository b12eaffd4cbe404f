import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Complaints, openPage, signIn } from './browser.ts';
import type { Person } from './people.ts';

/** A page that walks through the product without loading it anew, and remembers what went wrong under way. */
export interface Tour {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: Complaints;
  /** Requests that failed or were answered with a failure, other than those that a page left behind. */
  readonly failed: string[];
  /** Goes to an address of the product as one of its own links does; `load` loads it as somebody who types it. */
  go(address: string, load?: boolean): Promise<void>;
  /** Goes to a record's screen by way of the list beside it; false where the list has no row. */
  openRecord(path: string, routes: readonly string[], load?: boolean): Promise<boolean>;
  /** Forgets what went wrong so far. */
  forget(): void;
}

const rows = 'main [role="row"]:has([role="cell"]), main tbody tr:has(td)';

/** The list from which one comes to a record's screen: above it, of its plural, or the first of its folder. */
export function listBeside(path: string, routes: readonly string[]): string | undefined {
  const folder = path.replace(/\/[^/]*$/, '');
  const beside = routes.filter((one) => one.startsWith(`${folder}/`) && !/\/(add|detail|report)$/.test(one));
  const wanted = path.endsWith('/detail') ? [folder, `${folder}/manage`, ...beside] : [`${path}s`];
  return wanted.find((one) => routes.includes(one));
}

/** Opens a page, signs in, and is ready to walk. */
export async function startTour(browser: Browser, url: string, person: Person, width = 1440): Promise<Tour> {
  const { page, context, complaints } = await openPage(browser, width);
  const failed: string[] = [];
  let underWay = 0;
  const ended = () => {
    underWay -= 1;
  };
  page.on('request', () => {
    underWay += 1;
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', (request) => {
    ended();
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') failed.push(`${why} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });

  /** Until nothing is loading and nothing has been asked for a moment: no skeleton, no request under way. */
  const atRest = async () => {
    const from = performance.now();
    for (let still = 0; still < 3 && performance.now() - from < 15_000; ) {
      const isBusy = await page.evaluate(
        () =>
          new Promise<boolean>((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve(document.querySelector('main [aria-busy="true"]') !== null)),
            ),
          ),
      );
      still = isBusy || underWay > 0 ? 0 : still + 1;
      if (still < 3) await page.waitForTimeout(15);
    }
  };

  const go = async (address: string, load = false) => {
    if (load) {
      underWay = 0;
      await page.goto(`${url}${address}`);
    } else {
      // What every link of the product ends in; its router listens to the browser's history.
      await page.evaluate((to) => history.pushState(null, '', to), address);
    }
    await page.locator('main h1, main h2').first().waitFor();
    await atRest();
  };

  await signIn(page, url, person.username, person.password);
  await page.locator('main h1').first().waitFor();
  await atRest();

  return {
    page,
    context,
    complaints,
    failed,
    go,
    async openRecord(path, routes, load) {
      const list = listBeside(path, routes);
      if (list === undefined) throw new Error(`${path} has no list beside it`);
      await go(list);
      // A board has links and no rows.
      const link = page.locator(`main a[href^="${path}?"]`).first();
      if ((await link.count()) > 0) {
        await go((await link.getAttribute('href')) ?? path, load);
        return true;
      }
      const row = page.locator(rows).first();
      if ((await row.count()) === 0) return false;
      // Rows that are read again under the pointer take no click: it is made once more.
      for (let tries = 0; tries < 5 && new URL(page.url()).pathname !== path; tries++) {
        await row.locator('td, [role="cell"]').nth(1).click();
        await page.waitForURL((at) => at.pathname === path, { timeout: 4_000 }).catch(() => undefined);
      }
      const { pathname, search } = new URL(page.url());
      if (pathname !== path) throw new Error(`a row of ${list} leads to ${pathname}`);
      await go(`${pathname}${search}`, load);
      return true;
    },
    forget() {
      complaints.console.length = 0;
      complaints.policy.length = 0;
      failed.length = 0;
    },
  };
}

/** Does `work` for every item, as many at a time as there are hands. */
export async function share<T, H>(items: readonly T[], hands: readonly H[], work: (item: T, hand: H) => Promise<void>) {
  const left = [...items];
  await Promise.all(
    hands.map(async (hand) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item, hand);
    }),
  );
}
