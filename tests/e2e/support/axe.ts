import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const small = 'target-size';
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Entries of the menu that were looked at, as they stood and with all that decides how they look. */
const known = new Set<string>();

/**
 * In the page: the top entries of the main menu, each with what it is known by. React numbers its elements anew with
 * every load.
 */
const menu = `(() => {
  const nav = document.getElementById('main-menu');
  if (!nav) return [];
  const frame = [innerWidth, innerHeight, document.documentElement.cloneNode().outerHTML, nav.cloneNode().outerHTML];
  return [...nav.querySelectorAll(':scope > ul > li')].map((entry) =>
    [...frame, entry.outerHTML].join(' ').replace(/"_r_\\w+_"/g, ''));
})()`;

/**
 * Serious and critical findings of axe, a line each. `colours` looks at nothing else: another scheme changes nothing
 * else. Colours that are still changing have no contrast to speak of, so whatever moves is waited for. Every page has the
 * same menu beside it: an entry of it that stands as it stood before was found well, or told of, then.
 */
export async function serious(page: Page, only?: 'colours'): Promise<string[]> {
  // The policy of the page allows no script from a string, and the test must not weaken it: the debugger may.
  const session = await page.context().newCDPSession(page);
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  // Once a page: a page that is not loaded anew still has it.
  if ((await evaluate('typeof window.axe')) === 'undefined') await evaluate(`${axe};undefined`);
  // What follows scrolling is never over, and moves nothing while nobody scrolls.
  const moving = 'document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)';
  await evaluate(`Promise.allSettled(${moving}.map((each) => each.finished)).then(() => undefined)`);
  const sight = `${new URL(page.url()).origin} ${only ?? 'all'} `;
  const entries = ((await evaluate(menu)) as readonly string[]).map((entry) => sight + entry);
  const isKnown = JSON.stringify(entries.map((entry) => known.has(entry)));
  // No rule of these reads the style sheets as they were fetched, and nobody reads where in the tree something is.
  const found = async (rules: readonly string[]) =>
    (await evaluate(
      `axe.run(
        {
          include: [document],
          exclude: [...document.querySelectorAll('#main-menu > ul > li')].filter((_, at) => ${isKnown}[at]),
        },
        {
          resultTypes: ['violations'],
          runOnly: ${JSON.stringify(rules)},
          preload: { assets: ['media'] },
          selectors: false,
        },
      ).then((result) => result.violations)`,
    )) as readonly Finding[];
  let findings = await found(only === 'colours' ? ['color-contrast'] : tags);
  if (findings.some(({ id }) => id === small)) {
    // What lies half under the bar that saves is not small: it is looked at again further up.
    await evaluate('window.scrollBy(0, 60)');
    findings = [...findings.filter(({ id }) => id !== small), ...(await found([small]))];
    await evaluate('window.scrollBy(0, -60)');
  }
  await session.detach();
  for (const entry of entries) known.add(entry);
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, nodes }) => {
      const where = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
      return `${impact} ${id}: ${where.join(' | ')}`;
    });
}
