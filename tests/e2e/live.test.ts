import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changesCall } from '#contract/changes.ts';
import { signInAt } from './support/api.ts';
import { launch, openPage, signIn } from './support/browser.ts';
import { type OwnServer, ownServer } from './support/own-server.ts';
import { officer, owner, type Person, support } from './support/people.ts';
import { watchRest } from './support/rest.ts';

const rows = (page: Page) => page.locator('main [role="row"]:has([role="cell"]), main tbody tr:has(td)');

/** Counts the calls of a page from now on. */
function counting(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

const isStream = (path: string) => path === changesCall.path;

describe('what changes comes by itself', () => {
  let browser: Browser;
  let server: OwnServer;
  let api: Awaited<ReturnType<typeof signInAt>>;
  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(), ownServer()]);
    api = await signInAt(server.url, owner);
  });
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.end();
  });

  /** Opens a list, and waits until the page listens to what changes. */
  async function open(path: string, person: Person = owner): Promise<Page> {
    const { page, context } = await openPage(browser);
    contexts.push(context);
    await signIn(page, server.url, person.username, person.password);
    await goTo(page, path);
    return page;
  }
  async function goTo(page: Page, path: string) {
    const stream = page.waitForResponse((response) => isStream(new URL(response.url()).pathname));
    // And has its files: one that is on its way when the server dies never comes, and the page would be loaded anew.
    const rest = watchRest(page);
    await page.goto(server.url + path);
    await rows(page).first().waitFor();
    expect((await stream).status()).toBe(200);
    await rest();
  }
  let count = 0;
  /** Somebody elsewhere adds a role; returns its name. */
  async function addRole(): Promise<string> {
    count += 1;
    const name = `ตำแหน่ง ${Date.now()}`;
    const body = { code: `live_${'abcdefgh'[count]}`, name, rank: 80, scope: 'assigned', status: 'active' };
    expect(await api.post('/api/system/role/add', body)).toMatchObject({ error: 0 });
    return name;
  }

  it('to a screen that nobody has touched, and an idle screen asks for nothing', async () => {
    const page = await open('/system/roles');
    const calls = counting(page);
    const name = await addRole();
    await page.getByText(name).first().waitFor();
    expect(calls.filter((path) => path.endsWith('/role/list')).length).toBeLessThanOrEqual(2);
  });

  it('to every tab of a browser over one stream, which another tab takes over', async () => {
    const first = await open('/system/roles');
    const streams: Page[] = [];
    const context = first.context();
    context.on('request', (request) => {
      if (isStream(new URL(request.url()).pathname)) streams.push(request.frame().page());
    });
    const second = await context.newPage();
    await second.goto(`${server.url}/system/roles`);
    await rows(second).first().waitFor();
    await second.bringToFront();
    const name = await addRole();
    await second.getByText(name).first().waitFor();
    expect(streams).toEqual([]);
    const taken = context.waitForEvent('request', (request) => isStream(new URL(request.url()).pathname));
    await first.close();
    await taken;
    const again = await addRole();
    await second.getByText(again).first().waitFor();
    expect(new Set(streams)).toEqual(new Set([second]));
  });

  it('after the server was away, with what has changed meanwhile', async () => {
    const page = await open('/system/roles');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await server.die();
    await page.getByText('Disconnected', { exact: true }).waitFor();
    await server.comeBack();
    api = await signInAt(server.url, owner);
    const name = await addRole();
    await page.getByText(name).first().waitFor();
    const another = await addRole();
    await page.getByText(another).first().waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  it('to somebody whose session is ended elsewhere, and whose rights change', async () => {
    const page = await open('/member/users', support);
    const { data } = await api.get('/api/system/role/list?limit=50');
    const role = (data as readonly { id: number; code: string }[]).find(({ code }) => code === 'support');
    const { data: record } = await api.get(`/api/system/role/detail?role_id=${role?.id}`);
    const { permissions, version } = record as { permissions: readonly string[]; version: number };
    const fewer = permissions.filter((permission) => !permission.startsWith('member.'));
    const change = { role_id: role?.id, version, permissions: fewer };
    expect(await api.post('/api/system/role/update/permission', change)).toMatchObject({ error: 0 });
    await rows(page).first().waitFor({ state: 'detached' });

    const other = await open('/finance/withdraw_requests', officer);
    const elsewhere = await signInAt(server.url, officer);
    await elsewhere.endOthers();
    await other.locator('dialog[open]').getByText('หมดเวลาการใช้งาน').waitFor();
  });
});
