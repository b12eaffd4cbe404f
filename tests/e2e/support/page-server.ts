import Fastify from 'fastify';
import { deployments } from '#generated/api/deployments.ts';
import { addHeaders } from '#server/http/headers.ts';
import { addStatic } from '#server/http/static.ts';
import { buildWeb } from '../../../scripts/lib/build.mjs';
import { root } from '../../../scripts/lib/steps.mjs';

/** Where the pages of this build look for their API. The browser is told which address that is (`launch`). */
export const elsewhere = 'localhost:4699';

/** Serves the pages alone, built for an API of another origin, with the headers that the product gives them. */
export async function startPageServer() {
  const folder = 'dist/web/default-elsewhere';
  const api = `http://${elsewhere}`;
  await buildWeb('default', { api, folder });
  const app = Fastify();
  const headers = { https: false, connectSources: [api], scriptSources: [], frameSources: [] };
  addHeaders(app, headers);
  await addStatic(app, { ...headers, webRoot: `${root}/${folder}`, routes: deployments.default.routes });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => app.close() };
}
