import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pageFilesName } from '../../src/contract/page-files.ts';
import { overridePages, placeOverrides } from './overrides-in-place.ts';

/** A file of a bundle; structural, so that this file needs no bundler to be read. */
interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

interface PageFilesPlugin {
  readonly name: string;
  readonly apply: 'build';
  generateBundle(
    this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): void },
    options: unknown,
    bundle: Bundle,
  ): void;
}

const entry = /\{\s*path: '([^']+)',(?:[^{}]|\{[^{}]*\})*\}/g;
const loaded = /load: \(\) => import\('([^']+)'\)/;
const part = (text: string, from: string) => {
  const lines = text.slice(text.indexOf(from)).split('\n};')[0] ?? '';
  return new Map(
    [...lines.matchAll(/^ {2}'?([^':]*)'?: \(\) => import\('([^']+)'\)/gm)].map(([, name = '', file = '']) => [
      name,
      file,
    ]),
  );
};

/** The modules that a page is made of, by its route: what `app/routing/pages.ts` and `route-view.tsx` load for it. */
export function modulesOf(table: string, folder: string, root: string): ReadonlyMap<string, readonly string[]> {
  const titles = part(table, 'export const loadTitles');
  const templates = part(table, 'export const templateOverrides');
  const found = new Map<string, readonly string[]>();
  for (const [text, path = ''] of table.matchAll(entry)) {
    const own = loaded.exec(text)?.[1];
    if (own === undefined) continue;
    const template = /template: '([^']+)'/.exec(text)?.[1] ?? '';
    const area = (template === '' ? path : template).split('/')[1] ?? '';
    const frame = join(root, 'src/areas', area, 'web/frame.tsx');
    const given = [own, templates.get(template), titles.get(path.split('/')[1] ?? '')];
    const layout = /layout: 'auth'/.test(text) ? [] : [join(root, 'src/web/app/shell/default-layout.tsx')];
    found.set(path, [
      ...given.flatMap((file) => (file === undefined ? [] : [resolve(folder, file)])),
      ...(existsSync(frame) ? [frame] : []),
      ...layout,
    ]);
  }
  return found;
}

/** All files that chunks need before they run, but for those of the entry, which the page names already. */
function filesOf(chunks: readonly Chunk[], bundle: Bundle): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
    seen.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    found.add(fileName);
    chunk.imports.forEach(visit);
  };
  for (const { fileName } of Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry) as Chunk[])
    visit(fileName);
  found.clear();
  for (const { fileName } of chunks) visit(fileName);
  return [...found];
}

/**
 * A Vite plugin: writes down which files each page needs, so that the server can name them in the page and the browser
 * fetches them beside the first script instead of after it, one wave a level of imports.
 */
export function pageFiles(root: string, deployment: string): PageFilesPlugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const table = join(root, 'generated/web/deployments', `${deployment}.ts`);
      const areas = join(root, 'src/areas');
      const folder = dirname(table);
      const code = placeOverrides(readFileSync(table, 'utf8'), overridePages(areas), '../../../src/areas');
      const chunkOf = new Map<string, Chunk>();
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') for (const id of file.moduleIds) chunkOf.set(resolve(id), file);
      const pages = [...modulesOf(code, folder, root)].map(([path, modules]) => {
        const chunks = modules.flatMap((id) => chunkOf.get(id) ?? []);
        return [path, filesOf(chunks, bundle)] as const;
      });
      // Most files are of many pages: each is named once.
      const files = [...new Set(pages.flatMap(([, names]) => names))];
      const places = new Map(files.map((file, at) => [file, at]));
      const source = JSON.stringify({
        files,
        pages: Object.fromEntries(pages.map(([path, names]) => [path, names.map((name) => places.get(name))])),
      });
      this.emitFile({ type: 'asset', fileName: pageFilesName, source });
    },
  };
}
