import { allows } from '#contract/permission.ts';
import type { Services } from '#generated/api/handlers.ts';
import { missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { concerns } from '#server/context/scope.ts';

/** Permissions of a user; all of them come from the role. */
export const userPermission: Services<Context>['user.permission'] = async ({ query }, ctx) => {
  const user = await ctx.db
    .selectFrom('app_user as u')
    .leftJoin('role as r', 'r.id', 'u.role_id')
    .select(['u.role_id', 'u.agent_ids', 'r.name', 'r.name_en', 'r.permissions', 'r.status'])
    .where('u.id', '=', query.user_id)
    .executeTakeFirst();
  if (!user || !concerns(ctx.principal, user.agent_ids)) throw missing();
  const grants = new Set(user.status === 'active' ? user.permissions : []);
  const catalog = await ctx.db
    .selectFrom('permission')
    .select(['key', 'name', 'name_en', 'area', 'action', 'risk'])
    .where((eb) => eb.or([eb('gateway', 'is', null), ...ctx.gateways.map((name) => eb('gateway', '=', name))]))
    .orderBy('key')
    .execute();
  const items = catalog.filter(({ key }) => allows(grants, key));
  const english = ctx.language === 'en' ? user.name_en : null;
  return { role_id: user.role_id, role_name: english || user.name, items };
};
