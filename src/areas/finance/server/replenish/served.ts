import type { Context } from '#server/context/context.ts';
import type { HouseAccount } from '#server/transfers/account.ts';

/** May this person see the account? One without agents is everybody's. */
export function isServed(ctx: Pick<Context, 'mayServe'>, { agentIds }: Pick<HouseAccount, 'agentIds'>): boolean {
  return agentIds.length === 0 || agentIds.some((id) => ctx.mayServe(id));
}
