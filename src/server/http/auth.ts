import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { allows } from '#contract/permission.ts';
import { bangkokTime } from '#contract/time.ts';
import { isForPeople, isKey } from '../base/api-key.ts';
import { FailureError, forbidden } from '../base/failure.ts';
import type { Principal, RequestInfo } from '../context/context.ts';
import { anonymous, contextOf } from '../context/context-factory.ts';
import type { Platform } from '../context/platform.ts';
import { languageOf } from './language.ts';
import { httpTexts } from './texts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null for a public call without a session. */
    principal: Principal | null;
  }
}

/** The bearer token of a request, or undefined. Only the header is read, never the address. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
}

function isBackground(request: FastifyRequest): boolean {
  return request.headers['x-background'] === '1';
}

export function requestInfo(request: FastifyRequest): RequestInfo {
  const key = request.headers['idempotency-key'];
  const summary = request.headers['x-summary'];
  const device = /^[\w-]{43}$/.exec(String(request.headers['x-device'] ?? ''))?.[0];
  return {
    id: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    ...(typeof key === 'string' ? { idempotencyKey: key } : {}),
    ...(summary === 'later' || summary === 'alone' ? { summary } : {}),
    ...(device === undefined ? {} : { device }),
    language: languageOf(request),
    ...(isBackground(request) ? { background: true as const } : {}),
  };
}

export function addAuth(app: FastifyInstance): void {
  app.decorateRequest('principal', null);
}

/** Resolves the caller; null if the token is missing or invalid. */
export async function identify(platform: Platform, request: FastifyRequest): Promise<void> {
  const token = bearerToken(request);
  // Background calls of a screen do not extend an abandoned session.
  const principal = token
    ? await platform.identity.principalOf(token, { ip: request.ip, background: isBackground(request) })
    : undefined;
  request.principal = principal ?? null;
  if (token && !principal && isKey(token)) await platform.identity.refuseKey?.(platform, token, requestInfo(request));
}

/** Throws 401 without a principal, except for public calls. */
export async function requirePrincipal(
  { permission }: Pick<Endpoint, 'permission'>,
  request: FastifyRequest,
): Promise<void> {
  if (!request.principal && permission !== 'public') throw new FailureError(401);
}

/** Authentication and authorization in one step, for routes outside the contract. */
export async function authenticate(
  platform: Platform,
  endpoint: Pick<Endpoint, 'permission'>,
  request: FastifyRequest,
): Promise<void> {
  await identify(platform, request);
  await requirePrincipal(endpoint, request);
}

/** Denies by default: without the endpoint's permission the answer is 403, and the attempt is audited. */
export async function authorise(platform: Platform, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const { permission } = endpoint;
  if (permission === 'public') return;
  const { principal } = request;
  if (!principal) throw new FailureError(401);
  if (principal.key && isPersonal(endpoint)) {
    const refusal = forbidden(httpTexts.peopleOnly);
    await auditAttempt(platform, endpoint, request, refusal);
    throw refusal;
  }
  // Another user knows the password: only changing it and services about the own account are allowed.
  if (permission === 'signed-in' && !(principal.mustChangePassword && endpoint.kind !== 'service')) return;
  const refusal = refusalOf(principal, endpoint);
  if (!refusal) return;
  await auditAttempt(platform, endpoint, request, refusal);
  throw refusal;
}

/** Does a call make sense for people alone: about themselves, what they have in hand, or what no key may be given? */
function isPersonal({ permission, kind }: Endpoint): boolean {
  return permission === 'signed-in' || kind === 'claim' || kind === 'release' || isForPeople(permission);
}

function refusalOf(principal: Principal, { permission, money, kind }: Endpoint): FailureError | undefined {
  if (principal.mustChangePassword) return forbidden(httpTexts.changePassword);
  if (!allows(principal.grants, permission)) return forbidden();
  // Facts may hold money of members, and have references instead of a key.
  if (!(money || kind === 'ingest') || !principal.moneyClosedUntil) return undefined;
  const until = bangkokTime(principal.moneyClosedUntil).slice(0, 16);
  return forbidden(httpTexts.moneyClosed({ until }));
}

/** Audits an attempt that changed nothing: denied, or failed because of the state of the record. */
export async function auditAttempt(
  platform: Platform,
  endpoint: Endpoint,
  request: FastifyRequest,
  failure: FailureError,
  entityId?: string | number,
): Promise<void> {
  const parts = { principal: request.principal ?? anonymous, request: requestInfo(request), endpoint };
  await contextOf(platform, parts).auditAlone({
    action: endpoint.id,
    ...(endpoint.entity === undefined ? {} : { entityType: endpoint.entity }),
    ...(entityId === undefined ? {} : { entityId }),
    result: failure.code === 403 ? 'denied' : 'failed',
    errorCode: failure.code,
    reason: failure.message,
  });
}
