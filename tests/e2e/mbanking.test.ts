import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch, openPage, signIn } from './support/browser.ts';
import { lead } from './support/people.ts';

describe.each(inject('subjects').filter(({ name }) => name === 'pglite'))(
  'the mobile-banking console on $name',
  ({ url }) => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(() => browser.close());

    it('account → receiver with another name → reason, password → slip', async () => {
      const { page, context, complaints } = await openPage(browser);
      await signIn(page, url, lead.username, lead.password);
      await page.goto(`${url}/finance/m_banking?tab=transfer`);
      await page.getByRole('button', { name: /KBANK-ถอน-01/ }).click();
      expect(new URL(page.url()).searchParams.get('tab')).toBe('transfer');
      const bank = page.getByLabel('ธนาคารปลายทาง');
      await bank.locator('option[value=SCB]').waitFor({ state: 'attached' });
      await bank.selectOption('SCB');
      await page.getByLabel('เลขบัญชีปลายทาง').fill('405-123-4567');
      await page.getByLabel('จำนวนเงิน (บาท)').fill('1,234.00');
      await page.getByLabel(/ชื่อที่คาดว่า/).fill('นาย ไม่ ตรง');
      await page.getByRole('button', { name: 'ตรวจสอบบัญชีปลายทาง' }).click();
      await page.getByText(/ยืนยันภายใน \d+ วินาที/).waitFor();
      const send = page.getByRole('button', { name: 'โอน 1,234.00 บาท' });
      await page.getByLabel('รหัสผ่านของคุณ').first().fill(lead.password);
      expect(await send.isDisabled()).toBe(true);
      await page.getByLabel('เหตุผลที่ยังจะโอน').fill('ตรวจสอบทางโทรศัพท์แล้ว');
      await send.click();
      await page.getByRole('heading', { name: 'โอนสำเร็จ' }).waitFor({ timeout: 30_000 });
      await page.getByText(/^BT\d{10}$/).waitFor();
      expect(complaints).toEqual({ console: [], policy: [] });
      await context.close();
    });
  },
);
