import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { FailureError } from '#server/base/failure.ts';
import { anonymous, contextOf } from '#server/context/context-factory.ts';
import type { Platform } from '#server/context/platform.ts';
import { DatabaseError } from '#server/db/session.ts';
import { maybe } from '#server/db/sql.ts';
import { requestInfo } from '#server/http/auth.ts';
import { notFound } from '#server/http/static.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import { protocolOf } from '#server/providers/gateways/protocols.ts';
import { isSigned } from '#server/providers/gateways/signing.ts';
import { databaseVault } from '#server/providers/gateways/vault.ts';
import { gatewayTexts } from '../texts.ts';
import { isAllowed } from './allowed-address.ts';
import { type GatewayEvent, readEvent } from './event.ts';
import { storeEvent } from './store.ts';

const endpoint = {
  id: 'gateway.callback',
  area: 'gateway',
  kind: 'service',
  method: 'POST',
  path: '/api/callback/:gateway/:account_id',
  permission: 'public',
  extension: true,
} as const;

/** Maximum size of one report, in bytes. */
const bodyLimit = 256 * 1024;
/** Rate limit per address: a gateway sends the reports of all its customers from one. */
const reportsPerMinute = 6_000;

interface Params {
  readonly gateway: string;
  readonly account_id: string;
}

/**
 * `POST /api/callback/{gateway}/{account}`: a gateway reports the state of an order. Checks the account, the address
 * list and the signature over the raw bytes, in this order; then stores the report, answers, and processes it in a job.
 * An unsigned report leaves no row. A repeated report is stored once and gets the same answer.
 */
export function addCallbacks(app: FastifyInstance, platform: Platform): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    scope.post<{ Params: Params }>(
      endpoint.path,
      {
        bodyLimit,
        config: { isPublic: true },
        onRequest: scope.rateLimit({ max: reportsPerMinute, hook: 'onRequest' }),
      },
      async (request, reply) => {
        if (!platform.deployment.gateways.includes(request.params.gateway)) return notFound(request, reply);
        const isNew = await receive(platform, request);
        return { error: 0, data: { received: true, repeated: !isNew } };
      },
    );
  });
}

async function receive(platform: Platform, request: FastifyRequest<{ Params: Params }>): Promise<boolean> {
  const { gateway } = request.params;
  const wire = protocolOf(gateway);
  const accountId = /^[1-9][0-9]{0,8}$/.test(request.params.account_id) ? Number(request.params.account_id) : 0;
  const account = await maybe(
    sql<{ callback_ips: readonly string[] | null }>`
      select callback_ips from gateway_account where id = ${accountId} and gateway = ${gateway}`,
    platform.db,
  );
  const access = account && (await databaseVault(platform.db, platform.cipher).open(gateway, accountId));
  // A caller without a valid signature must not learn whether an account exists.
  if (!account || !access) throw refused(request, 401, 'an unknown account');
  if (!isAllowed(account.callback_ips, request.ip)) throw refused(request, 403, 'an address that is not on the list');
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const signed = { signature: headerOf(request, wire.signature), timestamp: headerOf(request, wire.timestamp), body };
  const secrets = [access.credentials.secret_key ?? '', access.previousSecret ?? ''].filter((secret) => secret !== '');
  if (!isSigned(signed, secrets, platform.clock.now())) throw refused(request, 401, 'a signature that does not fit');
  const data = parse(body);
  const event = data && readEvent(wire, data);
  if (!data || !event) throw refused(request, 400, 'a report that cannot be read');
  const expected = wire.merchant === undefined ? undefined : access.credentials[wire.merchant];
  const isOtherMerchant = expected !== undefined && wire.event.merchant !== undefined && event.merchant !== expected;
  const ctx = contextOf(platform, { principal: anonymous, request: requestInfo(request), endpoint });
  try {
    return await ctx.transaction(async (inner) => {
      inner.afterCommit(wakeTopic);
      return storeEvent(inner.tx, {
        gateway,
        accountId,
        event,
        ip: request.ip.replace(/^::ffff:(?=\d+\.)/i, ''),
        payload: withoutAccounts(data, event),
        refusal: isOtherMerchant ? gatewayTexts.theMerchantCodeDoesNotBelong.kept() : null,
      });
    });
  } catch (error) {
    // A concurrent request is storing the same report.
    if (error instanceof DatabaseError && error.code === '23505') return false;
    throw error;
  }
}

function headerOf(request: FastifyRequest, header: string): string | undefined {
  const value = request.headers[header];
  return typeof value === 'string' ? value : undefined;
}

function refused(request: FastifyRequest<{ Params: Params }>, status: 400 | 401 | 403, why: string): FailureError {
  const { gateway, account_id } = request.params;
  request.log.warn({ gateway, account: account_id.slice(0, 20), ip: request.ip }, `a callback was refused: ${why}`);
  return new FailureError(status);
}

function parse(body: Buffer): Readonly<Record<string, unknown>> | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
    return text.includes('\\u0000') ? undefined : (data as Readonly<Record<string, unknown>>);
  } catch {
    return undefined;
  }
}

/**
 * The payload as stored for display: the payer's account number is masked; the full number is in a column of its own.
 */
function withoutAccounts(
  data: Readonly<Record<string, unknown>>,
  event: GatewayEvent,
): Readonly<Record<string, unknown>> {
  if (event.payerAccount === null) return data;
  const hidden = `••••${event.payerAccount.slice(-4)}`;
  const accountNumber = event.payerAccount;
  const maskAccounts = (value: unknown): unknown => {
    if (value === accountNumber) return hidden;
    if (Array.isArray(value)) return value.map(maskAccounts);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, maskAccounts(item)]));
  };
  return maskAccounts(data) as Readonly<Record<string, unknown>>;
}
