import type { GatewayName } from '#generated/api/gateways.ts';
import { protocols } from '#generated/server/gateways.ts';
import type { Wire } from './wire.ts';

/** The interface of every gateway of the manifest; one without its folder in src/gateways does not compile. */
const wires: Readonly<Record<string, Wire>> = protocols satisfies Readonly<Record<GatewayName, Wire>>;

/** The interface of a gateway by its name; throws for one that the manifest does not have. */
export function wireOf(gateway: string): Wire {
  const wire = Object.hasOwn(wires, gateway) ? wires[gateway] : undefined;
  if (!wire) throw new Error(`There is no gateway ${gateway}`);
  return wire;
}
