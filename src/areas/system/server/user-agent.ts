import type { Services } from '#generated/api/handlers.ts';
import { missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { concerns } from '#server/context/scope.ts';

interface Node {
  readonly id: number;
  readonly parent_id: number | null;
}

/** The agents named and everything below them. */
export function treeOf(nodes: readonly Node[], roots: readonly number[]): ReadonlySet<number> {
  const found = new Set(roots);
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { id, parent_id } of nodes) if (parent_id !== null && found.has(parent_id)) found.add(id);
  }
  return found;
}

/** Agents as a tree: which are assigned to the person, and which the person sees by the scope of the role. */
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
  // Agents of others are no business of whoever asks.
  const items = agents
    .filter(({ id }) => ctx.mayServe(id))
    .map((agent) => ({
      ...agent,
      assigned: assigned.has(agent.id),
      visible: user.scope === 'all' || tree.has(agent.id),
    }));
  return { scope: user.scope, items };
};
