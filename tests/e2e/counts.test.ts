import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bangkokToday } from '#contract/date-preset.ts';
import type { Row } from '#contract/envelope.ts';
import type { Filter } from '#contract/filter.ts';
import { type ListShape, parseList, toQuery } from '#contract/list-query.ts';
import { allows } from '#contract/permission.ts';
import { queueLink, queueParts, queueQuery } from '#contract/queue.ts';
import { roles } from '#generated/api/access.ts';
import { queues } from '#generated/web/queues.ts';
import { understand } from '#generator/main.ts';
import type { ListModel } from '#generator/model/types.ts';
import { demoPassword } from '#server/demo/password.ts';
import { firstOfRole } from '#server/demo/staff.ts';
import { signInAt } from './support/api.ts';
import { launch } from './support/browser.ts';
import { openGroups } from './support/menu.ts';
import { startTour, type Tour } from './support/tour.ts';

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const { url } = served;

const { model } = understand('.');
if (!model) throw new Error('the manifest is not sound');
const endpoints = new Map(model.endpoints.map((endpoint) => [endpoint.id, endpoint]));
/** Every list there is, those behind tabs, too. */
const lists = model.screens.flatMap((screen): readonly ListModel[] =>
  screen.kind === 'list' ? [screen, ...(screen.views?.further ?? [])] : [],
);
const counted = lists.filter(({ tabs, cards }) => tabs || cards?.some((card) => 'values' in card));

/** Queues that an entry of the menu counts. */
const badges = new Set(model.menus.flatMap(({ items }) => items.map(({ badge }) => badge)));

type Api = Awaited<ReturnType<typeof signInAt>>;
interface Answer {
  readonly error: number;
  readonly total?: number;
  readonly facets?: Readonly<Record<string, number>>;
}

/** Tells whether a person may see a page or make a call. */
type Can = (permission: string) => boolean;

const shapeOf = ({ filters, columns, sort, limit }: ListModel): ListShape => ({
  filters,
  sort,
  limit,
  sortable: columns.filter((column) => column.sortable).map((column) => column.name),
});

/** What a list asks for when it is opened at an address, as the browser does; one row tells as much as many. */
function openedAt(screen: ListModel, search: string): string {
  const call = endpoints.get(screen.list)?.call;
  const shape = shapeOf(screen);
  const query = new URLSearchParams({
    ...toQuery(parseList(search, shape), shape, bangkokToday(new Date())),
    ...call?.variant,
    limit: '1',
  });
  return `${call?.path}?${query}`;
}

const parts = (link: string) => link.split(/\?(.*)/s) as [string, string];

/** The list that a link opens. */
function listAt(link: string): ListModel {
  const [path, search] = parts(link);
  const tab = new URLSearchParams(search).get('tab') ?? undefined;
  const here = lists.filter((one) => one.path === path);
  const found = here.find((one) => one.view === tab) ?? here[0];
  if (!found) throw new Error(`no list is at ${link}`);
  return found;
}

const askOf =
  (api: Api) =>
  async (path: string): Promise<Answer> =>
    (await api.get(path)) as Answer;

type Counts = readonly (number | undefined)[];

/** Counts of one moment: where something moved between the questions, they are put again. */
async function same(shown: () => Promise<Counts>, opened: () => Promise<Counts>, what: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const [before, there] = [await shown(), await opened()];
    if (String(before) !== String(there) && tries < 5) continue;
    expect(there, what).toEqual(before);
    expect(before, what).toEqual(before.map(() => expect.any(Number)));
    return;
  }
}

describe.each(firstOfRole)('the counts that $role sees', ({ role, username }) => {
  const grants = new Set(roles.find(({ code }) => code === role)?.permissions);
  const can: Can = (permission) => permission === 'signed-in' || permission === 'public' || allows(grants, permission);
  const mine = queues.filter(({ permissions }) => permissions.every((permission) => can(permission)));
  let api: Api;
  let ask: (path: string) => Promise<Answer>;
  beforeAll(async () => {
    api = await signInAt(url, { username, password: demoPassword });
    ask = askOf(api);
  });

  it('a queue is as long as the list that its link opens, and so is each part of it', async () => {
    for (const queue of mine) {
      const kinds = queueParts(queue).map(({ value }) => value);
      const opened = async (part?: string) => {
        const link = queueLink(queue, part);
        return (await ask(openedAt(listAt(link), parts(link)[1]))).total;
      };
      const shown = async () => {
        const { total, facets } = await ask(`${queue.call.path}?${new URLSearchParams(queueQuery(queue))}`);
        return [total, ...kinds.map((value) => facets?.[value])];
      };
      await same(shown, () => Promise.all([opened(), ...kinds.map(opened)]), queue.key);
    }
  });

  it('users who may not open a queue see nothing of it', async () => {
    for (const queue of queues.filter((one) => !mine.includes(one))) {
      const screen = listAt(queueLink(queue));
      expect(
        [screen.permission, queue.call.permission, ...queue.permissions].every((permission) => can(permission)),
        queue.key,
      ).toBe(false);
    }
  });

  it('a tab and a card of a list count the rows that they open', async () => {
    for (const screen of counted) {
      const permission = endpoints.get(screen.list)?.permission ?? '';
      if (!can(screen.permission) || !can(permission)) continue;
      const filter = facetOf(screen);
      const param = filter?.params[0];
      if (!filter || param === undefined) throw new Error(`${screen.path} counts by nothing`);
      const expected = new Set([
        ...(screen.tabs ? ['', ...screen.tabs.items.map(({ value }) => value)] : []),
        ...(screen.tabs?.waiting ? [screen.tabs.waiting.join()] : []),
        ...(screen.cards ?? []).flatMap((card) => ('values' in card ? [card.values.join()] : [])),
      ]);
      const shown = async () => {
        const { facets = {} } = await ask(openedAt(screen, ''));
        // The tab of all rows counts those of every value.
        const of = (value: string) => (value === '' ? Object.keys(facets) : value.split(','));
        return [...expected].map((value) => of(value).reduce((all, one) => all + (facets[one] ?? 0), 0));
      };
      const opened = () =>
        Promise.all([...expected].map(async (value) => (await ask(openedAt(screen, `${param}=${value}`))).total));
      await same(shown, opened, `${screen.path} ${screen.view ?? ''} ${[...expected]}`);
    }
  });

  it('orders of a gateway that wait are as many as its link opens', async () => {
    const { data } = (await api.get('/api/system/gateway/overview')) as { readonly data: readonly Row[] };
    for (const { gateway, pending, pending_query: query } of data) {
      const link = `/${String(gateway)}/orders?${String(query)}`;
      const opened = await ask(openedAt(listAt(link), parts(link)[1]));
      expect(opened.total, link).toBe(pending);
    }
  });
});

function facetOf({ tabs, cards, filters }: ListModel): Filter | undefined {
  const name = tabs?.filter ?? cards?.flatMap((card) => ('values' in card ? [card.filter] : []))[0];
  return filters.find((filter) => filter.name === name);
}

describe.each(firstOfRole)('the home page of $role', ({ role, username }) => {
  const grants = new Set(roles.find(({ code }) => code === role)?.permissions);
  const mine = queues.filter(({ permissions }) => permissions.every((permission) => allows(grants, permission)));
  let browser: Browser;
  let tour: Tour;
  beforeAll(async () => {
    browser = await launch();
    tour = await startTour(browser, url, { username, password: demoPassword });
  });
  afterAll(() => browser.close());

  it('has a card for each queue that the person may open, and its link and that of the menu open as many rows as they say', async () => {
    const { page } = tour;
    const cards = page.locator('section[aria-labelledby="queues"] article');
    await expect.poll(() => cards.locator('h3').allTextContents()).toEqual(mine.map(({ title }) => title.th));
    for (const [index, { key, path }] of mine.entries()) {
      await tour.go('/');
      await openGroups(page);
      const card = cards.nth(index);
      const number = card.locator('p').first();
      await expect.poll(() => number.textContent()).toMatch(/^[\d,]+/);
      const count = /^[\d,]+/.exec((await number.textContent()) ?? '')?.[0];
      const link = (await card.getByRole('link').first().getAttribute('href')) ?? '';
      const entry = page.locator(`#main-menu a[href^="${path}"]`).first();
      // An entry whose page has two queues counts one of them.
      if (count !== '0' && badges.has(key)) await expect.poll(() => entry.getAttribute('href')).toBe(link);
      await tour.go(link);
      await expect.poll(() => page.locator('main').textContent()).toContain(`${count} รายการ`);
      expect(await page.getByText('คุณไม่มีสิทธิ์ใช้งานส่วนนี้').count()).toBe(0);
    }
  });
});
