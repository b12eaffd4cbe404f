import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Platform } from '../context/platform.ts';
import { addAuth } from './auth.ts';
import { addCalls } from './calls.ts';
import { addChanges } from './changes.ts';
import { addConnections, limitsOfTime } from './connections.ts';
import { addErrors, sendFailure, toFailure } from './errors.ts';
import { addFiles } from './files.ts';
import { addHeaders, strictHeaders } from './headers.ts';
import { addLimits } from './limits.ts';
import { addStatic } from './static.ts';
import { addValidation } from './validation.ts';

export interface ServerOptions {
  readonly webRoot?: string;
  /** Absent = silent (tests). */
  readonly logger?: FastifyBaseLogger;
}

/**
 * Assembles the server for any set of endpoints: it knows kinds of calls, not areas. Listening is the caller's business.
 */
export async function buildServer(platform: Platform, options: ServerOptions = {}): Promise<FastifyInstance> {
  const { settings } = platform;
  const app = fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    // The access log is written elsewhere; headers are not logged, so that no token gets into a log.
    logController: new fastify.LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.trustProxy,
    bodyLimit: settings.jsonLimit,
    ...limitsOfTime(settings),
    keepAliveTimeout: 65_000,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 100 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // Requests during shutdown are answered by addConnections.
    return503OnClosing: false,
    // Malformed addresses are answered before any hook.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(strictHeaders(settings)(request));
      return sendFailure(request, reply, toFailure(error));
    },
  });
  // Only JSON and multipart bodies are accepted.
  app.removeContentTypeParser('text/plain');
  addHeaders(app, settings);
  addConnections(app, settings);
  addErrors(app, settings.forDevelopers);
  addValidation(app);
  addAuth(app);
  await app.register(compress, {
    threshold: 1400,
    encodings: ['br', 'gzip'],
    // At once, with a length: as a stream a page of a list takes 2 ms longer, and the browser waits for the end of an answer.
    syncThreshold: 65_536,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(multipart, { throwFileSizeLimit: true });
  await addLimits(app, settings);
  await addStatic(app, { ...settings, webRoot: options.webRoot, routes: platform.deployment.routes });
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  addFiles(app, platform);
  addChanges(app, platform);
  addCalls(app, platform);
  return app;
}
