import { fileURLToPath } from 'node:url';
import * as icons from '@mdi/js';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { trimRjsf } from './src/web/form/trim-rjsf.ts';

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

/** DEPLOYMENT chooses the route table; each deployment is built into a folder of its own. */
export default defineConfig(() => {
  const deployment = process.env.DEPLOYMENT ?? 'default';
  const api = process.env.API ?? 'http://127.0.0.1:4000';
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: 'src/web/public',
    plugins: [stubRjsfTestRegistry, inlineIcons, react(), preloadFonts],
    resolve: {
      alias: {
        'virtual:deployment': fileURLToPath(new URL(`./generated/web/deployments/${deployment}.ts`, import.meta.url)),
      },
    },
    build: {
      outDir: `dist/web/${deployment}`,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      // Modern browsers preload modules by themselves; the polyfill would be one more script.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
    server: { proxy: { '/api': api, '/health': api } },
  };
});
