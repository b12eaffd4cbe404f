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

/** A hand-written page, by its path below the folder of areas. */
const page = /^[^/]+\/web\/(?:.+\/)?page\.tsx$/;

/** Hand-written pages of all areas, relative to their folder: `finance/web/withdraw-requests/page.tsx`. */
export function overridePages(areas: string): readonly string[] {
  return readdirSync(areas, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => page.test(file))
    .sort();
}

const entry = /\{\s*path: '([^']+)',(?:[^{}]|\{[^{}]*\})*\}/g;
const load = /load: \(\) => import\('[^']+'\)/;

/**
 * A deployment's route table with every hand-written page in the place of the generated one, and as `templateOverrides`,
 * by their path in the template, those of a template's screens, which are given the generated page. `from` is the way from the table to the folder of
 * areas.
 */
export function placeOverrides(code: string, files: readonly string[], from: string): string {
  const routes = [...code.matchAll(entry)].map(([text, path = '']) => ({
    path,
    template: /template: '([^']+)'/.exec(text)?.[1],
  }));
  const paths = routes.map(({ path }) => path);
  const templates = [...new Set(routes.flatMap(({ template }) => template ?? []))];
  const written = new Map<string, string>();
  const shared = new Map<string, string>();
  for (const file of files) {
    const place = routeOfOverride(`areas/${file}`, [...paths, ...templates]);
    if (place === undefined) continue;
    if (paths.includes(place)) written.set(place, file);
    else shared.set(place, file);
  }
  const placed = code.replace(entry, (text, path: string) => {
    const file = written.get(path);
    if (file === undefined) return text;
    const own = `load: () => import('${from}/${file}')`;
    // A page of its own goes before that of the template; of the template it keeps the frame.
    const alone = text.replace(/template: '(\/[^/']*)[^']*'/, "template: '$1'");
    return load.test(alone) ? alone.replace(load, own) : alone.replace(/,?\s*\}$/, `, ${own} }`);
  });
  const lines = [...shared].map(([place, file]) => `  '${place}': () => import('${from}/${file}'),\n`);
  return `${placed}\nexport const templateOverrides = {\n${lines.join('')}};\n`;
}

/**
 * A Vite plugin: hand-written pages are part of the route table itself. The first file so names each page once, and none by
 * the folder it is in. A page that is added while developing is there at once.
 */
export function overridesInPlace(root: string): OverridePlugin {
  const tables = join(root, 'generated/web/deployments').replaceAll('\\', '/');
  const areas = join(root, 'src/areas').replaceAll('\\', '/');
  return {
    name: 'overrides-in-place',
    enforce: 'pre',
    transform(code, id) {
      const path = id.replaceAll('\\', '/').replace(/\?.*$/, '');
      if (!path.startsWith(`${tables}/`) || path.slice(tables.length + 1).includes('/')) return undefined;
      return placeOverrides(code, overridePages(areas), relative(tables, areas).replaceAll('\\', '/'));
    },
    configureServer(server) {
      const again = (file: string) => {
        const path = file.replaceAll('\\', '/');
        if (!path.startsWith(`${areas}/`) || !page.test(path.slice(areas.length + 1))) return;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      };
      server.watcher.on('add', again);
      server.watcher.on('unlink', again);
    },
  };
}
