import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { type GatewayPort, ProviderError } from '#server/providers/ports.ts';
import { gatewayAccountFor } from './account.ts';

/** Milliseconds for which a bank list is cached, because the call is repeated while the user types. */
const cacheMs = 60_000;

const cachedLists = new WeakMap<GatewayPort, { readonly at: number; readonly codes: readonly string[] }>();

/** Banks that the gateway supports. If the gateway does not answer or has no such call, every bank is offered. */
export const banks: Services<Context>['gateway.banks'] = async (_input, ctx) => {
  const { account, port } = await gatewayAccountFor(ctx);
  const now = ctx.clock.now().getTime();
  const before = cachedLists.get(port);
  if (before && Math.abs(now - before.at) < cacheMs) return before.codes;
  try {
    const codes = (await port.bankLists(account)).map(({ bankCode }) => bankCode);
    cachedLists.set(port, { at: now, codes });
    return codes;
  } catch (error) {
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
};
