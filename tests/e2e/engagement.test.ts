import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signInAt } from './support/api.ts';
import { type Complaints, launch, openPage, signIn } from './support/browser.ts';
import { owner } from './support/people.ts';

type Row = Readonly<Record<string, unknown>>;

/** Everything that is sent to a call from a page. */
function watch(page: Page, path: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  return sent;
}

describe.each(inject('subjects').filter(({ name }) => name === 'pglite'))(
  'work for many members on $name',
  ({ url }) => {
    let browser: Browser;
    let page: Page;
    let complaints: Complaints;
    beforeAll(async () => {
      browser = await launch();
      ({ page, complaints } = await openPage(browser));
      await signIn(page, url, owner.username, owner.password);
    });
    afterAll(() => browser.close());

    it('winners are drawn, shown to an audience without their names, and given their prizes once', async () => {
      const api = await signInAt(url, owner);
      const polls = (await api.get('/api/poll/list?status=resulted,drawing&limit=50')).data as readonly Row[];
      const poll = polls[0];
      if (!poll) throw new Error('no poll of the demo waits for its winners');
      const orders = watch(page, '/api/system/poll/rank_rewards/distribute');
      const dialog = page.getByRole('dialog');
      await page.goto(`${url}/poll/dashboard?id=${String(poll.id)}`);
      const draw = page.getByRole('button', { name: 'สุ่มผู้ชนะ', exact: true });
      await draw.click();
      await dialog.getByRole('button', { name: 'สุ่มผู้ชนะ' }).click();
      await dialog.waitFor({ state: 'detached' });
      const names = page.locator('ol li b');
      const slots = (await api.get(`/api/system/poll/rank_rewards/poll_rewards?poll_id=${String(poll.id)}&limit=100`))
        .data as readonly Row[];
      const winner = String(slots.find(({ status }) => status === 'selected')?.username);
      await names.filter({ hasText: winner }).first().waitFor();

      await page.getByRole('button', { name: 'โหมดถ่ายทอด' }).click();
      await names.filter({ hasText: '***' }).first().waitFor();
      expect(await page.getByText(winner, { exact: true }).count()).toBe(0);
      await page.getByRole('button', { name: 'ออกจากโหมดถ่ายทอด' }).click();

      await page.getByRole('button', { name: 'แจกรางวัล', exact: true }).click();
      const yes = dialog.getByRole('button', { name: /^แจกรางวัล/ });
      await yes.dblclick();
      await dialog.waitFor({ state: 'detached' });
      await expect
        .poll(
          async () => {
            const { data } = await api.get(`/api/poll/detail?id=${String(poll.id)}`);
            return (data as Row).status;
          },
          { timeout: 60_000 },
        )
        .toBe('distributed');
      await page
        .getByText(/แจกแล้ว/)
        .first()
        .waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'แจกรางวัล', exact: true }).count()).toBe(0);
      expect(orders).toHaveLength(1);
      expect(complaints).toEqual({ console: [], policy: [] });
    });

    it('a text for many: how many and what it costs is said before, and it is sent once', async () => {
      const api = await signInAt(url, owner);
      const [promotion] = (await api.get('/api/promotion/list?status=active&limit=1')).data as readonly Row[];
      if (!promotion) throw new Error('no promotion of the demo is active');
      const orders = watch(page, '/api/promotion/send_sms');
      const dialog = page.getByRole('dialog');
      await page.goto(`${url}/promotion/detail?id=${String(promotion.id)}&sms=1`);
      await page.getByLabel('ข้อความ', { exact: true }).fill('โปรใหม่ ฝากวันนี้รับโบนัส');
      // Tomorrow at noon in Bangkok: nothing is sent at night.
      const tomorrow = new Date(Date.now() + 31 * 3_600_000).toISOString().slice(0, 10).split('-').reverse().join('/');
      await page.getByLabel('ตั้งเวลาส่ง (เว้นว่าง = ส่งทันที)').fill(`${tomorrow} 12:00:00`);
      await page.getByRole('button', { name: 'ส่ง SMS', exact: true }).click();
      await dialog.getByText(/^ส่ง SMS ถึงสมาชิก [\d,]+ คน \([\d,]+ ข้อความ ประมาณ [\d,.]+ บาท\)\?$/).waitFor();
      await dialog.getByRole('button', { name: /^ส่ง SMS/ }).dblclick();
      await page.getByText('รับคำสั่งส่งแล้ว').first().waitFor();
      expect(orders).toHaveLength(1);
      const { data } = await api.get(`/api/promotion/sms/list?promotion_id=${String(promotion.id)}`);
      expect((data as readonly Row[]).filter(({ status }) => status === 'scheduled')).toHaveLength(1);
      await page.getByText('ตั้งเวลา', { exact: true }).first().waitFor();
      expect(complaints).toEqual({ console: [], policy: [] });
    });
  },
);
