import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PageFiles, pageFilesName } from '#contract/page-files.ts';
import { problemText } from '#contract/problem.ts';
import { allowStyleNonce, type HeaderSettings } from './headers.ts';
import { languageOf } from './language.ts';

export interface StaticSettings extends HeaderSettings {
  /** Folder of the built web application; absent = API only. */
  readonly webRoot: string | undefined;
  /** Routes of the web application in this deployment. */
  readonly routes: readonly string[];
}

/**
 * Serves the browser's program. Files under /assets carry a hash in their names and never change; index.html is read
 * fresh for every answer, so that a rebuild shows, and gets a style nonce of its own. A path that this deployment does
 * not know is a 404 that still shows the program's own error page.
 */
export async function addStatic(app: FastifyInstance, settings: StaticSettings): Promise<void> {
  const { webRoot } = settings;
  if (webRoot !== undefined)
    await app.register(fastifyStatic, { root: webRoot, serve: false, index: false, preCompressed: true });
  const routes = new Set(settings.routes);

  app.setNotFoundHandler(notFound);
  if (webRoot === undefined) return;
  // A route, not the not-found handler: only answers of routes are compressed.
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (path === '/api' || path.startsWith('/api/')) return notFound(request, reply);
    if (await isFile(webRoot, path)) {
      const forever = path.startsWith('/assets/');
      void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
      // Keeps the header set above: by default the plugin would set its own.
      return reply.sendFile(path.slice(1), { cacheControl: false });
    }
    // A missing chunk must be a 404, or the browser would parse the page as a script.
    if (path.startsWith('/assets/')) return notFound(request, reply);
    return page(reply, settings, webRoot, routes.has(path) ? path : undefined);
  });
}

function pathOf(request: FastifyRequest): string {
  const path = request.url.split(/[?#]/, 1)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

async function isFile(root: string, path: string): Promise<boolean> {
  if (path === '/' || path === '/index.html' || path === `/${pageFilesName}`) return false;
  try {
    const full = normalize(join(root, decodeURIComponent(path)));
    return full.startsWith(root.endsWith(sep) ? root : root + sep) && (await stat(full)).isFile();
  } catch {
    return false;
  }
}

/** The page of a route; undefined = of an address that this deployment does not know. */
async function page(
  reply: FastifyReply,
  settings: HeaderSettings,
  root: string,
  route: string | undefined,
): Promise<FastifyReply> {
  const nonce = randomBytes(18).toString('base64');
  const [html, files] = await Promise.all([
    readFile(join(root, 'index.html'), 'utf8'),
    readFile(join(root, pageFilesName), 'utf8').catch(() => undefined),
  ]);
  allowStyleNonce(reply, settings, nonce);
  return reply
    .code(route === undefined ? 404 : 200)
    .headers({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    .send(withNonce(withFiles(html, filesOf(files, route)), nonce));
}

/** The last list of files by its text: it changes with a rebuild only. */
let last: { readonly text: string; readonly files: PageFiles } | undefined;

function filesOf(text: string | undefined, route: string | undefined): readonly string[] {
  if (text === undefined || route === undefined) return [];
  if (last?.text !== text) last = { text, files: JSON.parse(text) as PageFiles };
  const { files, pages } = last.files;
  return (pages[route] ?? []).flatMap((at) => files[at] ?? []);
}

/** Names the files of the page in its head: the browser fetches them beside the first script instead of after it. */
export function withFiles(html: string, files: readonly string[]): string {
  const links = files.map((file) => {
    const kind = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    return `<link rel="${kind}" crossorigin href="/${file}">`;
  });
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** Inserts the nonce into `<meta name="csp-nonce" content="…">`, where the application reads it, and into style elements. */
export function withNonce(html: string, nonce: string): string {
  return html
    .replace(/(<meta\s+name="csp-nonce"\s+content=")[^"]*(")/, `$1${nonce}$2`)
    .replace(/<style(?=[\s>])/g, `<style nonce="${nonce}"`);
}

/** A path without a call: the only case answered with HTTP 404. */
export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  return reply
    .code(404)
    .header('content-language', language)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: 404, message: problemText(404)[language], request_id: request.id }));
}
