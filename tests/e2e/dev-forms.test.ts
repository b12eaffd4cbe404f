import { type ChildProcess, spawn } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { understand } from '#generator/main.ts';
import type { FormModel } from '#generator/model/types.ts';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { packageFile, root } from '../../scripts/lib/steps.mjs';
import { until } from '../support/until.ts';
import { signInAt } from './support/api.ts';
import { launch } from './support/browser.ts';
import { owner } from './support/people.ts';
import { share, startTour, type Tour } from './support/tour.ts';
import { problemsOf, routesOf } from './support/visit.ts';

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const api = served.url;
const { model } = understand(root);
if (!model) throw new Error('the manifest has mistakes');
const { endpoints, screens } = model;
const routes = await routesOf('default');
const forms = screens.flatMap((screen) => (screen.kind === 'form' ? [screen] : []));

/** Pages that work side by side. */
const hands = 2;

type Api = Awaited<ReturnType<typeof signInAt>>;

/** Where a form is opened: one that changes a record only, with the first record that its list has. */
async function addressOf({ path, mode, key, record, add }: FormModel, as: Api): Promise<string | undefined> {
  if (mode === 'create' || add) return path;
  const { entity } = endpoints.find(({ id }) => id === record) ?? {};
  const list = endpoints.find((one) => one.kind === 'page' && one.entity === entity && !one.variant);
  if (!list) return undefined;
  const { data } = await as.get(`${list.path}?limit=1`);
  const row: unknown = Array.isArray(data) ? data[0] : undefined;
  if (typeof row !== 'object' || row === null) return undefined;
  const value: unknown = Reflect.get(row, key) ?? Reflect.get(row, 'id');
  return `${path}?${key}=${String(value)}`;
}

/** What is wrong with a form, as the development server serves it. */
async function look(tour: Tour, form: FormModel, as: Api): Promise<readonly string[]> {
  const route = routes.find(({ path }) => path === form.path);
  if (!route) throw new Error(`there is no route ${form.path}`);
  const address = await addressOf(form, as);
  tour.forget();
  await tour.go(address ?? form.path);
  const isThere = address !== undefined;
  const problems = await problemsOf(tour, route, { isGranted: true, isRecord: isThere, isThere });
  const isDrawn = !isThere || (await tour.page.locator('main form [data-kind]').count()) > 0;
  return isDrawn ? problems : [...problems, 'no field is drawn'];
}

/** Vite serves files as they are and bundles packages by itself: what a build does to them, it does not. */
describe('every form under the development server', () => {
  let browser: Browser;
  let vite: ChildProcess;
  const found = new Map<string, unknown>();
  beforeAll(async () => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    // `--force`: packages are bundled anew, as after an installation.
    vite = spawn(
      process.execPath,
      [packageFile('vite/bin/vite.js'), '--port', String(port), '--strictPort', '--force', '--logLevel', 'error'],
      { cwd: root, env: { ...process.env, API: api, DEPLOYMENT: 'default' }, stdio: 'inherit' },
    );
    await until('the development server answers', async () => {
      if (vite.exitCode !== null) throw new Error('the development server ended');
      return fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    });
    browser = await launch();
    const tours: Tour[] = [];
    for (let hand = 0; hand < hands; hand++) tours.push(await startTour(browser, url, owner));
    const as = await signInAt(api, owner);
    await share(forms, tours, async (form, tour) => {
      found.set(form.path, await look(tour, form, as).catch((error: unknown) => error));
    });
  });
  afterAll(async () => {
    await browser?.close();
    vite?.kill('SIGTERM');
  });

  it.each(forms.map(({ path }) => path))('%s is drawn, without an error', (path) => {
    expect(found.get(path)).toEqual([]);
  });
});
