import type { Page } from 'playwright-core';
import type { Person } from './people.ts';

/** What goes wrong while somebody works, and how it is brought about. */
export interface Troubles {
  readonly person: Person;
  /** Ends the session of the person's page. */
  expire(): Promise<unknown>;
}

/** Does `work` while one call of the server fails, and ends when it has failed: never before, or the call would succeed. */
export async function failing(page: Page, path: string, work: () => Promise<void>): Promise<void> {
  const isIt = (address: URL) => address.pathname === path;
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(isIt, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fulfill({ status: 500, json: { error: 500, message: 'ระบบขัดข้อง กรุณาลองใหม่' } });
    fail();
  });
  try {
    await work();
    await failed;
  } finally {
    await page.unroute(isIt);
  }
}

/**
 * Ends the session, does `work`, and gives the password where it is asked for. What the page reads by itself is held back
 * meanwhile, so that the work finds it out.
 */
export async function meetExpiry(
  page: Page,
  { person, expire }: Troubles,
  work: () => Promise<unknown>,
): Promise<void> {
  const isCall = (address: URL) => address.pathname.startsWith('/api/');
  await page.route(isCall, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await expire();
  await work();
  const again = page.locator('dialog[open]');
  await again.waitFor();
  await page.unroute(isCall);
  await again.getByLabel('รหัสผ่าน', { exact: true }).fill(person.password);
  await again.getByRole('button', { name: 'เข้าสู่ระบบและทำงานต่อ' }).click();
  await again.waitFor({ state: 'detached' });
}
