import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { contextOf, nobody } from '../context-factory.ts';
import type { Answer, Call } from '../generic/call.ts';
import { dispatch } from '../generic/dispatch.ts';
import type { Platform } from '../platform.ts';
import { readMultipart } from '../uploads/multipart.ts';
import { auditAttempt, authenticate, authorise, requestInfo } from './auth.ts';
import { toFailure } from './errors.ts';
import { bodyValidator } from './validation.ts';

/** Registers every call that this deployment has; all others do not exist. */
export function addCalls(app: FastifyInstance, platform: Platform): void {
  const on = new Set(platform.deployment.endpoints);
  for (const endpoint of platform.endpoints) {
    if (on.has(endpoint.id)) register(app, platform, endpoint);
  }
}

function register(app: FastifyInstance, platform: Platform, endpoint: Endpoint): void {
  const checkMultipart = endpoint.multipart && endpoint.body ? bodyValidator(endpoint.body) : undefined;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      // A POST without fields still refuses unknown keys.
      ...(endpoint.method === 'POST' && !endpoint.multipart ? { body: endpoint.body ?? emptyBody } : {}),
    },
    onRequest: (request) => authenticate(platform, endpoint, request),
    preValidation: [
      app.rateLimit(),
      (request) => authorise(platform, endpoint, request),
      async (request) => {
        dropEmptyValues(request);
        if (endpoint.method === 'POST' && !endpoint.multipart) request.body ??= {};
      },
    ],
    handler: async (request, reply) => {
      const form = endpoint.multipart
        ? await readMultipart(request, endpoint, platform.settings.uploadLimit)
        : undefined;
      if (form) checkMultipart?.(form.body);
      const parts = { principal: request.principal ?? nobody, request: requestInfo(request), endpoint };
      const call: Call = {
        platform,
        endpoint,
        ctx: contextOf(platform, parts),
        query: rowOf(request.query),
        body: form ? form.body : rowOf(request.body),
        files: form?.files ?? {},
      };
      return send(reply, await attempt(call, request));
    },
  });
}

const emptyBody = { type: 'object', properties: {}, additionalProperties: false } as const;

/** A write that fails leaves a line in the audit log, too. */
async function attempt(call: Call, request: FastifyRequest): Promise<Answer> {
  try {
    return await dispatch(call);
  } catch (error) {
    if (call.endpoint.method !== 'POST' || call.endpoint.permission === 'public') throw error;
    const failure = toFailure(error);
    const key = call.body[call.endpoint.key ?? 'id'];
    try {
      await auditAttempt(call.platform, call.endpoint, request, failure, typeof key === 'number' ? key : undefined);
    } catch (second) {
      request.log.error({ err: second }, 'a failed attempt could not be audited');
    }
    throw error;
  }
}

/** `?status=` says nothing. */
function dropEmptyValues(request: FastifyRequest): void {
  const query = rowOf(request.query);
  request.query = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function rowOf(value: unknown): Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {};
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  if ('chunks' in answer) return reply.headers(answer.headers).send(Readable.from(answer.chunks));
  if (answer.headers) void reply.headers(answer.headers);
  void reply.type('application/json; charset=utf-8');
  return reply.send('text' in answer ? answer.text : JSON.stringify(answer.json));
}
