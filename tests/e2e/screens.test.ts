import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deployments } from '#generated/api/deployments.ts';
import { serious } from './support/axe.ts';
import { launch } from './support/browser.ts';
import { owner } from './support/people.ts';
import { listBeside, share, startTour, type Tour } from './support/tour.ts';

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const subject = served;
const routes = deployments.default.routes.filter((path) => path !== '/login');
/** Pages that work side by side. */
const hands = 3;

/** What is wrong with the screen as it stands. */
async function look({ page, complaints }: Tour) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return {
    title: (await page.title()).endsWith(' - Admin System') ? 'well' : await page.title(),
    axe: await serious(page),
    overflow: Math.max(0, overflow),
    console: [...complaints.console],
    policy: [...complaints.policy],
  };
}

const well = { title: 'well', axe: [], overflow: 0, console: [], policy: [] };

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
    await share(routes, tours, async (path, tour) => {
      try {
        tour.forget();
        const isLoaded = width === 1440;
        if (listBeside(path, routes) !== undefined) await tour.openRecord(path, routes, isLoaded);
        else await tour.go(path, isLoaded);
        const light = await look(tour);
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
  }, 600_000);
  afterAll(() => browser.close());

  it.each(routes)('%s: no error, no violation of the policy, nothing serious for axe', (path) => {
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
