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
      await send.click();
      await page.getByText('กรุณาระบุเหตุผลอย่างน้อย 6 ตัวอักษร').waitFor();
      await page.getByLabel('เหตุผลที่ยังทำรายการนี้').fill('ตรวจสอบทางโทรศัพท์แล้ว');
      await send.click();
      await page.getByRole('heading', { name: 'โอนสำเร็จ' }).waitFor();
      // The receipt says which account paid, and so does the slip that is printed of it.
      await page
        .getByText(/KBANK-ถอน-01/, { exact: false })
        .last()
        .waitFor();
      await page.getByText(/^BT\d{10}$/).waitFor();
      expect(complaints).toEqual({ console: [], policy: [] });
      await context.close();
    });

    it('a session that ended → a wrong one-time password → another one → online', async () => {
      const { page, context } = await openPage(browser);
      await signIn(page, url, lead.username, lead.password);
      await page.goto(`${url}/finance/m_banking?tab=recent`);
      await page.getByRole('button', { name: /KBANK-ฝาก-01/ }).click();
      const bank = new URL(page.url()).searchParams.get('bank_id');
      const played = await fetch(`${url}/api/sandbox/bank/${bank}`, {
        method: 'POST',
        headers: { 'x-sandbox': '1', 'content-type': 'application/json' },
        body: JSON.stringify({ session: 'off', sign_in: 'otp' }),
      });
      expect(played.ok).toBe(true);
      await page.reload();
      await page.getByRole('alert').getByRole('button', { name: 'เข้าสู่ระบบใหม่' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'เข้าสู่ระบบใหม่' }).click();
      await dialog.getByLabel('รหัส OTP').fill('0001');
      await dialog.getByRole('button', { name: 'ส่งรหัส' }).click();
      await dialog.getByRole('alert').getByText('รหัส OTP ไม่ถูกต้อง').waitFor();
      await dialog.getByRole('button', { name: 'ขอรหัสใหม่' }).click();
      const message = await dialog.getByText(/รหัสคือ \d+/).textContent();
      const code = /รหัสคือ (\d+)/.exec(message ?? '')?.[1];
      await dialog.getByLabel('รหัส OTP').fill(code ?? '');
      await dialog.getByRole('button', { name: 'ส่งรหัส' }).click();
      await dialog.waitFor({ state: 'detached' });
      // Nothing of what was wrong before stays beside “online”.
      await page.getByRole('button', { name: /KBANK-ฝาก-01.*ออนไลน์/s }).waitFor();
      await page.getByRole('button', { name: 'เข้าสู่ระบบใหม่' }).waitFor({ state: 'detached' });
      await context.close();
    });

    it('a ticket goes to the next column by drag, and by the keyboard; each move is asked about', async () => {
      const { page, context, complaints } = await openPage(browser);
      await signIn(page, url, lead.username, lead.password);
      await page.goto(`${url}/finance/ticket/manage`);
      const column = (status: string) => page.locator(`section[data-column="${status}"]`);
      const card = column('open').locator('li').first();
      const id = await card.getAttribute('data-id');
      const here = (status: string) => column(status).locator(`li[data-id="${id}"]`);
      const yes = page.getByRole('dialog').getByRole('button').last();
      await card.dragTo(column('accepted'), { sourcePosition: { x: 20, y: 50 }, targetPosition: { x: 80, y: 15 } });
      await yes.click();
      await here('accepted').waitFor();
      await here('accepted').getByRole('link').focus();
      await page.keyboard.press('Alt+ArrowLeft');
      await yes.click();
      await here('open').waitFor();
      expect(complaints).toEqual({ console: [], policy: [] });
      await context.close();
    });
  },
);
