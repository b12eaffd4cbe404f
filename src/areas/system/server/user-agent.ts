import type { Services } from '#generated/api/handlers.ts';
import { missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { concerns } from '#server/context/scope.ts';

interface Node {
  readonly id: number;
  readonly parent_id: number | null;
}

/** The given agents and all agents below them. */
export function treeOf(nodes: readonly Node[], roots: readonly number[]): ReadonlySet<number> {
  const ids = new Set(roots);
  for (let size = -1; size !== ids.size; ) {
    size = ids.size;
    for (const { id, parent_id } of nodes) if (parent_id !== null && ids.has(parent_id)) ids.add(id);
  }
  return ids;
}

/** Agents as a tree: those assigned to the user, and those visible by the scope of the role. */
export const userAgent: Services<Context>['user.agent'] = async ({ query }, ctx) => {
  const user = await ctx.db
    .selectFrom('app_user as u')
    .leftJoin('role as r', 'r.id', 'u.role_id')
    .select(['u.agent_ids', 'r.scope'])
    .where('u.id', '=', query.user_id)
    .executeTakeFirst();
  if (!user || !concerns(ctx.principal, user.agent_ids)) throw missing();
  const agents = await ctx.db.selectFrom('agent').select(['id', 'code', 'name', 'parent_id']).orderBy('code').execute();
  const assigned = new Set(user.agent_ids);
  const tree = user.scope === 'own_tree' ? treeOf(agents, [...assigned]) : assigned;
  // Agents outside the caller's row scope are left out.
  const items = agents
    .filter(({ id }) => ctx.mayServe(id))
    .map((agent) => ({
      ...agent,
      assigned: assigned.has(agent.id),
      visible: user.scope === 'all' || tree.has(agent.id),
    }));
  return { scope: user.scope, items };
};
