import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import type { Language } from '#contract/text.ts';
import { jsonInLanguage } from '../base/bilingual.ts';
import { invalid } from '../base/failure.ts';
import { observe } from '../base/observed.ts';
import { baseTexts } from '../base/texts.ts';
import { bodyValidator } from '../base/validation.ts';
import { dispatch } from '../calls/dispatch.ts';
import type { Answer, Call } from '../context/call.ts';
import { anonymous, contextOf } from '../context/context-factory.ts';
import type { Platform } from '../context/platform.ts';
import { observation } from './answer-headers.ts';
import { auditAttempt, authorise, identify, requestInfo, requirePrincipal } from './auth.ts';
import { toFailure } from './errors.ts';
import { readMultipart, refuseAddresses } from './multipart.ts';
import { refuseUnknown } from './parameters.ts';
import { variants, variantText } from './variants.ts';

/** Registers every call of this deployment; others do not exist. */
export function addCalls(app: FastifyInstance, platform: Platform): void {
  const on = new Set(platform.deployment.endpoints);
  const there = platform.endpoints.filter(({ id }) => on.has(id));
  app.addConstraintStrategy({ ...variants });
  for (const endpoint of there) register(app, platform, endpoint);
  const told = new Map(there.flatMap((endpoint) => (endpoint.variant ? [[endpoint.path, endpoint] as const] : [])));
  for (const { path, variant = {} } of told.values()) addUntold(app, platform, path, Object.keys(variant));
}

/** A request to a shared path without the parameter that selects the call: 422, not 404. */
function addUntold(app: FastifyInstance, platform: Platform, path: string, names: readonly string[]): void {
  app.get(path, {
    onRequest: [
      (request) => identify(platform, request),
      app.rateLimit(),
      (request) => requirePrincipal({ permission: 'signed-in' }, request),
    ],
    handler: async () => {
      throw invalid(Object.fromEntries(names.map((name) => [name, baseTexts.notSaid])));
    },
  });
}

function register(app: FastifyInstance, platform: Platform, endpoint: Endpoint): void {
  const checkMultipart = endpoint.multipart && endpoint.body ? bodyValidator(endpoint.body) : undefined;
  const takesFacts = endpoint.kind === 'ingest';
  app.route({
    method: endpoint.method,
    ...(takesFacts ? { bodyLimit: platform.settings.ingestLimit } : {}),
    url: endpoint.path,
    ...(endpoint.variant ? { constraints: { [variants.name]: variantText(endpoint.variant) } } : {}),
    schema: {
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      // A POST without fields still refuses unknown keys.
      // Facts are looked at one by one: an invalid one does not keep the others out.
      ...(endpoint.method === 'POST' && !endpoint.multipart && !takesFacts ? { body: endpoint.body ?? emptyBody } : {}),
    },
    config: { isPublic: endpoint.permission === 'public' },
    // Counted before the body is read and before authentication: guessed tokens count as requests, too.
    onRequest: [
      (request) => identify(platform, request),
      app.rateLimit(),
      (request) => requirePrincipal(endpoint, request),
    ],
    // So large a body is read of those alone who may send it.
    ...(takesFacts ? { preParsing: [async (request) => authorise(platform, endpoint, request)] } : {}),
    preValidation: [
      async (request) => (takesFacts ? undefined : authorise(platform, endpoint, request)),
      async (request) => {
        refuseUnknown(endpoint, rowOf(request.query));
        dropEmptyValues(request);
        // A missing body is an empty one; `null` is a body that is not an object.
        if (endpoint.method === 'POST' && !endpoint.multipart && request.body === undefined) request.body = {};
      },
    ],
    handler: async (request, reply) => {
      // A call that takes files is sent as JSON if there are none.
      const form =
        endpoint.multipart && (endpoint.money || request.isMultipart())
          ? await readMultipart(request, endpoint, platform.settings.uploadLimit)
          : { body: rowOf(request.body), files: {} };
      if (endpoint.multipart) {
        checkMultipart?.(form.body);
        refuseAddresses(platform.entities[endpoint.entity ?? ''], form);
      }
      const parts = { principal: request.principal ?? anonymous, request: requestInfo(request), endpoint };
      const call: Call = {
        platform,
        endpoint,
        ctx: contextOf(platform, parts),
        query: rowOf(request.query),
        body: form.body,
        files: form.files,
      };
      const observed = observation(platform, call);
      const answer = await (observed ? observe(observed.seen, () => attempt(call, request)) : attempt(call, request));
      if (observed) void reply.headers(await observed.headers());
      return send(reply, answer, call.ctx.language);
    },
  });
}

const emptyBody = { type: 'object', properties: {}, additionalProperties: false } as const;

/** Failed writes are audited, too, except those rejected because of load. */
async function attempt(call: Call, request: FastifyRequest): Promise<Answer> {
  try {
    return await dispatch(call);
  } catch (error) {
    if (call.endpoint.method !== 'POST' || call.endpoint.permission === 'public') throw error;
    const failure = toFailure(error);
    if (failure.code === 503 || failure.isNoEvent) throw error;
    const key = call.body[call.endpoint.key ?? 'id'];
    try {
      await auditAttempt(call.platform, call.endpoint, request, failure, typeof key === 'number' ? key : undefined);
    } catch (second) {
      request.log.error({ err: second }, 'a failed attempt could not be audited');
    }
    throw error;
  }
}

/** `?status=` counts as absent. */
function dropEmptyValues(request: FastifyRequest): void {
  const query = rowOf(request.query);
  request.query = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function rowOf(value: unknown): Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {};
}

/** Texts stored in both languages are sent in the user's; files have done so themselves. */
function send(reply: FastifyReply, answer: Answer, language: Language): FastifyReply {
  if ('chunks' in answer) return reply.headers(answer.headers).send(Readable.from(answer.chunks));
  if (answer.headers) void reply.headers(answer.headers);
  void reply.type('application/json; charset=utf-8');
  return reply.send(jsonInLanguage('text' in answer ? answer.text : JSON.stringify(answer.json), language));
}
