/** The account that the measurements sign in with; it exists only in demo data. */
export const demoAccount = { username: 'owner', password: 'demo-2026-baht-desk' };

/** Signs in to the product at `url`, and waits for the first page. @param {import('playwright-core').Page} page @param {string} url */
export async function signInTo(page, url) {
  await page.goto(`${url}/login`);
  await page.locator('input').first().fill(demoAccount.username);
  await page.locator('input[type=password]').fill(demoAccount.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname === '/');
}
