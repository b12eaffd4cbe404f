import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { routeOfOverride } from '../../src/contract/override-route.ts';

/** What a development server lends; structural, so that this file needs no bundler to be read. */
interface Server {
  readonly watcher: { on(event: 'add' | 'unlink', heard: (file: string) => void): unknown };
  readonly moduleGraph: { invalidateAll(): void };
  readonly ws: { send(message: { readonly type: 'full-reload' }): void };
}

interface OverridePlugin {
  readonly name: string;
  readonly enforce: 'pre';
  transform(code: string, id: string): string | undefined;
  configureServer(server: Server): void;
}

/** Hand-written pages under a folder, relative to it: `finance/withdraw-requests/page.tsx`. */
function pagesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/page.tsx'))
    .sort();
}

const entry = /\{\s*path: '([^']+)',(?:[^{}]|\{[^{}]*\})*\}/g;
const load = /load: \(\) => import\('[^']+'\)/;

/**
 * A deployment's route table with every hand-written page in the place of the generated one, and as `templateOverrides`
 * those of a template's screens, which are given the generated page. `from` is the way from the table to the folder of
 * overrides.
 */
export function placeOverrides(code: string, files: readonly string[], from: string): string {
  const routes = [...code.matchAll(entry)].map(([text, path = '']) => ({
    path,
    template: /template: '([^']+)'/.exec(text)?.[1],
  }));
  const paths = routes.map(({ path }) => path);
  const templates = [...new Set(routes.flatMap(({ template }) => template ?? []))];
  const written = new Map<string, string>();
  const shared: string[] = [];
  for (const file of files) {
    const place = routeOfOverride(`overrides/${file}`, [...paths, ...templates]);
    if (place === undefined) continue;
    if (paths.includes(place)) written.set(place, file);
    else shared.push(file);
  }
  const placed = code.replace(entry, (text, path: string) => {
    const file = written.get(path);
    if (file === undefined) return text;
    const own = `load: () => import('${from}/${file}')`;
    return load.test(text) ? text.replace(load, own) : text.replace(/,?\s*\}$/, `, ${own} }`);
  });
  const lines = shared.map((file) => `  './overrides/${file}': () => import('${from}/${file}'),\n`);
  return `${placed}\nexport const templateOverrides = {\n${lines.join('')}};\n`;
}

/**
 * A Vite plugin: hand-written pages stand in the route table itself. The first file so names each page once, and none by
 * the folder it is in. A page that is added while developing is there at once.
 */
export function overridesInPlace(root: string): OverridePlugin {
  const tables = join(root, 'generated/web/deployments').replaceAll('\\', '/');
  const overrides = join(root, 'src/web/overrides').replaceAll('\\', '/');
  return {
    name: 'overrides-in-place',
    enforce: 'pre',
    transform(code, id) {
      const path = id.replaceAll('\\', '/').replace(/\?.*$/, '');
      if (!path.startsWith(`${tables}/`) || path.slice(tables.length + 1).includes('/')) return undefined;
      return placeOverrides(code, pagesUnder(overrides), relative(tables, overrides).replaceAll('\\', '/'));
    },
    configureServer(server) {
      const again = (file: string) => {
        if (!file.replaceAll('\\', '/').startsWith(overrides) || !/[\\/]page\.tsx$/.test(file)) return;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      };
      server.watcher.on('add', again);
      server.watcher.on('unlink', again);
    },
  };
}
