import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deployments } from '#generated/api/deployments.ts';
import { type Complaints, launch, openPage, signIn } from './support/browser.ts';
import { owner } from './support/people.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Serious and critical findings of axe, a line each. */
async function serious(page: Page): Promise<string[]> {
  // The policy of the page allows no script from a string, and the test must not weaken it: the debugger may.
  const session = await page.context().newCDPSession(page);
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as unknown;
  };
  await evaluate(`${axe};undefined`);
  const findings = (await evaluate(
    "axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then((r) => r.violations)",
  )) as readonly Finding[];
  await session.detach();
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, impact, nodes }) =>
        `${impact} ${id}: ${nodes
          .map(({ html }) => html.slice(0, 160))
          .slice(0, 3)
          .join(' | ')}`,
    );
}

/** Waits until nothing is loading: skeletons gone, no request under way for a moment. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 10_000 })
    .catch(() => undefined);
}

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const subject = served;
const routes = deployments.default.routes.filter((path) => path !== '/login');
/** Opens a screen. A detail page needs an identifier: it is taken from the first row of the list beside it. */
async function open(page: Page, path: string): Promise<void> {
  const list = [path.replace(/\/detail$/, ''), path.replace(/detail$/, 'manage')].find((other) =>
    routes.includes(other),
  );
  if (!path.endsWith('/detail') || !list) {
    await page.goto(`${subject.url}${path}`);
    return;
  }
  await page.goto(`${subject.url}${list}`);
  const row = page.locator('main [role="row"]:has([role="cell"]), main tbody tr').first();
  await row.waitFor();
  const link = page.locator(`a[href^="${path}?"]`).first();
  if (await link.isVisible()) await page.goto(`${subject.url}${await link.getAttribute('href')}`);
  // Rows that are read again under the pointer take no click: it is made once more.
  for (let tries = 0; tries < 5 && new URL(page.url()).pathname !== path; tries++) {
    await row.locator('td, [role="cell"]').nth(1).click();
    await page.waitForURL((url) => url.pathname === path, { timeout: 4_000 }).catch(() => undefined);
  }
  expect(new URL(page.url()).pathname).toBe(path);
}

describe.each([
  { width: 1440, scheme: 'light' as const },
  { width: 390, scheme: 'light' as const },
  { width: 1440, scheme: 'dark' as const },
])('every screen at $width pixels, $scheme', ({ width, scheme }) => {
  let browser: Browser;
  let opened: { page: Page; context: BrowserContext; complaints: Complaints };
  beforeAll(async () => {
    browser = await launch();
    opened = await openPage(browser, width);
    await opened.page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await signIn(opened.page, subject.url, owner.username, owner.password);
    if (scheme === 'dark') await opened.page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
  });
  afterAll(() => browser.close());

  it.each(routes)('%s: no error, no violation of the policy, nothing serious for axe', async (path) => {
    const { page, complaints } = opened;
    complaints.console.length = 0;
    complaints.policy.length = 0;
    await open(page, path);
    await page.locator('h1').first().waitFor();
    await atRest(page);
    expect(await page.title()).toMatch(/ - Admin System$/);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({
      console: complaints.console,
      policy: complaints.policy,
      axe: await serious(page),
      overflow: Math.max(0, overflow),
    }).toEqual({
      console: [],
      policy: [],
      axe: [],
      overflow: 0,
    });
  });
});
