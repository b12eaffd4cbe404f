import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch } from './support/browser.ts';
import { cutsOf, mostCutScreens } from './support/cut.ts';
import { owner } from './support/people.ts';
import { share, startTour } from './support/tour.ts';
import { routesOf } from './support/visit.ts';

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const { url } = served;
/** Screens that need no record: what a record holds may well be Thai. */
const routes = (await routesOf('default')).filter(({ layout, path }) => layout !== 'auth' && !path.endsWith('/detail'));

/** What the product itself says: menu, heads of tables, tabs, headings, labels, buttons. Names that people gave are elsewhere. */
const words = 'nav:not(main nav), main :is(th, legend, dt, [role="tab"], [role="columnheader"])';
const headings = 'main :is(h2, h3, label, button)';
/** Here agents, accounts, questions and teams are in headings, labels and buttons. */
const named: ReadonlySet<string> = new Set(['/', '/finance/m_banking', '/poll/dashboard']);
/** The button that leads to the other language. */
const other = 'ภาษาไทย';

const found = new Map<string, readonly string[]>();
const cutFigures = new Map<string, readonly string[]>();
const dotted: string[] = [];
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
  const tours = await Promise.all(Array.from({ length: 2 }, () => startTour(browser, url, owner)));
  await Promise.all(
    tours.map(async ({ page }) => {
      await page.evaluate(() => localStorage.setItem('language', '"en"'));
      await page.reload();
    }),
  );
  await share(routes, tours, async ({ path }, { page, go }) => {
    await go(path);
    const said = page
      .locator(named.has(path) ? words : `${words}, ${headings}`)
      .filter({ hasText: /\p{Script=Thai}/u });
    const texts = await said.evaluateAll((all) =>
      all.filter((one) => one.getClientRects().length > 0).map((one) => one.textContent ?? ''),
    );
    found.set(
      path,
      texts.filter((text) => text !== other),
    );
    const { figures, words: cut } = await cutsOf(page);
    cutFigures.set(path, figures);
    if (cut.length > 0) dotted.push(`${path} ${cut.join(' · ')}`);
  });
});
afterAll(() => browser.close());

it.each(routes)('$path says nothing in Thai to people who read English', ({ path }) => {
  expect(found.get(path)).toEqual([]);
});

it.each(routes)('$path shows each figure and its head whole', ({ path }) => {
  expect(cutFigures.get(path)).toEqual([]);
});

it('words end with dots on few screens', () => {
  expect(dotted.length, dotted.join('\n')).toBeLessThanOrEqual(mostCutScreens);
});
