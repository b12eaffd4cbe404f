import type { Endpoint, Entity } from '#contract/endpoint.ts';
import { allows } from '#contract/permission.ts';
import { disclose } from '../audit/disclose.ts';
import { baseTexts } from '../base/texts.ts';
import { asWork, type Work, workInHand } from '../db/lanes.ts';
import type { Context, Principal, RequestInfo, StoredFile, TransactionContext } from './context.ts';
import type { Platform } from './platform.ts';
import { type Common, inTransaction } from './transaction.ts';

/** The system itself: jobs, settlement, seeding. Holds every permission and sees every agent. */
export const systemPrincipal: Principal = {
  userId: 0,
  username: 'system',
  name: baseTexts.system.kept(),
  role: 'system',
  rank: 0,
  scope: 'all',
  agentIds: 'all',
  grants: new Set(['*']),
  financeTeamId: null,
  sessionId: null,
};

/** The principal of public calls without a session. */
export const anonymous: Principal = {
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

type Surroundings = Pick<Platform, 'clock' | 'providers' | 'deployment'>;

/** Parts of the context shared inside and outside of transactions. */
export function commonOf(platform: Surroundings, parts: Parts): Common {
  const { principal, request, endpoint, entity } = parts;
  return {
    principal,
    request,
    language: request.language ?? 'th',
    endpoint,
    ...(entity ? { entity } : {}),
    clock: platform.clock,
    providers: platform.providers,
    files: parts.files ?? {},
    // Another user knows the password: until it is changed, the caller's identity is uncertain.
    can: (permission) => !principal.mustChangePassword && allows(principal.grants, permission),
    mayServe: (agentId) => principal.agentIds === 'all' || principal.agentIds.includes(agentId),
    gateways: platform.deployment.gateways,
  };
}

/** Connection lane for audit rows of reads, so that they never wait behind writers. */
function workOf({ method }: Endpoint): Work {
  const now = workInHand();
  return method === 'POST' && now === 'read' ? 'write' : now;
}

/** The context of one request. */
export function contextOf(
  platform: Surroundings & Pick<Platform, 'db' | 'logger' | 'sealer' | 'notify' | 'tell'>,
  parts: Parts,
): Context {
  const common = commonOf(platform, parts);
  const context: Omit<Context, 'disclose'> = {
    ...common,
    db: platform.db,
    transaction: (work, access) => asWork(workOf(parts.endpoint), () => inTransaction(platform, common, work, access)),
    auditAlone: (entry) => inTransaction(platform, common, (ctx) => ctx.audit(entry)),
  };
  return { ...context, disclose: (subject) => disclose(context, subject) };
}

/**
 * The same context for a handler that runs inside `ctx`'s transaction: its own transactions join it, and `db` is closed
 * to it (the driver refuses).
 */
export function joined(context: Context, ctx: TransactionContext): Context {
  const inner: Omit<Context, 'disclose'> = {
    ...context,
    files: ctx.files,
    transaction: (work) => work(ctx),
    auditAlone: (entry) => ctx.audit(entry),
  };
  return { ...inner, disclose: (subject) => disclose(inner, subject) };
}

/** A context for background work: `systemContext(platform, 'withdraw.settle')`. */
export function systemContext(
  platform: Surroundings & Pick<Platform, 'db' | 'logger' | 'sealer' | 'notify' | 'tell'>,
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
  };
  const request = { id: action, ip: '-', userAgent: 'system' };
  return contextOf(platform, { principal: systemPrincipal, request, endpoint, ...(entity ? { entity } : {}) });
}
