import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { serious } from './support/axe.ts';
import { launch } from './support/browser.ts';
import { owner } from './support/people.ts';
import { share, startTour, type Tour } from './support/tour.ts';
import { come, isRecordOf, problemsOf, routesOf } from './support/visit.ts';

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const subject = served;
const all = (await routesOf('default')).filter(({ path }) => path !== '/login');
const routes = all.map(({ path }) => path);
/** Pages that work side by side. */
const hands = 3;
/** Where only some screens are asked for, as `npm test -- --changed` does. */
const walked = process.env.SCREENS ? routes.filter((path) => process.env.SCREENS?.split(',').includes(path)) : routes;

/** What is wrong with the screen as it stands. */
async function look(tour: Tour, path: string, isThere: boolean) {
  const { page } = tour;
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const route = all.find((one) => one.path === path);
  // The pages before signing in lead somebody who has signed in to the home page.
  const wanted =
    route?.layout === 'auth' && route.permission === 'public' ? all.find((one) => one.path === '/') : route;
  if (!wanted) throw new Error(`there is no route ${path}`);
  const isRecord = isRecordOf(path, routes);
  return {
    axe: await serious(page),
    overflow: Math.max(0, overflow),
    problems: await problemsOf(tour, wanted, { isGranted: true, isRecord, isThere }),
  };
}

const well = { axe: [], overflow: 0, problems: [] };

/**
 * Each route is loaded once, at the wide size, as by somebody who has its address, and looked at in both schemes; at the
 * narrow size it is come to by a link. All of them are visited by a few pages side by side before the tests tell what
 * was found.
 */
describe.each([1440, 390])('every screen at %i pixels', (width) => {
  let browser: Browser;
  const found = new Map<string, unknown>();
  beforeAll(async () => {
    browser = await launch();
    const tours = await Promise.all(Array.from({ length: hands }, () => startTour(browser, subject.url, owner, width)));
    await share(walked, tours, async (path, tour) => {
      try {
        const isLoaded = width === 1440;
        const isThere = await come(tour, path, routes, isLoaded);
        const light = await look(tour, path, isThere);
        if (!isLoaded) {
          found.set(path, { light });
          return;
        }
        await inTheDark(tour, async () => {
          found.set(path, { light, dark: { ...well, axe: await serious(tour.page, 'colours') } });
        });
      } catch (error) {
        found.set(path, error);
      }
    });
  });
  afterAll(() => browser.close());

  it.each(walked)('%s: no error, no violation of the policy, nothing serious for axe', (path) => {
    expect(found.get(path)).toEqual(width === 1440 ? { light: well, dark: well } : { light: well });
  });
});

/** Runs `work` while the page shows its dark colours, which follow this attribute alone and are there at once. */
async function inTheDark({ page }: Tour, work: () => Promise<void>): Promise<void> {
  const set = (scheme: string) =>
    page.evaluate(async (name) => {
      // Half of a change of colours has no contrast to speak of. A sheet made by a script is no matter of the policy.
      const still = new CSSStyleSheet();
      still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }');
      document.adoptedStyleSheets = [still];
      document.documentElement.setAttribute('data-mantine-color-scheme', name);
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    }, scheme);
  await set('dark');
  await work();
  await set('light');
}
