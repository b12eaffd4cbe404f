import { templateArea } from '../model/defaults.ts';
import type { GatewayModel } from '../model/types.ts';
import { camel, isIdentifier, pascal } from '../print/names.ts';

/** `vizpayOrders` and `VizPayOrderRow` as all gateways have them: `gatewayOrders`, `GatewayOrderRow`. */
export function sharedName(name: string, { name: id, title }: GatewayModel): string | undefined {
  for (const own of [title.en, id].filter(isIdentifier))
    for (const [mine, every] of [
      [pascal(own), pascal(templateArea)],
      [camel(own), camel(templateArea)],
    ] as const)
      if (name.includes(mine)) return name.replace(mine, every);
  return undefined;
}
