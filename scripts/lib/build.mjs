// Builds what `npm start` serves. Both builds are skipped when nothing they read has changed.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { must, once, packageFile, root } from './steps.mjs';

const shared = ['src/contract', 'generated', 'package-lock.json', 'scripts/lib/build.mjs'];

/** Brings generated/ up to date with the manifest. */
export async function generate() {
  await must(process.execPath, ['scripts/manifest.cjs', 'generate'], { quiet: true });
}

/**
 * The web app of one deployment → dist/web/<deployment>, or another folder; `api` = where its API is, if that is elsewhere.
 * @param {string} deployment @param {{ api?: string | undefined, folder?: string }} [options]
 */
export async function buildWeb(
  deployment,
  { api = process.env.VITE_API_BASE, folder = `dist/web/${deployment}` } = {},
) {
  await once(
    {
      name: `web-${basename(folder)}`,
      title: `Building the web app (${deployment})`,
      inputs: [
        ...shared,
        'src/web',
        'src/areas',
        'index.html',
        'vite.config.ts',
        'scripts/lib/chunk-plan.ts',
        'scripts/lib/deployment-overlay.ts',
        'scripts/lib/page-files.ts',
        'public',
      ],
      salt: `${deployment} ${api ?? ''}`,
      product: `${folder}/index.html`,
    },
    () =>
      must(process.execPath, [packageFile('vite/bin/vite.js'), 'build', '--logLevel', 'warn', '--outDir', folder], {
        quiet: true,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          DEPLOYMENT: deployment,
          ...(api === undefined ? {} : { VITE_API_BASE: api }),
        },
      }),
  );
}

/**
 * Packages that the bundle takes in: hundreds of files of which some are used. All others are left in node_modules, because
 * they are loaded when they are needed, have native parts, or look for files next to their own.
 */
const bundled = ['jose', 'kysely'];

/**
 * Writes letters other than Latin ones as escapes, in regular expressions too, where the bundler leaves them: one such letter
 * makes the text of the whole bundle take two bytes a character. Lines stay what they are. @type {import('esbuild').Plugin}
 */
const escapedLetters = {
  name: 'escaped-letters',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](src|generated)[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const escaped = (/** @type {string} */ unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
      return { contents: text.replace(/[^\0-\xff]/g, escaped), loader: 'ts' };
    });
  },
};

/**
 * How the server becomes a few files, in a folder of the project.
 * @param {string} folder @returns {import('esbuild').BuildOptions & { plugins: import('esbuild').Plugin[] }}
 */
export function serverBundle(folder) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    absWorkingDir: root,
    entryPoints: { main: 'src/server/main.ts' },
    outdir: join(root, folder),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What the process begins with is a file of its own.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: Object.keys(dependencies).filter((name) => !bundled.includes(name)),
    // The process keeps its own text.
    plugins: [escapedLetters],
    minifyWhitespace: true,
    legalComments: 'none',
    // It keeps the map as well, which says lines; their text is in src/.
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'error',
  };
}

/** What the server reads at run time, next to its sources. */
export const besideServer = ['db/pglite-worker.mjs', 'db/migrations', 'uploads/picture-worker.mjs'].map(
  (part) => `src/server/${part}`,
);

/** Puts it next to its bundle. @param {string} folder */
export function copyBeside(folder) {
  for (const part of besideServer) cpSync(join(root, part), join(root, folder, basename(part)), { recursive: true });
}

/** The server → dist/server/main.mjs. */
export async function buildServer() {
  await once(
    {
      name: 'server',
      title: 'Building the server',
      inputs: [...shared, 'src/server', 'src/areas', 'src/gateways', 'scripts/lib/lines-only.mjs'],
      product: 'dist/server/main.mjs',
    },
    async () => {
      const [{ build }, { linesOnly }] = await Promise.all([import('esbuild'), import('./lines-only.mjs')]);
      rmSync(join(root, 'dist/server'), { recursive: true, force: true });
      await build(serverBundle('dist/server'));
      for (const name of readdirSync(join(root, 'dist/server')).filter((file) => file.endsWith('.map'))) {
        const map = join(root, 'dist/server', name);
        writeFileSync(map, linesOnly(readFileSync(map, 'utf8')));
      }
      copyBeside('dist/server');
    },
  );
}
