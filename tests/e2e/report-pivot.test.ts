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

/** Without that of the rows' menus. */
const heads = async () =>
  (await page.locator('main thead tr').last().getByRole('columnheader').allTextContents()).filter(
    (head) => head !== 'จัดการ',
  );
const file = 'xlsx';

it('agent win/loss: rows are spread over providers and days, the address keeps it, and a cell leads further', async () => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await go('/agent/winloss-summary?group_by=agent');
  await page.locator('main tbody tr[data-id]').first().waitFor();
  expect(scripts.filter((name) => /\/pivot-/.test(name) && !/pivot-pill/.test(name))).toEqual([]);
  await page.getByRole('button', { name: 'ตารางไขว้' }).click();
  await page.getByRole('combobox', { name: 'คอลัมน์' }).waitFor();
  await page.waitForURL((address) => address.searchParams.get('show') === 'company_net');
  await page.getByRole('combobox', { name: 'แสดง' }).selectOption('turnover');
  const reply = page.waitForResponse((response) => /pivot=day&show=turnover/.test(response.url()));
  await page.getByRole('combobox', { name: 'คอลัมน์' }).selectOption('day');
  const { pivot, totals } = await (await reply).json();
  expect(pivot.columns.length).toBeGreaterThan(2);
  const [first = ''] = pivot.columns.map(({ value }: { value: string }) => value.split('-').reverse().join('/'));
  await page.getByRole('columnheader', { name: first }).waitFor();
  expect((await heads()).at(-1)).toMatch(/^รวม/);
  const amount = (text: string) => text.replaceAll(',', '');
  const line = (await page.locator('main tfoot tr').last().getByRole('cell').allTextContents()).filter(Boolean);
  expect(line.slice(-pivot.totals.length - 1).map(amount)).toEqual(
    [...pivot.totals, totals.turnover].map((value: string | null) => value ?? expect.anything()),
  );
  // What is kept in the address comes back with it, and nothing else is compared meanwhile.
  await page.reload();
  await page.getByRole('columnheader', { name: first }).waitFor();
  expect(await page.getByLabel('เทียบกับ').count()).toBe(0);
  const cell = page.locator('main tbody td a[href*="date_from="]').nth(1);
  await cell.click();
  await page.waitForURL(({ searchParams }) => searchParams.get('group_by') === 'member' && !searchParams.has('pivot'));
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('agent_id')).toMatch(/^\d+$/);
  expect(searchParams.get('date_from')).toBe(searchParams.get('date_to'));
});

it('provider win/loss: the file is what is seen, and on a phone the first column stays while the others move', async () => {
  await go('/agent/winloss-summary-provider?pivot=day&show=turnover');
  await page.getByRole('columnheader', { name: 'รวม' }).waitFor();
  await page.getByRole('button', { name: 'ดาวน์โหลด' }).click();
  const download = page.waitForEvent('download');
  await page.locator(`[data-format="${file}"]`).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  const name = page.locator('main tbody tr[data-id] td').first();
  // The drawer has gone to its rail.
  await expect.poll(async () => (await name.boundingBox())?.x).toBeLessThan(100);
  const before = await name.boundingBox();
  const region = page.locator('main [data-scroller]');
  await region.evaluate((box) => box.scrollBy(400, 0));
  expect(await region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(100);
  expect((await name.boundingBox())?.x).toBe(before?.x);
});
