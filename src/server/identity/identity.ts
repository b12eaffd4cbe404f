import { type Kysely, sql } from 'kysely';
import { isKey } from '../base/api-key.ts';
import type { Identity } from '../context/platform.ts';
import type { Database } from '../db/database.ts';
import { keepPlan } from '../db/plans.ts';
import type { Settings } from '../settings/settings.ts';
import { keyFinder, noteUse } from './keys.ts';
import { agentsOf, isAllowedIp } from './reach.ts';
import { keyRefuser } from './refuse-key.ts';
import { tokenHash } from './sessions.ts';

/** Stands for the digest of a token in a query that is built before there is one. */
const anyToken = Buffer.alloc(0);

/** Minimum seconds between updates of “last seen”: one write per request would be too many. */
const touchEvery = 20;

/** The session of a token, while it holds, with its user and role. */
function sessionOf(db: Kysely<Database>, { idleMinutes }: Pick<Settings, 'idleMinutes'>) {
  const validUntil = sql<Date>`least(s.expires_at, s.last_seen_at + make_interval(mins => ${idleMinutes}))`;
  return db
    .selectFrom('session as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .innerJoin('role as r', 'r.id', 'u.role_id')
    .select([
      's.id as session_id',
      's.auth_method',
      'u.must_change_password',
      'u.id',
      'u.username',
      'u.name',
      'u.agent_ids',
      'u.allow_ips',
    ])
    .select(['r.code', 'r.rank', 'r.scope', 'r.permissions'])
    .select((eb) => eb.fn.coalesce('u.finance_team_id', 'r.finance_team_id').as('team'))
    .select(
      sql<Date | null>`(select max(money_until) from account_event e
          where e.user_id = u.id and e.money_until > clock_timestamp())`.as('money_closed_until'),
    )
    .select(sql<boolean>`s.last_seen_at < clock_timestamp() - make_interval(secs => ${touchEvery})`.as('stale'))
    .select(validUntil.as('valid_until'))
    .where('s.token_hash', '=', anyToken)
    .where('s.revoked_at', 'is', null)
    .where('u.status', '=', 'active')
    .where('r.status', '=', 'active')
    .where(sql<boolean>`${validUntil} > clock_timestamp()`);
}

/**
 * The users of this server's own database. Session, user and role are read again for every request: a revoked
 * session, a suspension or a withdrawn right takes effect at once.
 */
export function localIdentity(db: Kysely<Database>, settings: Pick<Settings, 'idleMinutes'>): Identity {
  // Built once: it runs before every call.
  const question = keepPlan('principal', sessionOf(db, settings).compile());
  const place = question.parameters.indexOf(anyToken);
  const findKey = keyFinder(db);
  return {
    refuseKey: keyRefuser(findKey),
    async principalOf(token, { ip, background }) {
      if (isKey(token)) {
        const found = await findKey(token, ip);
        if (!found || found.refusal !== undefined) return undefined;
        if (found.isStale && !background) await noteUse(db, found.principal.key.id, ip);
        return found.principal;
      }
      const asked: typeof question = { ...question, parameters: question.parameters.with(place, tokenHash(token)) };
      const [row] = (await db.executeQuery(asked)).rows;
      if (!row || !isAllowedIp(ip, row.allow_ips)) return undefined;
      if (row.stale && !background) {
        await db
          .updateTable('session')
          .set({ last_seen_at: sql<Date>`clock_timestamp()` })
          .where('id', '=', row.session_id)
          .execute();
      }
      return {
        userId: row.id,
        username: row.username,
        name: row.name,
        role: row.code,
        rank: row.rank,
        scope: row.scope,
        agentIds: await agentsOf(db, row.scope, row.agent_ids ?? []),
        grants: new Set(row.permissions),
        financeTeamId: row.team,
        sessionId: String(row.session_id),
        validUntil: row.valid_until,
        mustChangePassword: row.must_change_password && row.auth_method === 'local',
        ...(row.money_closed_until === null ? {} : { moneyClosedUntil: row.money_closed_until }),
      };
    },
  };
}
