import type { Principal } from './context.ts';

/**
 * Is a record of these agents one that the person may see? Where it names none, it is everybody's. The same rule as that
 * of generic calls for an entity whose scope is a list; for hand-written ones.
 */
export function concerns({ agentIds }: Pick<Principal, 'agentIds'>, listed: readonly number[] | null): boolean {
  if (agentIds === 'all' || listed === null || listed.length === 0) return true;
  return listed.some((id) => agentIds.includes(id));
}
