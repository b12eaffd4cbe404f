import type { Page } from 'playwright-core';

/** Opens every group of the main menu: the links of a closed one are not there. */
export async function openGroups(page: Page): Promise<void> {
  const closed = page.locator('#main-menu button[aria-expanded="false"]');
  for (let left = await closed.count(); left > 0; left = await closed.count()) await closed.first().click();
}
