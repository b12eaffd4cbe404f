import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FailureError } from '../base/failure.ts';
import { networkOf } from '../base/network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A public call. */
    isPublic?: boolean;
  }
}

export interface LimitSettings {
  readonly callsPerMinute: number;
  readonly signInsPerMinute: number;
}

/** Whose calls are counted together: those of a person at one address, of a key wherever they come from, of strangers by address. */
function callerOf({ principal, ip }: FastifyRequest): string {
  if (principal?.key) return `key:${principal.key.id}`;
  return `${principal?.userId ?? '-'}|${networkOf(ip)}`;
}

/**
 * Requests per minute, counted by person (or key), route template and, of people, trusted address: neither the spelling of a path nor a body
 * nor a header of the caller makes a new counter. Public calls (signing in) have a limit of their own.
 */
export async function addLimits(app: FastifyInstance, settings: LimitSettings): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    hook: 'preValidation',
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request) => `${request.routeOptions.url ?? '?'}|${callerOf(request)}`,
    max: ({ principal, routeOptions }) =>
      !principal && routeOptions.config.isPublic === true ? settings.signInsPerMinute : settings.callsPerMinute,
    errorResponseBuilder: (_request, context) =>
      new FailureError(429, { retryAfter: Math.max(1, Math.ceil(context.ttl / 1000)) }),
    enableDraftSpec: false,
    addHeadersOnExceeding: {},
  });
}
