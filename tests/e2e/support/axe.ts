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

/**
 * Serious and critical findings of axe, a line each. `colours` looks at nothing else: another scheme changes nothing
 * else. Colours that are still changing have no contrast to speak of, so whatever moves is waited for.
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
  const found = async (rules: readonly string[]) =>
    (await evaluate(
      `Promise.allSettled(document.getAnimations().map((each) => each.finished))
        .then(() => axe.run(document, { resultTypes: ['violations'], runOnly: ${JSON.stringify(rules)} }))
        .then((result) => result.violations)`,
    )) as readonly Finding[];
  let findings = await found(only === 'colours' ? ['color-contrast'] : tags);
  if (findings.some(({ id }) => id === small)) {
    // What lies half under the bar that saves is not small: it is looked at again further up.
    await evaluate('window.scrollBy(0, 60)');
    findings = [...findings.filter(({ id }) => id !== small), ...(await found([small]))];
    await evaluate('window.scrollBy(0, -60)');
  }
  await session.detach();
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, nodes }) => {
      const where = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
      return `${impact} ${id}: ${where.join(' | ')}`;
    });
}
