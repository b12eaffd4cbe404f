import type { GatewayName } from '#generated/api/gateways.ts';
import { protocols } from '#generated/server/gateways.ts';
import type { GatewayProtocol } from './gateway-protocol.ts';

/** The interface of every gateway of the manifest; one without its folder in src/gateways does not compile. */
const protocolsByName: Readonly<Record<string, GatewayProtocol>> = protocols satisfies Readonly<
  Record<GatewayName, GatewayProtocol>
>;

/** The interface of a gateway by its name; throws for one that the manifest does not have. */
export function protocolOf(gateway: string): GatewayProtocol {
  const protocol = Object.hasOwn(protocolsByName, gateway) ? protocolsByName[gateway] : undefined;
  if (!protocol) throw new Error(`There is no gateway ${gateway}`);
  return protocol;
}
