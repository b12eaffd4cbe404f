import type { GatewayInfo } from '#contract/catalog.ts';
import type { GatewayModel, Model } from '../model/types.ts';
import { union } from '../print/literal.ts';
import { type SourceSpec, typeImport } from '../print/source.ts';
import { byText } from './look-up.ts';

function infoOf({ name, title, code, capabilities }: GatewayModel): GatewayInfo {
  return { name, title, code, capabilities };
}

/** generated/api/gateways.ts: what each gateway is called, how its business numbers begin and what it can do. */
export function gateways(model: Model): readonly SourceSpec[] {
  const sorted = [...model.gateways].sort((a, b) => byText(a.name, b.name));
  return [
    {
      path: 'generated/api/gateways.ts',
      data: true,
      imports: [typeImport('#contract/catalog.ts', ['GatewayInfo'])],
      statements: [
        { kind: 'type', name: 'GatewayName', type: union(sorted.map((each) => each.name)) },
        {
          kind: 'const',
          name: 'gateways',
          type: 'Readonly<Record<GatewayName, GatewayInfo>>',
          value: Object.fromEntries(sorted.map((each) => [each.name, infoOf(each)])),
        },
      ],
    },
  ];
}
