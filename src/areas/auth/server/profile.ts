import type { Kysely } from 'kysely';
import type { DeploymentInfo } from '#contract/catalog.ts';
import { permissions as catalog } from '#generated/api/access.ts';
import type { AuthProfileReply } from '#generated/api/auth.ts';
import type { Services } from '#generated/api/handlers.ts';
import { FailureError } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import type { Database } from '#server/db/database.ts';
import { withEnvelope } from '#server/records/envelope.ts';
import { noticeCount } from './account-notices.ts';
import { menusOf } from './menus.ts';

const gatewayOf = new Map<string, string | undefined>(catalog.map(({ key, gateway }) => [key, gateway]));

/**
 * Grants that apply in a deployment; those of a disabled gateway are left out, so that not even its name is visible.
 */
function grantsIn(deployment: DeploymentInfo, grants: readonly string[]): string[] {
  return grants.filter((key) => {
    const gateway = gatewayOf.get(key);
    return gateway === undefined || deployment.gateways.includes(gateway);
  });
}

/** A user's own profile, with the menus they may see in this deployment. */
export async function profileOf(
  db: Kysely<Database>,
  deployment: DeploymentInfo,
  userId: number,
): Promise<AuthProfileReply> {
  const row = await db
    .selectFrom('app_user as u')
    .innerJoin('role as r', 'r.id', 'u.role_id')
    .selectAll('u')
    .select(['r.code as role', 'r.name as role_title', 'r.permissions', 'r.menu_ids'])
    .select((eb) => eb.fn.coalesce('u.finance_team_id', 'r.finance_team_id').as('team'))
    .where('u.id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new FailureError(401);
  const [count, menus] = await Promise.all([
    noticeCount(db, userId),
    menusOf(db, deployment, new Set(row.permissions), row.menu_ids),
  ]);
  return {
    user_id: row.id,
    username: row.username,
    email: row.email,
    name: row.name,
    role: row.role,
    role_name: row.role.toUpperCase(),
    photo_url: row.photo_url,
    server: row.server,
    permissions: grantsIn(deployment, row.permissions),
    agent_ids: row.agent_ids ?? [],
    finance_team_id: row.team,
    must_change_password: row.must_change_password,
    two_factor_enabled: row.two_factor_enabled,
    notice_count: count,
    menus,
  };
}

/** The specification requires the menus next to `data` as well. */
export function withMenus(profile: AuthProfileReply, keys: Readonly<Record<string, unknown>> = {}): AuthProfileReply {
  return withEnvelope(profile, { ...keys, menus: profile.menus });
}

/** `GET /api/profile`. */
export function profile(deployment: DeploymentInfo): Services<Context>['auth.profile'] {
  return async (_input, ctx) => withMenus(await profileOf(ctx.db, deployment, ctx.principal.userId));
}
