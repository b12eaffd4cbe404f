// Builds what `npm start` serves. Both builds are skipped when nothing they read has changed.
import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { must, once, packageFile, root } from './steps.mjs';

const shared = ['src/contract', 'generated', 'package-lock.json', 'scripts/lib/build.mjs'];

/** Brings generated/ up to date with the manifest. */
export async function generate() {
  await must(process.execPath, ['scripts/manifest.cjs', 'generate'], { quiet: true });
}

/** The web app of one deployment → dist/web/<deployment>. @param {string} deployment */
export async function buildWeb(deployment) {
  await once(
    {
      name: `web-${deployment}`,
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
      salt: `${deployment} ${process.env.VITE_API_BASE ?? ''}`,
      product: `dist/web/${deployment}/index.html`,
    },
    () =>
      must(process.execPath, [packageFile('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
        quiet: true,
        env: { ...process.env, NODE_ENV: 'production', DEPLOYMENT: deployment },
      }),
  );
}

/** The server → dist/server/main.mjs, its packages left in node_modules. */
export async function buildServer() {
  await once(
    {
      name: 'server',
      title: 'Building the server',
      inputs: [...shared, 'src/server', 'src/areas', 'src/gateways'],
      product: 'dist/server/main.mjs',
    },
    async () => {
      const { build } = await import('esbuild');
      await build({
        absWorkingDir: root,
        entryPoints: { main: 'src/server/main.ts' },
        outdir: join(root, 'dist/server'),
        outExtension: { '.js': '.mjs' },
        bundle: true,
        platform: 'node',
        format: 'esm',
        target: 'node20',
        packages: 'external',
        sourcemap: true,
        logLevel: 'error',
      });
      // What the server reads at run time is next to the bundle, as it is next to the source.
      for (const part of ['db/pglite-worker.mjs', 'db/migrations', 'uploads/picture-worker.mjs']) {
        cpSync(join(root, 'src/server', part), join(root, 'dist/server', basename(part)), { recursive: true });
      }
    },
  );
}
