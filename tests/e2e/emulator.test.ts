import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWeb } from '../../scripts/lib/build.mjs';
import { root } from '../../scripts/lib/steps.mjs';
import { cheapestDatabase } from '../support/fresh-database.ts';
import { endServer, type ServerProcess, startServer } from '../support/server-process.ts';
import { until } from '../support/until.ts';
import { enterAt } from './support/api.ts';
import { launch, openPage } from './support/browser.ts';
import { type Emulator, type OobCode, startEmulator } from './support/emulator.ts';
import { buildOwnProject, type OwnProject } from './support/own-project.ts';

const projectId = 'demo-backoffice';
const deployment = `deployment: cloud
title: Cloud
server: dgbet
brand: { name: Cloud }
identity: { provider: firebase, apiKey: demo-key, authDomain: ${projectId}.firebaseapp.com, projectId: ${projectId} }
`;

let emulator: Emulator | undefined;
try {
  emulator = await startEmulator(projectId);
} catch (error) {
  console.log(
    `! THE FIREBASE EMULATOR IS NOT AVAILABLE: its tests are SKIPPED. ${error instanceof Error ? error.message : error}`,
  );
}

/** Words of the SDK that survive minification. */
const sdk = 'identitytoolkit.googleapis.com';
const chunksWith = (folder: string, word: string) =>
  readdirSync(folder).filter((name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes(word));

it('a deployment without Firebase has not one byte of it in its bundle', async () => {
  for (const name of ['default', 'dgbet']) {
    await buildWeb(name);
    const assets = join(root, 'dist/web', name, 'assets');
    expect(readdirSync(assets).length).toBeGreaterThan(20);
    for (const word of [sdk, 'firebaseapp', 'firebase-heartbeat']) expect(chunksWith(assets, word)).toEqual([]);
  }
});

describe.skipIf(!emulator)('the Firebase Auth emulator', () => {
  let project: OwnProject;
  let server: ServerProcess;
  let browser: Browser;
  let database: Awaited<ReturnType<typeof cheapestDatabase>>;

  beforeAll(async () => {
    project = await buildOwnProject('cloud', deployment);
    database = await cheapestDatabase();
    const settings = {
      DEMO_SIZE: 'small',
      DEPLOYMENT: 'cloud',
      DATA_DIR: join(project.folder, 'data'),
      ALLOW_EMULATOR_TOKENS: '1',
      FIREBASE_AUTH_EMULATOR_HOST: emulator?.host ?? '',
      ...database.settings,
    };
    server = await startServer(settings, project.folder);
    browser = await launch();
    // The first owner names themselves by the link that the server prints.
    const { localId: uid } = await service('signUp', boss);
    const token = await until('the link', () => /\/setup#([\w-]+)/.exec(server.said.join(''))?.[1]);
    const made = await fetch(`${server.url}/api/setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, username: 'boss', email: boss.email, name: 'เจ้าของ', uid }),
    });
    expect(await made.json()).toMatchObject({ error: 0 });
  });
  afterAll(async () => {
    await browser?.close();
    if (server) await endServer(server, 'SIGTERM');
    await database?.drop();
    await emulator?.stop();
    project?.remove();
  });

  const email = 'nok@example.com';
  const password = 'maprao-noy rim nam 27';
  const inShell = (page: Page) => page.locator('nav a[href]').first();
  const emulated = (path: string) => `http://${emulator?.host}${path}`;
  const letters = async () => {
    const reply = await fetch(emulated(`/emulator/v1/projects/${projectId}/oobCodes`));
    return ((await reply.json()) as { oobCodes: readonly OobCode[] }).oobCodes;
  };
  const service = async (call: string, body: object) => {
    const reply = await fetch(emulated(`/identitytoolkit.googleapis.com/v1/accounts:${call}?key=demo-key`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    });
    return (await reply.json()) as { idToken: string; localId: string };
  };
  const boss = { email: 'boss@example.com', password: 'boss-maprao 99' };
  const asOwner = async () => {
    const { idToken } = await service('signInWithPassword', boss);
    return enterAt(server.url, '/api/firebase_auth', { id_token: idToken });
  };
  const tryToSignIn = async (page: Page, name: string, secret: string) => {
    await page.getByLabel('อีเมลหรือชื่อผู้ใช้').fill(name);
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(secret);
    await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  };
  const alertOf = async (page: Page) => (await page.getByRole('alert').textContent()) ?? '';

  /** What the owner does with somebody who waits. */
  async function approve(address: string): Promise<void> {
    const api = await asOwner();
    const { data } = await api.get(`/api/system/user/list?q=${encodeURIComponent(address)}`);
    const [user] = data as readonly { readonly id: number; readonly version: number }[];
    const roles = (await api.get('/api/system/role/list?limit=100')).data as readonly { id: number; code: string }[];
    const role = roles.find(({ code }) => code === 'auditor');
    const approval = { user_id: user?.id, version: user?.version, status: 'active', role_id: role?.id };
    expect(await api.post('/api/system/user/update', approval)).toMatchObject({ error: 0 });
  }

  async function register(page: Page) {
    await page.goto(`${server.url}/register`);
    await page.getByLabel('อีเมล').fill(email);
    await page.getByLabel('ชื่อที่แสดง').fill('นก ทดสอบ');
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
    await page.getByLabel('ยืนยันรหัสผ่าน').fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'สมัครใช้งาน' }).click();
    await page.getByText(`ส่งลิงก์ยืนยันไปที่ ${email} แล้ว`).waitFor();
  }

  it('the SDK is there, in files of its own that the sign-in page does not wait for', async () => {
    const assets = join(project.folder, 'dist/web/cloud/assets');
    const chunks = chunksWith(assets, sdk);
    expect(chunks.length).toBeGreaterThan(0);
    const { page, context } = await openPage(browser);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`${server.url}/login`);
    await page.getByRole('button', { name: 'เข้าสู่ระบบด้วย Google' }).waitFor();
    expect(chunks.filter((chunk) => fetched.some((address) => address.endsWith(chunk)))).toEqual([]);
    await context.close();
  });

  it('registration: an account, a letter that leads back here, and the same answer for an address that is taken', async () => {
    const { page, context, complaints } = await openPage(browser);
    await register(page);
    const [letter] = await letters();
    expect(letter).toMatchObject({ email, requestType: 'VERIFY_EMAIL' });
    expect(new URL(letter?.oobLink ?? '').searchParams.get('continueUrl')).toBe(`${server.url}/login`);
    expect((await fetch(letter?.oobLink ?? '')).ok).toBe(true);
    await register(page);
    expect(await letters()).toHaveLength(0);
    expect(complaints.policy).toEqual([]);
    await context.close();
  });

  it('sign-in: not before approval; a wrong password and an unknown address are the same', async () => {
    const { page, context, complaints } = await openPage(browser);
    await page.goto(`${server.url}/login`);
    await tryToSignIn(page, email, 'wrong-password-1');
    const wrong = await alertOf(page);
    expect(wrong).toBe('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง');
    await tryToSignIn(page, 'nobody@example.com', password);
    await expect.poll(() => alertOf(page)).toBe(wrong);
    await tryToSignIn(page, email, password);
    await expect.poll(() => alertOf(page)).not.toBe(wrong);
    expect(await alertOf(page)).toMatch(/อนุมัติ/);

    await approve(email);
    await tryToSignIn(page, email, password);
    await inShell(page).waitFor();
    const kept = await page.evaluate(async () => ({
      session: Object.keys(sessionStorage).some((key) => key.startsWith('firebase:authUser')),
      local: Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser')),
      databases: (await indexedDB.databases()).filter(({ name }) => name?.includes('firebaseLocalStorage')).length,
    }));
    expect(kept).toEqual({ session: true, local: false, databases: 0 });
    expect(complaints.policy).toEqual([]);

    await page.getByRole('button', { name: 'เมนูผู้ใช้งาน' }).click();
    await page.getByText('ออกจากระบบ', { exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click();
    await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).waitFor();
    const left = await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => /firebase:authUser|token/.test(key)),
    );
    expect(left).toEqual([]);
    await context.close();
  });

  it('a reset mail whose link returns to the sign-in of this host; one answer for every address', async () => {
    const { page, context } = await openPage(browser);
    for (const address of [email, 'nobody@example.com']) {
      await page.goto(`${server.url}/forgot`);
      await page.getByLabel('อีเมล').fill(address);
      await page.getByRole('button', { name: 'ส่งลิงก์' }).click();
      await page.getByText(`หากมีบัญชีที่ใช้อีเมล ${address}`).waitFor();
    }
    const sent = (await letters()).filter(({ requestType }) => requestType === 'PASSWORD_RESET');
    expect(sent.map((letter) => letter.email)).toEqual([email]);
    expect(new URL(sent[0]?.oobLink ?? '').searchParams.get('continueUrl')).toBe(`${server.url}/login`);
    await context.close();
  });

  it('a session that ends in the middle of work is renewed in place by the service', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${server.url}/login`);
    await tryToSignIn(page, email, password);
    await inShell(page).waitFor();
    await page.goto(`${server.url}/finance/withdraw_requests`);
    await page
      .getByText(/^W\d{12}$/)
      .first()
      .waitFor();
    const api = await asOwner();
    const { data } = await api.get(`/api/system/user/list?q=${encodeURIComponent(email)}`);
    const [user] = data as readonly { readonly id: number }[];
    expect(await api.post('/api/system/user/sign_out', { user_id: user?.id })).toMatchObject({ error: 0 });
    const again = page.locator('dialog[open]');
    await page.getByPlaceholder('ค้นหา').or(page.getByRole('searchbox')).first().fill('W2');
    await again.waitFor();
    await again.getByRole('button', { name: 'เข้าสู่ระบบด้วย Google' }).waitFor();
    await again.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await again.waitFor({ state: 'detached' });
    await page
      .getByText(/^W\d{12}$/)
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/finance/withdraw_requests');
    await context.close();
  });

  it('Google: a credential signs in by /api/firebase_auth once it is approved', async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${server.url}/login`);
    await page.getByRole('button', { name: 'เข้าสู่ระบบด้วย Google' }).click();
    await expect.poll(() => alertOf(page)).toMatch(/อนุมัติ/);
    await approve('google.test@example.com');
    const answer = page.waitForResponse((reply) => reply.url().endsWith('/api/firebase_auth'));
    await page.getByRole('button', { name: 'เข้าสู่ระบบด้วย Google' }).click();
    expect((await answer).status()).toBe(200);
    await inShell(page).waitFor();
    await context.close();
  });

  it('/api/firebase_auth: only tokens of this project, and nobody new without approval', async () => {
    const google = { sub: 'somebody', email: 'somebody@example.com', email_verified: true };
    const { idToken } = await service('signInWithIdp', {
      postBody: `id_token=${encodeURIComponent(JSON.stringify(google))}&providerId=google.com`,
      requestUri: server.url,
    });
    const enter = async (token: string) =>
      (
        await fetch(`${server.url}/api/firebase_auth`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id_token: token }),
        })
      ).status;
    expect(await enter(idToken)).toBe(403);
    const [head, payload = ''] = idToken.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const foreign = Buffer.from(JSON.stringify({ ...claims, aud: 'demo-other' })).toString('base64url');
    expect(await enter(`${head}.${foreign}.`)).toBe(401);
    expect(await enter('nonsense')).toBe(401);
  });

  it('without the emulator the real pop-up is tried; where Google cannot be reached the page says so', async () => {
    const { page, context } = await openPage(browser);
    await page.route('**/api/handshake', async (route) => {
      const reply = await route.fetch();
      const greeting = (await reply.json()) as { data: { identity: { emulator?: string } } };
      delete greeting.data.identity.emulator;
      await route.fulfill({ response: reply, json: greeting });
    });
    const requested: string[] = [];
    await context.route(/^https:/, (route) => {
      requested.push(new URL(route.request().url()).host);
      return route.abort();
    });
    await page.goto(`${server.url}/login`);
    await page.getByRole('button', { name: 'เข้าสู่ระบบด้วย Google' }).click();
    await expect.poll(() => alertOf(page)).toMatch(/บริการภายนอกไม่สำเร็จ|เชื่อมต่อระบบไม่ได้/);
    expect(requested).toContain('apis.google.com');
    await context.close();
  });
});
