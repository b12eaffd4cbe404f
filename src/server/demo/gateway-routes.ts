import type { Agents, DemoAgent } from './agents.ts';
import type { DemoGatewayAccount } from './gateway-accounts.ts';
import { type DemoGateway, demoGateways } from './gateway-list.ts';
import type { World } from './world.ts';

/**
 * The agents that use each account of a gateway: the first account those that the gateway reaches, further ones each
 * fifth of them.
 */
export function usersOf(world: World, { agents }: Agents): (gateway: DemoGateway, at: number) => readonly DemoAgent[] {
  return (gateway, at) => {
    const start = world.random('gateway-users', gateway.name).int(0, agents.length - 1);
    const count = Math.min(agents.length, Math.max(1, Math.ceil(gateway.reach * agents.length)));
    const users = agents.filter((_agent, n) => (n - start + agents.length) % agents.length < count);
    return at === 0 ? users : users.filter((_agent, n) => n % 5 === 0);
  };
}

/**
 * How much of an agent's gateway traffic goes through each account, by agent and account. Of all traffic together each
 * gateway carries its share, and each agent its own.
 */
export function gatewayRoutes(
  world: World,
  agents: Agents,
  accounts: readonly DemoGatewayAccount[],
): (agentId: number) => Readonly<Record<string, number>> {
  const users = usersOf(world, agents);
  const gatewayUsers = new Map(demoGateways.map((gateway) => [gateway, new Set(users(gateway, 0))]));
  const all = agents.agents.reduce((sum, { weight }) => sum + weight, 0);
  const flow = new Map(
    demoGateways.map((gateway) => [
      gateway,
      new Map(agents.agents.map((agent) => [agent, gatewayUsers.get(gateway)?.has(agent) ? gateway.share : 0])),
    ]),
  );
  // Rows and columns are brought to their sums in turn until both hold.
  for (let round = 0; round < 40; round += 1) {
    for (const agent of agents.agents) {
      const sum = [...flow.values()].reduce((total, row) => total + (row.get(agent) ?? 0), 0);
      for (const row of flow.values()) row.set(agent, ((row.get(agent) ?? 0) * agent.weight) / all / sum);
    }
    for (const [gateway, row] of flow) {
      const sum = [...row.values()].reduce((total, part) => total + part, 0);
      for (const [agent, part] of row) row.set(agent, (part * gateway.share) / sum);
    }
  }
  const perGateway = world.size.accountsOfGateway;
  const routes = new Map(
    agents.agents.map((agent) => [
      agent.id,
      Object.fromEntries(
        accounts.flatMap(({ id, gateway }) => {
          const used = (n: number) => users(gateway, n).includes(agent);
          const open = Array.from({ length: perGateway }, (_, n) => n).filter(used).length;
          const part = flow.get(gateway)?.get(agent) ?? 0;
          return used((id - 1) % perGateway) && part > 0 ? [[String(id), part / open]] : [];
        }),
      ),
    ]),
  );
  return (agentId) => routes.get(agentId) ?? {};
}
