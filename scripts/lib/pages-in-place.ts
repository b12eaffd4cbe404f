import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

interface Server {
  readonly watcher: { on(event: 'all', heard: (event: string, file: string) => void): unknown };
}

interface PagesPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  readonly apply: 'serve';
  transform(code: string, id: string): string | undefined;
  configureServer(server: Server): void;
}

const taken = /^import (?!type\b).*? from '#generated\/web\/([^']+\.tsx)';$/gms;

/** Generated pages that hand-written code takes values from, by their path below generated/web. `folder` = src/areas. */
export function takenPages(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(
    files
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(taken)].map(([, page = '']) => page)),
  );
}

/** A page that takes its new version itself: React keeps the state of every component below it. */
const keptPage = (path: string): string => `
import { registerExportsForReactRefresh, validateRefreshBoundaryAndEnqueueUpdate } from '/@react-refresh';
export default generatedPage;
if (import.meta.hot) {
  const id = ${JSON.stringify(path)};
  const versions = (import.meta.hot.data.versions ??= []);
  versions.push(generatedPage);
  registerExportsForReactRefresh(id, { default: generatedPage });
  import.meta.hot.accept((next) => {
    if (!next) return;
    // Pages of templates are handed a generated page, and read what it was made of.
    for (const version of versions) Object.assign(version, next.default);
    validateRefreshBoundaryAndEnqueueUpdate(id, { default: generatedPage }, { default: next.default });
  });
}
`;

/** Titles stay the objects that the page table has read; what they say changes. */
const keptTitles = `
if (import.meta.hot) {
  const first = (import.meta.hot.data.first ??= titles);
  import.meta.hot.accept((next) => {
    for (const [path, title] of Object.entries(next?.titles ?? {})) Object.assign(first[path] ?? {}, title);
  });
}
`;

const start = /^export default (?=\w+Page\()/m;

/** A page that is the call of a factory, generated or written by hand, taking its new version itself. */
export const keepPage = (path: string, code: string): string | undefined =>
  start.test(code) ? code.replace(start, 'const generatedPage = ') + keptPage(path) : undefined;

/** What is added to a module below generated/web, by its path there; undefined where its importers take its new version. */
export function keepInPlace(path: string, code: string, isTaken: boolean): string | undefined {
  if (/^titles\/.*\.ts$/.test(path)) return code + keptTitles;
  return path.endsWith('.tsx') && !isTaken ? keepPage(`generated/web/${path}`, code) : undefined;
}

/**
 * A Vite plugin for the development server: a generated module that changes is put in place of the old one in the open page,
 * which is not loaded again. What somebody has typed, opened, filtered or scrolled to stays. Where a hand-written page takes values
 * from a generated one, the hand-written one is what is replaced.
 */
export function pagesInPlace(root: string): PagesPlugin {
  const web = `${join(root, 'generated/web').replaceAll('\\', '/')}/`;
  const areas = join(root, 'src/areas');
  const byHand = `${areas.replaceAll('\\', '/')}/`;
  let pages: ReadonlySet<string> | undefined;
  return {
    name: 'pages-in-place',
    enforce: 'pre',
    apply: 'serve',
    transform(code, id) {
      const path = id.replaceAll('\\', '/').replace(/\?.*$/, '');
      if (path.startsWith(byHand) && path.endsWith('/page.tsx')) return keepPage(path.slice(byHand.length), code);
      if (!path.startsWith(web)) return undefined;
      pages ??= takenPages(areas);
      const own = path.slice(web.length);
      return keepInPlace(own, code, pages.has(own));
    },
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        if (!relative(areas, file).startsWith('..')) pages = undefined;
      });
    },
  };
}
