import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { understand } from '#generator/main.ts';
import type { FormModel, Model } from '#generator/model/types.ts';
import { openDatabase } from '#server/db/connect.ts';
import { introspect } from '#server/db/introspect.ts';
import { migrate, migrationFiles } from '#server/db/migrate.ts';
import { cheapestDatabase } from '../support/fresh-database.ts';
import { type Step, stepsOf, write } from '../support/guide.ts';
import { until } from '../support/until.ts';
import { signInAt } from './support/api.ts';
import { launch } from './support/browser.ts';
import { fillIn, shownIn } from './support/filling.ts';
import { cloneProject, type Dev, type Outcome, runIn, startDev } from './support/newcomer.ts';
import { owner } from './support/people.ts';
import { startTour, type Tour } from './support/tour.ts';

const migrations = 'src/server/db/migrations';
const fiveMinutes = stepsOf('README.md', 'Five minutes');
const isDev = (step: Step): boolean => step.kind === 'run' && /\bnpm run dev$/.test(step.command);
const served = fiveMinutes.findIndex(isDev);

/** One clone in which all is done that README.md and docs/first-area.md say, one thing after the other. */
describe('the way of a newcomer', () => {
  let folder = '';
  let database: Awaited<ReturnType<typeof cheapestDatabase>>;
  let dev: Dev | undefined;
  let browser: Browser;
  let tour: Tour;
  const made: string[] = [];

  const run = (command: string): Promise<Outcome> => runIn(folder, command, database.settings);
  async function succeed(command: string): Promise<string> {
    const { code, text } = await run(command);
    expect(code, `${command}\n${text}`).toBe(0);
    return text;
  }
  /** Does what a page says; the development server goes on where it runs already. Returns what commands have written. */
  async function follow(steps: readonly Step[]): Promise<string> {
    const texts: string[] = [];
    for (const step of steps) {
      if (step.kind === 'write') write(folder, step);
      else if (!isDev(step)) texts.push(await succeed(step.command));
      else dev ??= await startDev(folder, step.command, database.settings);
    }
    return texts.join('\n');
  }
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  function modelNow(): Model {
    const { model } = understand(folder);
    if (!model) throw new Error('the manifest has mistakes');
    return model;
  }
  const firstOf = (entity: string | undefined, { endpoints }: Model) =>
    endpoints.find((call) => call.kind === 'page' && call.entity === entity);
  const pathOf = (path: string): string => path.split('?')[0] ?? path;
  const complaints = () => [...tour.complaints.console, ...tour.complaints.policy, ...tour.failed];

  /** Waits until the server behind the page answers a call: it starts again whenever something is generated. */
  const untilServed = (path: string) =>
    until(`${path} is answered`, () => {
      dev?.check();
      return signInAt(dev?.url ?? '', owner).then(
        async (api) => (await api.get(path)).error === 0,
        () => false,
      );
    });

  /** Fills a form, saves it, and looks for what was typed first in the list that shows its records. */
  async function addBy(form: FormModel, stamp: number): Promise<void> {
    const model = modelNow();
    const side = form.mode === 'create' ? form : form.add;
    const call = model.endpoints.find(({ id }) => id === side?.save);
    const list = model.screens.find(
      (screen) => screen.kind === 'list' && screen.list === firstOf(call?.entity, model)?.id,
    );
    if (!side || !call || !list) throw new Error(`${form.path} has nothing to add, or no list to show it`);
    tour.forget();
    await tour.go(form.path, true);
    const area = tour.page.locator('main form').first();
    await area.waitFor();
    await fillIn(tour.page, area, side.fields, { stamp });
    const shown = await shownIn(area);
    const name = side.fields.find(({ kind }) => kind === 'code' || kind === 'string')?.name ?? '';
    const answer = tour.page.waitForResponse((reply) => pathOf(new URL(reply.url()).pathname) === call.path);
    await tour.page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    expect(await (await answer).json(), form.path).toMatchObject({ error: 0 });
    await tour.rest();
    await tour.go(list.path);
    await tour.page
      .locator('main')
      .getByText(shown[name]?.[0] ?? '', { exact: true })
      .first()
      .waitFor();
    expect(complaints(), form.path).toEqual([]);
  }

  beforeAll(async () => {
    folder = await cloneProject();
    database = await cheapestDatabase();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await dev?.end();
    await database?.drop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it('README: an area over a table that is there has its screens at once', async () => {
    await follow(fiveMinutes.slice(0, served + 1));
    tour = await startTour(browser, dev?.url ?? '', owner);
    const form = modelNow().screens.find(({ path }) => path === '/teams/form');
    if (form?.kind !== 'form') throw new Error('the README has no form');
    await addBy(form, 1);
  });

  it('README: a column that is written into the file comes into the open page', async () => {
    const [, column = '', before = ''] = /Put `(\w+)`\s+behind `(\w+)`/.exec(read('README.md')) ?? [];
    const file = 'manifest/areas/teams.yaml';
    const cells = tour.page.locator('main').getByRole('columnheader');
    await tour.go('/teams', true);
    const count = await cells.count();
    writeFileSync(join(folder, file), read(file).replace(`${before}]`, `${before}, ${column}]`));
    await until(`a column ${column}`, async () => (await cells.count()) === count + 1);
    expect(await succeed('npm run -s manifest -- explain /teams')).toContain(column);
    await follow(fiveMinutes.slice(served + 1));
    expect(await succeed('git status --porcelain')).toBe('');
  });

  it('an area with tables, and one of each that `new` makes, are sound', async () => {
    await follow(stepsOf('docs/first-area.md', 'Say what there is'));
    const help = await succeed('npm run -s manifest -- new --help');
    const examples = help.match(/(?<=^ {2})new \w+ \S+$/gm) ?? [];
    expect(examples).toHaveLength(4);
    for (const example of examples) {
      const text = await succeed(`npm run -s manifest -- ${example}`);
      made.push(...[...text.matchAll(/^wrote (.*)$/gm)].map(([, path = '']) => path));
    }
    const drafted = await follow(stepsOf('docs/first-area.md', 'Make its tables'));
    for (const table of ['blacklist_entry', 'blacklist_source', 'loyalty'])
      expect(drafted).toContain(`create table "${table}"`);
    await follow(stepsOf('docs/first-area.md', 'Look'));
  });

  it('each of its forms adds what is filled in, and its list shows it', async () => {
    await untilServed('/api/blacklist/list');
    const forms = modelNow().screens.filter(
      (screen): screen is FormModel =>
        screen.kind === 'form' &&
        /^\/(?:blacklist|loyalty)\//.test(screen.path) &&
        (screen.mode === 'create' || screen.add !== undefined),
    );
    // A source is there before an entry names it.
    forms.sort((a, b) => Number(a.path === '/blacklist/form') - Number(b.path === '/blacklist/form'));
    expect(forms).toHaveLength(3);
    for (const [at, form] of forms.entries()) await addBy(form, at + 2);
  });

  it('its record goes through its life-cycle', async () => {
    tour.forget();
    await tour.go('/blacklist/detail?id=1', true);
    await tour.page.getByRole('button', { name: 'อนุมัติ' }).click();
    await tour.page
      .locator('[aria-modal="true"]')
      .getByRole('button', { name: /^(ยืนยัน|อนุมัติ)/ })
      .click();
    await tour.page.getByRole('button', { name: 'ยกเลิก', exact: true }).waitFor();
    expect(complaints()).toEqual([]);
  });

  it('each of its screens is drawn without an error', async () => {
    const wrong: unknown[] = [];
    for (const screen of modelNow().screens.filter(({ path }) =>
      /^\/(?:blacklist|loyalty|newpay)(?:\/|$)/.test(path),
    )) {
      tour.forget();
      const isRecord = screen.kind === 'detail' || (screen.kind === 'form' && screen.mode === 'update' && !screen.add);
      await tour.go(isRecord ? `${screen.path}?id=1` : screen.path, true);
      const isBlank = (await tour.page.locator('main :is(h1, h2)').count()) === 0;
      if (complaints().length > 0 || isBlank) wrong.push([screen.path, complaints(), isBlank]);
    }
    expect(wrong).toEqual([]);
  });

  it('all of it is taken away again, and nothing is left but its migrations', async () => {
    await dev?.end();
    dev = undefined;
    for (const path of new Set(made)) rmSync(join(folder, path));
    const text = await follow(stepsOf('docs/first-area.md', 'Take it away'));
    for (const gone of [
      'blacklist_entry',
      'blacklist_source',
      'loyalty',
      '/blacklist',
      '/teams',
      'blacklist.entry.review',
    ])
      expect(text).toContain(gone);
    const left = (await succeed('git status --porcelain -uall')).trim().split('\n');
    expect(left.filter((line) => !line.startsWith(`?? ${migrations}/`))).toEqual([]);
    expect(await succeed('npm run -s migration')).toContain('nothing to do');

    const url = database.settings.DATABASE_URL;
    const opened = await openDatabase(url ? { url, poolSize: 2 } : { dir: join(folder, '.data/tutorial') });
    try {
      await migrate(opened, migrationFiles(join(folder, migrations)));
      const tables = Object.keys(await opened.withSession(introspect));
      expect(tables.filter((table) => /^(?:blacklist|loyalty)/.test(table))).toEqual([]);
    } finally {
      await opened.close();
    }
  });
});
