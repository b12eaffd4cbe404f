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
  /** Waits until the page has nothing left to do. */
  rest(): Promise<void>;
  /** Forgets what went wrong so far. */
  forget(): void;
}

const rows = 'main [role="row"]:has([role="cell"]), main tbody tr:has(td)';

/** The list from which one comes to a record's screen: above it, of its plural, or the first of its folder. */
export function listBeside(path: string, routes: readonly string[]): string | undefined {
  const folder = path.replace(/\/[^/]*$/, '');
  const siblings = routes.filter((one) => one.startsWith(`${folder}/`) && !/\/(add|detail|report)$/.test(one));
  const candidates = path.endsWith('/detail') ? [folder, `${folder}/manage`, ...siblings] : [`${path}s`];
  return candidates.find((one) => routes.includes(one));
}

/** Opens a page, signs in, and is ready to walk. */
export async function startTour(browser: Browser, url: string, person: Person, width = 1440): Promise<Tour> {
  const { page, context, complaints, rest } = await openPage(browser, width);
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') failed.push(`${why} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });

  const go = async (address: string, load = false) => {
    if (load) await page.goto(`${url}${address}`);
    // What every link of the product ends in; its router listens to the browser's history.
    else await page.evaluate((to) => history.pushState(null, '', to), address);
    await page.locator('main h1, main h2').first().waitFor();
    await rest();
  };

  await signIn(page, url, person.username, person.password);
  await page.locator('main h1').first().waitFor();
  await rest();

  return {
    page,
    context,
    complaints,
    rest,
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
      const here = async () => new URL(await page.evaluate(() => location.href));
      for (let tries = 0; tries < 5 && (await here()).pathname !== path; tries++) {
        await row.locator('td, [role="cell"]').nth(1).click();
        await rest();
      }
      const { pathname, search } = await here();
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
