import type { GatewayName } from '#generated/api/gateways.ts';
import { bitpayz } from './bitpayz.ts';
import { direpay } from './direpay.ts';
import { hengpay } from './hengpay.ts';
import { onepay } from './onepay.ts';
import { payonex } from './payonex.ts';
import { vizpay } from './vizpay.ts';
import type { Wire } from './wire.ts';
import { zappay } from './zappay.ts';

/** The interface of every gateway of the manifest. */
export const wires: Readonly<Record<GatewayName, Wire>> = {
  bitpayz,
  direpay,
  hengpay,
  onepay,
  payonex,
  vizpay,
  zappay,
};

const byName: Readonly<Record<string, Wire>> = wires;

/** The interface of a gateway by its name; throws for one that the manifest does not have. */
export function wireOf(gateway: string): Wire {
  const wire = Object.hasOwn(byName, gateway) ? byName[gateway] : undefined;
  if (!wire) throw new Error(`There is no gateway ${gateway}`);
  return wire;
}
