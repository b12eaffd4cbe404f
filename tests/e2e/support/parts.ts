import type { Page } from 'playwright-core';

/**
 * What the screen that is open offers, by what a person calls it: headings, tabs, buttons, links, columns, labels of
 * fields and regions. Figures are left out of the texts, so that the same screen has the same parts a minute later.
 */
export function partsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const kinds = {
      heading: 'h1, h2, h3, h4',
      tab: '[role="tab"]',
      button: 'button:not([role="tab"])',
      link: 'a[href]',
      column: 'th, [role="columnheader"]',
      field: 'label, dt',
      region: 'section[aria-label], nav[aria-label], aside[aria-label]',
    };
    const found = new Set<string>();
    for (const [kind, selector] of Object.entries(kinds)) {
      for (const element of main?.querySelectorAll<HTMLElement>(selector) ?? []) {
        // Rows have what the data have.
        if (element.closest('tbody, [role="row"]:not(:has([role="columnheader"]))')) continue;
        const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/[\d.,:/+%–-]+/g, ' ');
        const excerpt = text.replace(/\s+/g, ' ').trim().slice(0, 60);
        if (excerpt !== '') found.add(`${kind} ${excerpt}`);
      }
    }
    return [...found];
  });
}
