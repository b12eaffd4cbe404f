import { fileURLToPath } from 'node:url';
import * as icons from '@mdi/js';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, parseAst } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { chunkPlan, fetchedAhead } from './scripts/lib/chunk-plan.ts';
import { classNames } from './scripts/lib/class-names.ts';
import { deploymentOverlay } from './scripts/lib/deployment-overlay.ts';
import { englishApart } from './scripts/lib/english-apart.ts';
import { overridesInPlace } from './scripts/lib/overrides-in-place.ts';
import { pageFiles } from './scripts/lib/page-files.ts';
import { pagesInPlace } from './scripts/lib/pages-in-place.ts';
import { waitForApi } from './scripts/lib/wait-for-api.ts';
import { wordsInPlace } from './scripts/lib/words-in-place.ts';

/**
 * Writes each icon's path where it is used. The icon library is one module, so every icon of every screen would
 * otherwise end up in the chunk that all of them share: the first one.
 */
const inlineIcons: Plugin = {
  name: 'inline-icons',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!/\.tsx?$/.test(id) || !code.includes('@mdi/js')) return;
    const paths: Readonly<Record<string, string>> = icons;
    return code.replace(/^import \{([^}]+)\} from '@mdi\/js';/gm, (_import, names: string) => {
      const constants = names.split(',').flatMap((name) => {
        const [icon = '', alias = icon] = name.trim().split(/\s+as\s+/);
        if (icon === '') return [];
        if (!paths[icon]) this.error(`there is no icon ${icon}`);
        return [`const ${alias} = ${JSON.stringify(paths[icon])};`];
      });
      return constants.join(' ');
    });
  },
};

/** The two faces that the first page needs are asked for with the page, so that the text does not change its face. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      return Object.keys(bundle ?? {})
        .filter((file) => /(inter-latin|noto-sans-thai-thai)-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        }));
    },
  },
};

/** A file of the project. */
const own = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Packages that others import for what is never needed here: 8 kB to follow references between schemas, and what React itself
 * has had since its 18. An alias holds for the development server as for a build.
 */
const unneeded = [
  { find: 'fast-uri', replacement: own('./src/web/form/no-references.ts') },
  {
    find: /^use-sync-external-store\/shim(\/(index|with-selector)(\.js)?)?$/,
    replacement: own('./src/web/store/external-store.ts'),
  },
];

/** DEPLOYMENT chooses the route table and the labels that differ; each deployment is built into a folder of its own. */
export default defineConfig(() => {
  const deployment = process.env.DEPLOYMENT ?? 'default';
  const root = own('.');
  const generated = own('./generated');
  const api = process.env.API ?? 'http://127.0.0.1:4000';
  return {
    root,
    publicDir: 'src/web/public',
    plugins: [
      deploymentOverlay(generated, deployment),
      overridesInPlace(root),
      wordsInPlace(root),
      englishApart(root, parseAst),
      inlineIcons,
      react(),
      pagesInPlace(root),
      waitForApi(api),
      preloadFonts,
      pageFiles(root, deployment),
      // Once, as well as can be, instead of with each answer.
      compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(js|css|svg)$/, threshold: 1400 }),
    ],
    resolve: {
      alias: [
        { find: 'virtual:deployment', replacement: own(`./generated/web/deployments/${deployment}.ts`) },
        { find: 'virtual:menu-icons', replacement: own(`./generated/web/deployments/${deployment}.icons.ts`) },
        { find: 'virtual:manual', replacement: own(`./generated/web/manual/${deployment}.parts.ts`) },
        ...unneeded,
      ],
    },
    css: {
      modules: {
        generateScopedName: classNames(root),
      },
    },
    build: {
      outDir: `dist/web/${deployment}`,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      // Modern browsers preload modules by themselves; the polyfill would be one more script.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'html' ? needed : needed.filter(fetchedAhead),
      },
      reportCompressedSize: false,
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        // Words and tables do nothing by being read: who needs one of them fetches no other for it.
        treeshake: { moduleSideEffects: [{ test: /\/(src\/contract|generated\/api)\//, sideEffects: false }] },
        output: {
          codeSplitting: { groups: chunkPlan(root) },
          // The first file names every page, and nothing of a hash can be compressed. Two versions of one style sheet have the
          // same 36 bits once in 69 billion.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
        },
      },
    },
    server: { proxy: { '/api': api, '/health': api } },
  };
});
