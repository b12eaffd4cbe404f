import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { roles } from '#generated/api/access.ts';
import { checklist } from '../support/checklist.ts';
import { launch } from './support/browser.ts';
import { elsewhere, startPageServer } from './support/page-server.ts';
import { partsOf } from './support/parts.ts';
import { marketing, master, officer, owner } from './support/people.ts';
import { type Manner, type SpecifiedServer, startSpecifiedServer } from './support/specified-server.ts';
import { share, startTour, type Tour } from './support/tour.ts';
import { come, isRecordOf, problemsOf, routesOf } from './support/visit.ts';

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const { url } = served;
const routes = (await routesOf('default')).filter(({ path }) => checklist.routes.includes(path));
const paths = routes.map(({ path }) => path);
/** `SCREENS=/a,/b` walks these alone. */
const walked = process.env.SCREENS ? paths.filter((path) => process.env.SCREENS?.split(',').includes(path)) : paths;

/** A server that says no more than it must, and one that says all that the specification leaves room for. */
const manners = {
  scant: { user: 'nested', permissions: false, bare: true, boasts: false, unknown: 'html' },
  full: { user: 'flat', permissions: true, bare: false, boasts: false, unknown: 'text' },
  /** An older server of ours, or one that knows the path of an extension for something else. */
  older: { user: 'flat', permissions: true, bare: false, boasts: false, unknown: 'method' },
  unfinished: { user: 'flat', permissions: true, bare: true, boasts: false, unknown: 'later' },
} as const satisfies Readonly<Record<string, Manner>>;

/** Where the pages come from: the server of the API, or one of another origin. */
const walks = [
  { role: 'owner', person: owner, manner: 'scant', pages: 'its own' },
  { role: 'owner', person: owner, manner: 'scant', pages: 'another origin' },
  { role: 'finance', person: officer, manner: 'full', pages: 'another origin' },
  { role: 'marketing', person: marketing, manner: 'older', pages: 'another origin' },
  { role: 'agent_master', person: master, manner: 'unfinished', pages: 'another origin' },
] as const;
/** Pages of one person side by side. */
const hands = 2;

/** Was this asked of a call that the server does not have? Whatever failed is told with its address. */
const isRefused = (problem: string) => {
  const address = /https?:\/\/\S+/.exec(problem)?.[0];
  return address !== undefined && /\b(404|405|501)\b/.test(problem) && isChild(new URL(address).pathname);
};
const isChild = (path: string) =>
  path.startsWith('/api/') && !Object.keys(checklist.calls).some((call) => call.endsWith(` ${path}`));

/** What is wrong with the screen where somebody has come to. */
async function look(
  tour: Tour,
  path: string,
  isThere: boolean,
  grants: ReadonlySet<string>,
): Promise<readonly string[]> {
  const { page } = tour;
  const keep = (list: string[]) => list.splice(0, list.length, ...list.filter((problem) => !isRefused(problem)));
  keep(tour.failed);
  keep(tour.complaints.console);
  const route = routes.find((one) => one.path === path);
  // The pages before signing in lead somebody who has signed in to the home page.
  const wanted =
    route?.layout === 'auth' && route.permission === 'public' ? routes.find((one) => one.path === '/') : route;
  if (!wanted) throw new Error(`there is no route ${path}`);
  const { pathname } = new URL(page.url());
  if (pathname === '/login') return ['signed out'];
  const isGranted =
    grants.has('*') || ['signed-in', 'public'].includes(wanted.permission) || grants.has(wanted.permission);
  const count = (selector: string) => page.locator(selector).count();
  const problems = await problemsOf(tour, wanted, { isGranted, isRecord: isRecordOf(path, paths), isThere });
  return [
    ...problems,
    ...((await count('.mantine-Notification-root[role="alert"]')) > 0 ? ['a message of failure in the corner'] : []),
    ...((await count('main :is([data-skeleton], [aria-busy="true"]):visible')) > 0
      ? ['something is waited for without end']
      : []),
  ];
}

describe.each(walks)(
  '$role at a server that has the calls of the specification alone ($manner), with pages of $pages',
  ({ role, person, manner, pages }) => {
    const grants: ReadonlySet<string> = new Set(
      manners[manner].permissions ? roles.find(({ code }) => code === role)?.permissions : ['*'],
    );
    const wrong = new Map<string, readonly string[]>();
    const missing = new Map<string, readonly string[]>();
    let browser: Browser;
    let server: SpecifiedServer;
    let pageServer: Awaited<ReturnType<typeof startPageServer>> | undefined;
    beforeAll(async () => {
      pageServer = pages === 'its own' ? undefined : await startPageServer();
      server = await startSpecifiedServer(url, { ...manners[manner], ...(pageServer && { pages: pageServer.url }) });
      browser = await launch({ [elsewhere]: new URL(server.url).host });
      const from = pageServer?.url ?? server.url;
      const pairs = await Promise.all(
        Array.from({ length: hands }, async () => ({
          tour: await startTour(browser, from, person),
          // Beside it the same person at the whole server: what is there and not here is away.
          whole: pages === 'its own' ? await startTour(browser, url, person) : undefined,
        })),
      );
      await share(walked, pairs, async (path, { tour, whole }) => {
        try {
          const isThere = await come(tour, path, paths);
          wrong.set(path, await look(tour, path, isThere, grants));
          if (!whole) return;
          await come(whole, path, paths);
          const here = new Set(await partsOf(tour.page));
          missing.set(
            path,
            (await partsOf(whole.page)).filter((part) => !here.has(part)),
          );
        } catch (error) {
          wrong.set(path, [String(error)]);
        }
      });
    });
    afterAll(async () => {
      const lines = [...missing]
        .filter(([, parts]) => parts.length > 0)
        .map(([path, parts]) => `${path}: ${parts.join(' · ')}`);
      if (lines.length > 0) console.log(`Away at a server without extensions, by route:\n${lines.sort().join('\n')}`);
      await browser?.close();
      await server?.close();
      await pageServer?.close();
    });

    it.each(walked)('%s lives: nobody is signed out, nothing has failed, nothing is waited for', (path) => {
      expect(wrong.get(path)).toEqual([]);
    });

    it('asks for what the server does not have once in a session', () => {
      const times = new Map<string, number>();
      // Files of pictures are no calls.
      for (const call of server.refused.filter((one) => !one.includes('/api/files/')))
        times.set(call, (times.get(call) ?? 0) + 1);
      expect([...times].filter(([, count]) => count > hands)).toEqual([]);
    });
  },
);
