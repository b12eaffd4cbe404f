import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import type { RowOf } from '../context/context.ts';
import { type Executor, maybe } from '../db/sql.ts';
import { agentsTexts } from './texts.ts';

/** What an agent's own site does. Money is satang. */
export type AgentConfig = RowOf<'agent_config'>;

/** The fields of an agent that money rules need. */
export interface AgentRules extends AgentConfig {
  readonly agent_status: 'active' | 'suspended' | 'closed';
  readonly agent_name: string;
}

/** The settings of an agent. Every agent has them from its beginning. */
export async function agentRules(db: Executor, agentId: number): Promise<AgentRules> {
  const row = await maybe(
    sql<AgentRules>`
      select config.*, agent.status as agent_status, agent.name as agent_name from agent_config config
      join agent on agent.id = config.agent_id where config.agent_id = ${agentId}`,
    db,
  );
  if (!row) throw new Error(`Agent ${agentId} has no settings`);
  return row;
}

/** Why no member of this agent may deposit, withdraw or play now; undefined where they may. */
export function agentClosed({ agent_status: status }: Pick<AgentRules, 'agent_status'>): Text | undefined {
  if (status === 'suspended') return agentsTexts.suspended;
  return status === 'closed' ? agentsTexts.closed : undefined;
}

/** The same for what a member asks for; maintenance of the site stops requests as well. */
export function siteClosed(rules: Pick<AgentRules, 'agent_status' | 'maintenance'>): Text | undefined {
  return agentClosed(rules) ?? (rules.maintenance ? agentsTexts.maintenance : undefined);
}
