import type { Endpoint, Entity } from '#contract/endpoint.ts';
import { allows } from '#contract/permission.ts';
import type { Context, Principal, RequestInfo, StoredFile, TransactionContext } from './context.ts';
import type { Platform } from './platform.ts';
import { type Common, inTransaction } from './transaction.ts';

/** The system itself: jobs, settlement, seeding. Holds every permission and sees every agent. */
export const systemPrincipal: Principal = {
  userId: 0,
  username: 'system',
  name: 'ระบบ',
  role: 'system',
  rank: 0,
  scope: 'all',
  agentIds: 'all',
  grants: new Set(['*']),
  financeTeamId: null,
  sessionId: null,
};

/** Nobody: public calls before anyone signed in. */
export const nobody: Principal = {
  userId: 0,
  username: '',
  name: '-',
  role: '-',
  rank: Number.MAX_SAFE_INTEGER,
  scope: 'assigned',
  agentIds: [],
  grants: new Set(),
  financeTeamId: null,
  sessionId: null,
};

interface Parts {
  readonly principal: Principal;
  readonly request: RequestInfo;
  readonly endpoint: Endpoint;
  readonly entity?: Entity;
  readonly files?: Readonly<Record<string, StoredFile>>;
}

/** What is the same inside and outside of a transaction. */
export function commonOf(platform: Pick<Platform, 'clock' | 'providers'>, parts: Parts): Common {
  const { principal, request, endpoint, entity } = parts;
  return {
    principal,
    request,
    endpoint,
    ...(entity ? { entity } : {}),
    clock: platform.clock,
    providers: platform.providers,
    files: parts.files ?? {},
    can: (permission) => allows(principal.grants, permission),
    mayServe: (agentId) => principal.agentIds === 'all' || principal.agentIds.includes(agentId),
  };
}

/** The context of one request. */
export function contextOf(platform: Pick<Platform, 'db' | 'logger' | 'clock' | 'providers'>, parts: Parts): Context {
  const common = commonOf(platform, parts);
  return {
    ...common,
    db: platform.db,
    transaction: (work) => inTransaction(platform, common, work),
    auditAlone: (entry) => inTransaction(platform, common, (ctx) => ctx.audit(entry)),
  };
}

/**
 * The same context for a handler that runs inside `ctx`'s transaction: its own transactions join it, and `db` is closed
 * to it (the driver refuses).
 */
export function joined(context: Context, ctx: TransactionContext): Context {
  return { ...context, files: ctx.files, transaction: (work) => work(ctx), auditAlone: (entry) => ctx.audit(entry) };
}

/** A context for work that no request asked for: `systemContext(platform, 'withdraw.settle')`. */
export function systemContext(
  platform: Pick<Platform, 'db' | 'logger' | 'clock' | 'providers'>,
  action: string,
  entity?: Entity,
): Context {
  const endpoint: Endpoint = {
    id: action,
    area: 'job',
    kind: 'service',
    method: 'POST',
    path: '',
    permission: 'signed-in',
    onError: 'log',
    reply: {},
  };
  const request = { id: action, ip: '-', userAgent: 'system' };
  return contextOf(platform, { principal: systemPrincipal, request, endpoint, ...(entity ? { entity } : {}) });
}
