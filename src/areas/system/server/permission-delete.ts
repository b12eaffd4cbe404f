import { sql } from 'kysely';
import { permissions } from '#generated/api/access.ts';
import { conflicted } from '#server/base/failure.ts';
import { effect } from '#server/context/effect.ts';
import { raise } from '#server/lifecycle/raise.ts';
import { lockUserChanges } from './people.ts';
import { systemTexts } from './texts.ts';

const productKeys: ReadonlySet<string> = new Set(permissions.map(({ key }) => key));

/**
 * Permissions used by the product cannot be deleted. Others can if no role has them, or with `force`, which revokes
 * them from those roles in the same transaction.
 */
export const permissionDelete = effect('permission.delete', async ({ row, body }, ctx) => {
  if (productKeys.has(row.key)) throw conflicted(undefined, systemTexts.permissionInUse);
  await lockUserChanges(ctx.tx);
  const roles = await ctx.tx
    .selectFrom('role')
    .select(['id', 'code', 'name'])
    .where(sql<boolean>`permissions @> to_jsonb(${row.key}::text)`)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (roles.length === 0) return undefined;
  if (!body.force) {
    const names = roles.slice(0, 3).map(({ name }) => name);
    throw conflicted(undefined, systemTexts.rolesHavePermission({ count: roles.length, names: names.join(', ') }));
  }
  const ids = roles.map(({ id }) => id);
  await sql`
    update role set permissions = permissions - ${row.key}::text, ${raise(ctx.principal)}
    where id in (${sql.join(ids)})`.execute(ctx.tx);
  await ctx.audit({
    action: 'permission.delete',
    entityType: 'Role',
    entityIds: ids,
    before: { permissions: [row.key] },
    after: { permissions: [], roles: roles.map(({ code }) => code) },
  });
  return undefined;
});
