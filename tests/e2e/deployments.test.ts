import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { DeploymentInfo } from '#contract/catalog.ts';
import type { Route } from '#contract/route.ts';
import { roles } from '#generated/api/access.ts';
import { deployments } from '#generated/api/deployments.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { gateways } from '#generated/api/gateways.ts';
import { buildWeb } from '../../scripts/lib/build.mjs';
import { root } from '../../scripts/lib/steps.mjs';
import { cheapestDatabase } from '../support/fresh-database.ts';
import { endServer, type ServerProcess, startServer } from '../support/server-process.ts';
import { launch } from './support/browser.ts';
import { openGroups } from './support/menu.ts';
import { officer, owner, type Person } from './support/people.ts';
import { share, startTour, type Tour } from './support/tour.ts';
import { routesOf, type Titled, visit } from './support/visit.ts';

/** Who walks through all of it, and two pages for each, side by side. */
const walkers: readonly { readonly role: string; readonly person: Person }[] = [
  { role: 'owner', person: owner },
  { role: 'finance', person: officer },
];
const handsEach = 2;
const folders: string[] = [];
const running: ServerProcess[] = [];
const drops: (() => Promise<void>)[] = [];

/** Where a deployment is served: as the other journeys have it, else by a server of its own. */
async function serve(name: string): Promise<string> {
  const there = inject('subjects').find((subject) => subject.name === name);
  if (there) return there.url;
  await buildWeb(name);
  const folder = mkdtempSync(join(tmpdir(), `backoffice-${name}-`));
  folders.push(folder);
  const database = await cheapestDatabase();
  drops.push(database.drop);
  const server = await startServer({
    ...{ DEMO_SIZE: 'small', DATA_DIR: folder, TRUST_PROXY: 'true', DEPLOYMENT: name },
    ...database.settings,
  });
  running.push(server);
  return server.url;
}

const isMoney = ({ path, template }: Route) => template !== undefined || path.startsWith('/finance/');
/** Files of a deployment's bundle in which a word occurs. */
const bundled = (deployment: string, word: string) =>
  readdirSync(join(root, 'dist/web', deployment), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html)$/.test(file))
    .filter((file) =>
      readFileSync(join(root, 'dist/web', deployment, file), 'utf8')
        .toLowerCase()
        .includes(word.toLowerCase()),
    );

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await Promise.all(running.map((server) => endServer(server, 'SIGTERM')));
  await Promise.all(drops.map((drop) => drop()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe.each(Object.values(deployments) as readonly DeploymentInfo[])('deployment $name', (deployment) => {
  const off = Object.values(gateways).filter(({ name }) => !deployment.gateways.includes(name));
  const offRoutes = deployments.default.routes.filter((path) => off.some(({ name }) => path.startsWith(`/${name}/`)));
  let url: string;
  let routes: readonly Titled[];
  /** What is wrong, by role. */
  const wrong = new Map<string, string[]>();
  let menu: readonly (string | null)[] = [];
  let lost: readonly string[] = [];

  beforeAll(async () => {
    routes = await routesOf(deployment.name);
    url = await serve(deployment.name);
    await Promise.all(
      walkers.map(async ({ role, person }) => {
        const tours = await Promise.all(Array.from({ length: handsEach }, () => startTour(browser, url, person)));
        const grants: ReadonlySet<string> = new Set(roles.find(({ code }) => code === role)?.permissions);
        const problems: string[] = [];
        // The owner's screens of the default deployment are walked through in `screens.test.ts`, all of them.
        const isWalked = deployment.name === 'default' && role === 'owner';
        await share(isWalked ? [] : routes.filter(isMoney), tours, async (route, tour) => {
          const told = await visit(tour, route, routes, grants.has(route.permission)).catch((error: unknown) => [
            String(error),
          ]);
          problems.push(...told.map((each) => `${route.path}: ${each}`));
        });
        wrong.set(role, problems);
        const [tour] = tours;
        if (role === 'owner' && tour) {
          await openGroups(tour.page);
          const links = tour.page.locator('nav a[href]');
          menu = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
          lost = await unreached(tour, offRoutes);
        }
        await Promise.all(tours.map(({ context }) => context.close()));
      }),
    );
  });

  it.each(walkers)('every money screen is there for $role, and nothing goes wrong', ({ role }) => {
    expect(routes.filter(isMoney).length).toBeGreaterThanOrEqual(8 * deployment.gateways.length + 1);
    expect(wrong.get(role)).toEqual([]);
  });

  it('has no byte, no menu entry, no screen and no call of a gateway that is off', async () => {
    for (const { name, title } of off) {
      expect(bundled(deployment.name, name)).toEqual([]);
      expect(bundled(deployment.name, title.en)).toEqual([]);
    }
    const here = (name: string) => menu.some((link) => link?.startsWith(`/${name}/`));
    expect(Object.keys(gateways).filter(here)).toEqual(
      Object.keys(gateways).filter((name) => deployment.gateways.includes(name)),
    );
    expect(lost).toEqual(offRoutes);
    const statuses = await Promise.all(
      Object.values(endpoints)
        .filter(({ gateway }) => off.some(({ name }) => name === gateway))
        .map(async ({ id, method, path }) => [id, (await fetch(`${url}${path}`, { method })).status]),
    );
    expect(statuses.filter(([, status]) => status !== 404)).toEqual([]);
    for (const { name } of off) expect((await fetch(`${url}/${name}/orders`)).status).toBe(404);
  });

  it('has the code and the calls of those that are on', async () => {
    for (const name of deployment.gateways) {
      expect(bundled(deployment.name, name)).not.toEqual([]);
      expect((await fetch(`${url}/api/system/${name}/orders`)).status).toBe(401);
    }
  });
});

/** The addresses at which the router says that there is no such page. */
async function unreached(tour: Tour, paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await tour.page.evaluate((to) => history.pushState(null, '', to), path);
    await tour.rest();
    // What says so is fetched when it is first needed.
    const isLost = await tour.page
      .getByText('This page could not be found')
      .waitFor()
      .then(
        () => true,
        () => false,
      );
    if (isLost && tour.page.url().endsWith(path)) found.push(path);
  }
  return found;
}
