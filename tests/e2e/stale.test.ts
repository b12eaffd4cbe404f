import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/steps.mjs';
import { cheapestDatabase } from '../support/fresh-database.ts';
import { endServer, type ServerProcess, startServer } from '../support/server-process.ts';
import { launch, openPage, signIn } from './support/browser.ts';
import { owner } from './support/people.ts';
import { watchFiles } from './support/rest.ts';

/** A page that is open while a new version is put in the place of its files. */
describe('a new version under an open page', () => {
  const project = mkdtempSync(join(tmpdir(), 'backoffice-deploy-'));
  const assets = join(project, 'dist/web/default/assets');
  let browser: Browser;
  let server: ServerProcess;
  let database: Awaited<ReturnType<typeof cheapestDatabase>>;

  beforeAll(async () => {
    cpSync(join(root, 'dist/server'), join(project, 'dist/server'), { recursive: true });
    cpSync(join(root, 'dist/web/default'), join(project, 'dist/web/default'), { recursive: true });
    cpSync(join(root, 'package.json'), join(project, 'package.json'));
    symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
    mkdirSync(join(project, 'data'));
    database = await cheapestDatabase();
    server = await startServer(
      { DEMO_SIZE: 'small', DEPLOYMENT: 'default', DATA_DIR: join(project, 'data'), ...database.settings },
      project,
    );
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    if (server) await endServer(server, 'SIGTERM');
    await database?.drop();
    rmSync(project, { recursive: true, force: true });
  });

  let version = 0;
  /** The same program under new names, as a build of changed sources has them; the old files are gone. */
  function deploy(): void {
    version += 1;
    const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
    const renamed = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, `v${version}$1`)]));
    const pattern = new RegExp(names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
    const rewrite = (file: string) =>
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(pattern, (name) => renamed.get(name) ?? name),
      );
    for (const name of names) rewrite(join(assets, name));
    rewrite(join(project, 'dist/web/default/index.html'));
    for (const [before, after] of renamed) renameSync(join(assets, before), join(assets, after));
  }

  /** Signs in and counts from then on how often the page is loaded. */
  async function open() {
    const opened = await openPage(browser);
    const files = watchFiles(opened.page);
    await signIn(opened.page, server.url, owner.username, owner.password);
    await opened.page.locator('nav a[href]').first().waitFor();
    // What is on its way while the files go would already be gone.
    await files();
    let loads = 0;
    opened.page.on('domcontentloaded', () => {
      loads += 1;
    });
    return { ...opened, loads: () => loads };
  }
  /** As a link does. The page may be loaded anew before the answer of this very call is there. */
  const goTo = (page: Page, path: string) =>
    page
      .evaluate((to) => history.pushState(null, '', to), path)
      .catch((error: Error) => expect(error.message).toContain('Execution context was destroyed'));

  it('index.html is requested each time, its files never again', async () => {
    const page = await fetch(`${server.url}/`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const [script] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
    expect((await fetch(`${server.url}${script}`)).headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${server.url}/assets/gone.js`)).status).toBe(404);
  });

  it('a page whose files are gone is reloaded once, and the user arrives at their destination', async () => {
    const { page, context, rest, loads } = await open();
    deploy();
    await goTo(page, '/vizpay/agent/manage');
    await page.locator('h1', { hasText: 'ตั้งค่าเอเย่นต์' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/vizpay/agent/manage');
    expect(loads()).toBe(1);

    // Once more within the minute: the person is asked instead of a loop of reloads.
    deploy();
    await goTo(page, '/vizpay/transactions');
    await page.getByText('มีเวอร์ชันใหม่', { exact: false }).first().waitFor();
    await rest();
    expect(loads()).toBe(1);
    await page.getByRole('button', { name: 'โหลดใหม่' }).first().click();
    await page.locator('h1', { hasText: 'ธุรกรรม' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/vizpay/transactions');
    await context.close();
  });

  it('never while a form is dirty: what was typed stays, and a notice says what to do', async () => {
    const { page, context, rest, loads } = await open();
    await goTo(page, '/vizpay/account/add');
    await page.getByLabel('ชื่อบัญชี').first().fill('ยังไม่ได้บันทึก');
    deploy();
    // Pointing at a link fetches its page ahead; that file is gone.
    await page.locator('#main-menu a[href="/payonex/orders"]').hover();
    const notice = page.getByRole('alert').filter({ hasText: 'มีเวอร์ชันใหม่' });
    await notice.waitFor();
    expect(await notice.textContent()).toContain('บันทึกงานที่ค้างอยู่');
    await rest();
    expect(loads()).toBe(0);
    expect(await page.getByLabel('ชื่อบัญชี').first().inputValue()).toBe('ยังไม่ได้บันทึก');
    await notice.getByRole('button', { name: 'ปิด' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await page.getByLabel('ชื่อบัญชี').first().inputValue()).toBe('ยังไม่ได้บันทึก');
    await context.close();
  });
});
