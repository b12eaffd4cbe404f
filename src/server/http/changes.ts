import type { FastifyInstance } from 'fastify';
import { changesCall } from '#contract/changes.ts';
import { FailureError, missing } from '../base/failure.ts';
import { createStreams } from '../changes/streams.ts';
import type { Platform } from '../context/platform.ts';
import { authenticate, bearerToken } from './auth.ts';

/** Bytes that wait for a listener who does not read; then the stream ends. */
const mostWaiting = 64 * 1024;
/** Seconds after which somebody for whom there is no room may ask again. */
const later = 30;

/** `GET /api/changes`: the stream of what changes. Streams take at most half of the connections. */
export function addChanges(app: FastifyInstance, platform: Platform): void {
  const { feed, settings } = platform;
  const streams = feed && createStreams(platform, feed, Math.floor(settings.connections / 2));
  app.addHook('preClose', async () => streams?.close());
  app.addHook('onClose', async () => feed?.close());
  app.get(changesCall.path, {
    exposeHeadRoute: false,
    onRequest: [(request) => authenticate(platform, changesCall, request), app.rateLimit()],
    handler: async (request, reply) => {
      const token = bearerToken(request);
      const { principal } = request;
      if (!streams) throw missing();
      if (!principal || token === undefined) throw new FailureError(401);
      if (!streams.hasRoom(principal)) throw new FailureError(503, { retryAfter: later });
      // Proxies must neither keep the stream nor collect it.
      void reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      const response = reply.raw;
      const { 'last-event-id': lastId } = request.headers;
      const listener = {
        token,
        ip: request.ip,
        lastId: typeof lastId === 'string' ? lastId : undefined,
        write(text: string) {
          if (response.writableLength > mostWaiting) return false;
          response.write(text);
          return true;
        },
        end: () => void response.end(),
      };
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) response.setHeader(name, value);
      response.writeHead(200);
      response.flushHeaders();
      response.once('close', streams.open(listener, principal));
    },
  });
}
