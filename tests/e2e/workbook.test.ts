import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../support/fresh-database.ts';
import { endServer, type ServerProcess, startServer } from '../support/server-process.ts';
import { launch, openPage, signIn } from './support/browser.ts';
import { owner } from './support/people.ts';

/** More rows than a screen shows, fewer than a file may have, and more cells than a page could pack by itself. */
const agents = 55;
const days = 365;
const [from, to] = ['2023-01-01', '2023-12-31'];

/** A year of figures of many agents: every amount is another, so that no row can stand for another. */
const figures = `
  insert into agent (id, code, name, type, server, prefix, share_pct, commission_pct)
  select 1000 + i, 'BIG' || lpad(i::text, 3, '0'), 'ใหญ่ ' || i, 'agent', 'cat350_v2',
    'z' || chr(97 + i / 26) || chr(97 + i % 26), 0, 0 from generate_series(0, ${agents - 1}) i;
  insert into agent_day (stat_date, agent_id, bet_count, turnover, valid_turnover, payout, member_commission, agent_winloss,
    agent_commission, provider_cost, new_member, login_count, first_deposit_count, first_deposit_total, deposit_count,
    deposit_total, deposit_bank, deposit_gateway, deposit_truewallet, deposit_manual, withdraw_count, withdraw_total,
    withdraw_bank, withdraw_gateway, withdraw_manual, gateway_fee, bonus, credit_free, cashback_winloss, cashback_turnover,
    affiliate, wheel, quest, poll, shop, adjust_total, login_member, bet_member, deposit_member, withdraw_member)
  select date '${from}' + d, 1000 + a, 5 + a, n * 100 + 7, n * 100 + 5, n * 90 + 1, n + 2, n + 3, n + 4, n + 6, 1, 2, 1, n, 3,
    n * 10 + 9, n + 11, n + 12, n + 13, n + 14, 2, n * 5 + 8, n + 15, n + 16, n + 17, n + 18, n + 19, n + 20, n + 21, n + 22,
    n + 23, n + 24, n + 25, n + 26, n + 27, n + 28, 1, 1, 1, 1
  from generate_series(0, ${days - 1}) d cross join generate_series(0, ${agents - 1}) a
  cross join lateral (select 1000 + d * ${agents} + a as n) as numbered`;

describe.runIf(process.env.PG_URL)('a workbook of 20,000 rows', () => {
  let browser: Browser;
  let server: ServerProcess;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await freshDatabase(process.env.PG_URL ?? '');
    drop = database.drop;
    server = await startServer({ DATABASE_URL: database.url, DEMO_SIZE: 'small', DEPLOYMENT: 'default' });
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(figures).finally(() => client.end());
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    if (server) await endServer(server, 'SIGTERM');
    await drop?.();
  });

  it('is downloaded under the security headers of the built server, and has every row, kind of cell and total', async () => {
    const { page, context, complaints } = await openPage(browser);
    await signIn(page, server.url, owner.username, owner.password);
    const reply = await page.goto(`${server.url}/report/agent-raw?date_from=${from}&date_to=${to}`);
    expect(reply?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await page.getByRole('button', { name: 'ดาวน์โหลด', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'ดาวน์โหลด' });
    await dialog.getByText('20,075 รายการ').waitFor();
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /^Excel/ }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(`ข้อมูลดิบเอเย่นต์-${from}_${to}.xlsx`);
    await dialog.getByText('ดาวน์โหลดแล้ว 20,075 จาก 20,075 รายการ').waitFor();
    await dialog.getByRole('button', { name: 'ปิด' }).last().click();
    await dialog.waitFor({ state: 'detached' });
    expect([complaints.console, complaints.policy]).toEqual([[], []]);
    const file = await download.path();
    const [sheet, facts] = await readSheets(readFileSync(file));
    await context.close();

    const [head = [], ...rows] = sheet?.data ?? [];
    expect(head.length).toBeGreaterThanOrEqual(50);
    expect(rows).toHaveLength(agents * days + 1);
    const at = (label: string) => head.indexOf(label);
    const total = rows.pop() ?? [];
    // Newest day first, agents by their codes; amounts are those of the database, to the satang.
    const numbered = (day: number, agent: number) => 1000 + day * agents + agent;
    for (const [index, row] of rows.entries()) {
      const [day, agent] = [days - 1 - Math.floor(index / agents), index % agents];
      const n = numbered(day, agent);
      const date = new Date(Date.UTC(2023, 0, 1 + day));
      if (
        row[at('รหัสเอเย่นต์')] !== `BIG${String(agent).padStart(3, '0')}` ||
        (row[at('วันที่')] as Date | null)?.getTime() !== date.getTime() ||
        row[at('ฝากรวม')] !== (n * 10 + 9) / 100 ||
        row[at('ฝาก (ครั้ง)')] !== 3
      )
        throw new Error(`row ${index + 2} is ${JSON.stringify(row)}`);
    }
    const sum = rows.reduce(
      (all, _row, index) => all + numbered(Math.floor(index / agents), index % agents) * 10 + 9,
      0,
    );
    expect(total[at('ฝากรวม')]).toBe(sum / 100);
    expect(total).toContain('รวมทั้งหมด');
    expect(Object.fromEntries((facts?.data ?? []).map(([label, value]) => [String(label), value]))).toMatchObject({
      รายงาน: 'ข้อมูลดิบเอเย่นต์',
      ช่วงวันที่: `${from} – ${to}`,
      จำนวนแถว: '20075',
    });
  });
});
