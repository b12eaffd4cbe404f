import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch } from './support/browser.ts';
import { owner } from './support/people.ts';
import { startTour } from './support/tour.ts';

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const { url } = served;

let browser: Browser;
let page: Page;
let go: (path: string) => Promise<void>;
beforeAll(async () => {
  browser = await launch();
  ({ page, go } = await startTour(browser, url, owner));
});
afterAll(() => browser.close());

it('daily summary: other days are chosen, kept in the address, said above the rows and drawn', async () => {
  await go('/agent/daily-summary');
  await page.locator('main tbody tr[data-id]').first().waitFor();
  const reply = page.waitForResponse((response) => response.url().includes('compare=weekdays'));
  await page.getByLabel('เทียบกับ').selectOption('weekdays');
  const { compared } = await (await reply).json();
  expect(new Date(`${compared.from}T00:00:00Z`).getUTCDay()).toBe(
    new Date(`${compared.present?.from ?? compared.from}T00:00:00Z`).getUTCDay(),
  );
  await page.waitForURL((address) => address.searchParams.get('compare') === 'weekdays');
  await page.locator('figcaption [data-before]').first().waitFor();
  await page.getByLabel('เทียบกับ').selectOption('range');
  await page.waitForURL((address) =>
    /^\d{4}-\d{2}-\d{2}_\d{4}-\d{2}-\d{2}$/.test(address.searchParams.get('compare') ?? ''),
  );
  await page.getByRole('button', { name: /^วันที่ใช้เทียบ/ }).waitFor();
});

it('daily summary: a head says what its figure means, and is still called by its name', async () => {
  await go('/agent/daily-summary');
  const head = page.getByRole('columnheader', { name: 'ยอดเดิมพัน', exact: true });
  await head.hover();
  await page.locator('body > [aria-hidden="true"]').getByText('เงินเดิมพันทั้งหมดของบิลที่ตัดสินผลแล้ว').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('body > [aria-hidden="true"]').getByText('เงินเดิมพันทั้งหมด').waitFor({ state: 'detached' });
});

it('manual: it lists the words of a page, and finds them', async () => {
  await go('/help?at=/agent/daily-summary');
  const part = page.locator('article[data-meant]');
  await part.getByText('บริษัทสุทธิ', { exact: true }).waitFor();
  await page.getByRole('searchbox').last().fill('valid turnover');
  await page.locator('article details[open] dt').filter({ hasText: 'ยอดเทิร์น' }).first().waitFor();
});
