import type { UserAgent } from '#generated/api/system.ts';

type Agent = Pick<UserAgent, 'id' | 'code' | 'name' | 'parent_id'>;

export interface AgentNode extends Agent {
  /** 0 = at the top. */
  readonly depth: number;
  /** All agents below, at any depth. */
  readonly below: readonly number[];
}

/** Agents as lines of a tree, each before those below it. One whose parent is not in the list is at the top. */
export function agentLines(agents: readonly Agent[]): readonly AgentNode[] {
  const ids = new Set(agents.map(({ id }) => id));
  const children = (parent: number | null) =>
    agents.filter(({ parent_id }) => (parent_id !== null && ids.has(parent_id) ? parent_id : null) === parent);
  const lines = (parent: number | null, depth: number, above: readonly number[]): readonly AgentNode[] =>
    children(parent).flatMap((agent) => {
      if (above.includes(agent.id)) return [];
      const descendants = lines(agent.id, depth + 1, [...above, agent.id]);
      return [{ ...agent, depth, below: descendants.map(({ id }) => id) }, ...descendants];
    });
  return lines(null, 0, []);
}

/** Agents visible because one above them is selected. */
export function inheritedAgents(lines: readonly AgentNode[], chosen: ReadonlySet<number>): ReadonlySet<number> {
  return new Set(lines.filter(({ id }) => chosen.has(id)).flatMap(({ below }) => below));
}
