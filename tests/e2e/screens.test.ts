import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { serious } from './support/axe.ts';
import { launch } from './support/browser.ts';
import { cutsOf, mostCutScreens } from './support/cut.ts';
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
/** How far a page may move under the eyes of whoever it is loaded for: what browsers call good. */
const mostShift = 0.1;
const shifts: (readonly [path: string, shift: number])[] = [];

/** How far what was in sight has moved since the page was loaded (cumulative layout shift). */
const shiftOf = ({ page }: Tour) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
    return entries.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
/** Where words end with dots, by the size that they are looked at. */
const dotted = new Map<number, string[]>([
  [1440, []],
  [1280, []],
]);

/** Waits until the browser has drawn what another size makes of the page: on a busy machine that takes a while. */
const drawn = (page: Tour['page']) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Figures that cannot be read whole on a desk and on a smaller one; notes where words cannot. */
async function cutFigures({ page, rest }: Tour, path: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, screens] of dotted) {
    await page.setViewportSize({ width, height: 900 });
    await rest();
    await drawn(page);
    const { figures, words } = await cutsOf(page);
    found.push(...figures.map((figure) => `${width}: ${figure}`));
    if (words.length > 0) screens.push(`${path} ${words.join(' · ')}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}

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
        shifts.push([path, await shiftOf(tour)]);
        const cut = await cutFigures(tour, path);
        await inTheDark(tour, async () => {
          found.set(path, { light, cut, dark: { ...well, axe: await serious(tour.page, 'colours') } });
        });
      } catch (error) {
        found.set(path, error);
      }
    });
  });
  afterAll(() => browser.close());

  it.each(walked)('%s: no error, no violation of the policy, nothing serious for axe, each figure whole', (path) => {
    expect(found.get(path)).toEqual(width === 1440 ? { light: well, cut: [], dark: well } : { light: well });
  });

  it.runIf(width === 1440)('nothing moves away under the eyes', () => {
    const most = [...shifts].sort(([, a], [, b]) => b - a).map(([path, shift]) => `${shift.toFixed(3)} ${path}`);
    console.log(`layout shift\n${most.slice(0, 8).join('\n')}`);
    expect(most.filter((one) => Number.parseFloat(one) > mostShift)).toEqual([]);
  });

  it.runIf(width === 1440)('words end with dots on few screens', () => {
    for (const screens of dotted.values())
      expect(screens.length, screens.join('\n')).toBeLessThanOrEqual(mostCutScreens);
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
    }, scheme);
  await set('dark');
  await drawn(page);
  await work();
  await set('light');
}
