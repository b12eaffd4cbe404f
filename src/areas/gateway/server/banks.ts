import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { type GatewayPort, ProviderError } from '#server/providers/ports.ts';
import { reach } from './account.ts';

/** Milliseconds for which an answer counts: people type while they choose. */
const fresh = 60_000;

const known = new WeakMap<GatewayPort, { readonly at: number; readonly codes: readonly string[] }>();

/** Banks that the gateway reaches, as it says itself. While it does not answer every bank is offered, as where it never does. */
export const banks: Services<Context>['gateway.banks'] = async (_input, ctx) => {
  const { account, port } = await reach(ctx);
  const now = ctx.clock.now().getTime();
  const before = known.get(port);
  if (before && Math.abs(now - before.at) < fresh) return before.codes;
  try {
    const codes = (await port.bankLists(account)).map(({ bankCode }) => bankCode);
    known.set(port, { at: now, codes });
    return codes;
  } catch (error) {
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
};
