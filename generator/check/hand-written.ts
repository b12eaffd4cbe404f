import { nearest } from '#contract/nearest.ts';
import { routeOfOverride } from '#contract/override-route.ts';
import type { Code } from '../load/code.ts';
import { templateArea } from '../model/defaults.ts';
import type { Problem } from '../model/types.ts';
import { complaints, type Rule } from './rule.ts';

/** The path of a gateway's screen in the template: one page there serves all gateways. */
const templated = (path: string, gateway: string): string => path.replace(`/${gateway}`, `/${templateArea}`);

const webFile = /^src\/areas\/([^/]+)\/web\/(.+)$/;
const pageFile = /^src\/areas\/([^/]+)\/web\/(?:(.+)\/)?page\.tsx$/;

/** What is written by hand has its place: a custom screen its page, a page its route, a gateway its interface. */
export const handWritten: Rule = function* (world, { code }) {
  if (!code) return;
  const complain = complaints('hand-written', world);
  const { screens, gateways, places, areas } = world.draft;
  const paths = [...screens.keys()];
  const templates = [...screens.values()].flatMap(({ name, gateway }) => (gateway ? [templated(name, gateway)] : []));
  const pages = code.areas.filter((file) => pageFile.test(file));
  const all = [...paths, ...templates];
  const routes = new Map(pages.map((file) => [file, routeOfOverride(file, all)]));
  const written = new Set(routes.values());
  for (const { name, raw, holder, gateway } of screens.values()) {
    if (!('custom' in raw) || written.has(name) || (gateway && written.has(templated(name, gateway)))) continue;
    const place = pageOf(name, world.draft.screens.get(name)?.area ?? '');
    const message = `${name} is written by hand, but there is no page: write ${place}`;
    yield complain({ holder, key: name, part: 'key', received: name, message });
  }
  if (places.isWhole()) {
    for (const [file, route] of routes) if (route === undefined) yield strayPage(file, paths);
    const [allPages, allAreas] = [new Set(pages), new Set(areas.map(({ name }) => name))];
    for (const file of code.areas) yield* strayFiles(file, allPages, allAreas);
  }
  for (const { name, raw } of gateways) {
    if (!code.gateways || code.gateways.includes(`src/gateways/${name}/protocol.ts`)) continue;
    const message = `nothing says how ${name} is spoken to: write src/gateways/${name}/protocol.ts`;
    yield complain({ holder: raw, key: 'gateway', received: name, message });
  }
};

/** Where a route of an area is written by hand: its folder is the route without the area in front, `_` and `/` written as `-`. */
export function pageOf(route: string, area: string): string {
  const segments = route.split('/').filter(Boolean);
  const own = segments[0] === area ? segments.slice(1) : segments;
  return ['src/areas', area, 'web', own.join('-').replaceAll('_', '-'), 'page.tsx'].filter(Boolean).join('/');
}

/** Folder of that page. */
export const pageFolder = (route: string, area: string): string => pageOf(route, area).replace(/\/page\.tsx$/, '');

/** Folder of the hand-written page that a route has, wherever it may be written; undefined where it has none. */
export function folderOfPage(route: string, routes: readonly string[], code: Code): string | undefined {
  const page = code.areas.find((file) => pageFile.test(file) && routeOfOverride(file, routes) === route);
  return page?.replace(/\/page\.tsx$/, '');
}

const atFile = (file: string, message: string, received: string, suggestion?: string): Problem => ({
  rule: 'hand-written',
  source: { file, line: 1, column: 1 },
  message,
  received,
  ...(suggestion === undefined ? {} : { suggestion }),
});

function strayPage(file: string, paths: readonly string[]): Problem {
  const [, area = '', folder] = pageFile.exec(file) ?? [];
  const own = folder === undefined ? area : `${area}/${folder}`;
  const near = nearest(
    `/${own.replace(/\//g, '-')}`,
    new Map(paths.map((path) => [path.replace(/(?<=.)[/_]/g, '-'), path])).keys(),
  );
  const meant = paths.find((path) => path.replace(/(?<=.)[/_]/g, '-') === near);
  return atFile(file, 'no screen has the route of this page: nobody would ever see it', own, meant);
}

/** Files that look like pages and are none, and files of areas that are not there. */
function* strayFiles(file: string, pages: ReadonlySet<string>, areas: ReadonlySet<string>): Iterable<Problem> {
  const [, area = '', path = ''] = webFile.exec(file) ?? [];
  if (area === '') return;
  const isShared = area === templateArea || areas.has(area);
  if (/\/index\.tsx$/.test(file) && !pages.has(file.replace(/index\.tsx$/, 'page.tsx')))
    yield atFile(file, 'a hand-written page is called page.tsx: this file is not looked at', 'index.tsx', 'page.tsx');
  if (!isShared && !pages.has(file) && /^(?:frame|queues|searches|preference-calls)\.tsx?$/.test(path))
    yield atFile(file, `there is no area “${area}”: this file is not looked at`, area, nearest(area, areas));
}
