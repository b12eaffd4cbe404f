import { type Kysely, sql } from 'kysely';
import { allows } from '#contract/permission.ts';
import { isForPeople, keyRole, secretHash } from '../base/api-key.ts';
import type { KeyOfPrincipal, Principal } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { keepPlan } from '../db/plans.ts';
import { agentsOf, isAllowedIp } from './reach.ts';

/** Seconds between two updates of the last use: a busy key would write its row all the time. */
const touchEvery = 60;

/** Why a key that is one of ours may not be used. */
export type KeyRefusal = 'revoked' | 'expired' | 'replaced' | 'responsible' | 'address';

/** A key by its secret: who calls, and what stands against it. */
export interface FoundKey {
  readonly principal: Principal & { readonly key: KeyOfPrincipal };
  readonly refusal?: KeyRefusal;
  /** Nobody has noted a use within the last minute. */
  readonly isStale: boolean;
}

/** Finds the key with a secret; undefined = there is none. */
export type KeyFinder = (secret: string, ip: string) => Promise<FoundKey | undefined>;

/** Stands for the digest of a secret in a query that is built before there is one. */
const anyHash = Buffer.alloc(0);

const question = (db: Kysely<Database>) =>
  db
    .selectFrom('api_key_secret as s')
    .innerJoin('api_key as k', 'k.id', 's.key_id')
    .innerJoin('app_user as account', 'account.id', 'k.account_id')
    .innerJoin('app_user as person', 'person.id', 'k.responsible_id')
    .leftJoin('role as r', 'r.id', 'person.role_id')
    .select(['k.id', 'k.name', 'k.account_id', 'k.responsible_id', 'k.scopes', 'k.agent_ids', 'k.allow_ips'])
    .select(['account.username', 'person.agent_ids as own_agents', 'r.rank', 'r.scope', 'r.permissions'])
    .select([
      sql<Date>`least(k.expires_at, s.ends_at)`.as('valid_until'),
      sql<Exclude<KeyRefusal, 'address'> | null>`case
        when k.status = 'revoked' then 'revoked'
        when k.status = 'expired' or k.expires_at <= clock_timestamp() then 'expired'
        when s.ends_at <= clock_timestamp() then 'replaced'
        when person.status <> 'active' or r.status is distinct from 'active' then 'responsible' end`.as('refusal'),
      sql<boolean>`coalesce(k.last_used_at < clock_timestamp() - make_interval(secs => ${touchEvery}), true)`.as(
        'stale',
      ),
    ])
    .where('s.hash', '=', anyHash);

/** A list in the database is empty or absent where nothing was chosen. */
const chosen = <T>(list: readonly T[] | null): readonly T[] => list ?? [];

/** Agents that a key speaks for: those it was given, of those that the responsible person sees now; given none, all of these. */
function agentsWithin(own: Principal['agentIds'], given: readonly number[]): Principal['agentIds'] {
  if (given.length === 0) return own;
  return own === 'all' ? given : given.filter((id) => own.includes(id));
}

/**
 * Finds keys by their secret. Everything is read again for every request: a revoked key, and a right that the responsible
 * person has lost, count from the next one on, on every server.
 */
export function keyFinder(db: Kysely<Database>): KeyFinder {
  const plan = keepPlan('api key', question(db).compile());
  const place = plan.parameters.indexOf(anyHash);
  return async (secret, ip) => {
    const asked: typeof plan = { ...plan, parameters: plan.parameters.with(place, secretHash(secret)) };
    const [row] = (await db.executeQuery(asked)).rows;
    if (!row) return undefined;
    const given = chosen(row.agent_ids);
    const scope = row.scope ?? 'assigned';
    const grants = new Set(row.permissions);
    const agents = await agentsOf(db, scope, chosen(row.own_agents));
    const refusal = row.refusal ?? (isAllowedIp(ip, row.allow_ips) ? undefined : 'address');
    return {
      principal: {
        userId: row.account_id,
        username: row.username,
        name: row.name,
        role: keyRole,
        rank: row.rank ?? Number.MAX_SAFE_INTEGER,
        scope: given.length > 0 ? 'assigned' : scope,
        agentIds: agentsWithin(agents, given),
        grants: new Set(row.scopes.filter((key) => allows(grants, key) && !isForPeople(key))),
        financeTeamId: null,
        sessionId: null,
        validUntil: row.valid_until,
        key: { id: row.id, responsibleId: row.responsible_id },
      },
      ...(refusal === undefined ? {} : { refusal }),
      isStale: row.stale,
    };
  };
}

/** Notes the use of a key, at most once a minute; whoever is changing its row is not waited for. */
export async function noteUse(db: Kysely<Database>, keyId: number, ip: string): Promise<void> {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 43);
  await sql`
    update api_key set last_used_at = clock_timestamp(), last_used_ip = ${plain}
    where id in (select id from api_key
      where id = ${keyId} and coalesce(last_used_at < clock_timestamp() - make_interval(secs => ${touchEvery}), true)
      for no key update skip locked)`.execute(db);
}
