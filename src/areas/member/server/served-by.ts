import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#server/context/context.ts';

/** Condition: the row's agent is within the caller's row scope. */
export function servedBy(
  { principal: { agentIds } }: Pick<Context, 'principal'>,
  agent: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (agentIds === 'all') return sql<boolean>`true`;
  return agentIds.length === 0 ? sql<boolean>`false` : sql<boolean>`${agent} in (${sql.join([...agentIds])})`;
}
