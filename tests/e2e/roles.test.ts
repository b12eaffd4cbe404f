import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { roles } from '#generated/api/access.ts';
import { launch } from './support/browser.ts';
import { marketing, master, support } from './support/people.ts';
import { share, startTour } from './support/tour.ts';
import { routesOf, visit } from './support/visit.ts';

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const { url } = served;
const routes = (await routesOf('default')).filter(({ layout }) => layout !== 'auth');

const people = /^\/$|^\/(agent|member|report|game|cashback|affiliate)(\/|$)/;
const engagement = /^\/(banner|promotion|poll|quest|fortune-wheel|shop)(\/|$)/;

/** Who works in which part of the product all day, besides the owner and the officers, who walk elsewhere. */
const walks = [
  { role: 'agent_master', person: master, part: people },
  { role: 'support', person: support, part: people },
  { role: 'marketing', person: marketing, part: engagement },
] as const;
/** Pages of one person side by side. */
const hands = 2;

describe.each(walks)('as $role', ({ role, person, part }) => {
  const own = routes.filter(({ path }) => part.test(path));
  const grants: ReadonlySet<string> = new Set(roles.find(({ code }) => code === role)?.permissions);
  const wrong = new Map<string, readonly string[]>();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
    const tours = await Promise.all(Array.from({ length: hands }, () => startTour(browser, url, person)));
    await share(own, tours, async (route, tour) => {
      const visited = visit(tour, route, routes, grants.has(route.permission));
      wrong.set(route.path, await visited.catch((error: unknown) => [String(error)]));
    });
  });
  afterAll(() => browser.close());

  it.each(own)('$path is shown without an error, or refused where the role has no part in it', ({ path }) => {
    expect(wrong.get(path)).toEqual([]);
  });
});
