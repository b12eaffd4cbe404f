import type { DeploymentInfo } from '#contract/catalog.ts';
import type { Deployment } from '../model/deployment.ts';
import type { Model } from '../model/types.ts';
import { union } from '../print/literal.ts';
import { type SourceSpec, typeImport } from '../print/source.ts';
import { byText } from './look-up.ts';

function infoOf({
  name,
  title,
  server,
  brand,
  identity,
  gateways,
  endpoints,
  routes,
  relabel,
}: Deployment): DeploymentInfo {
  return { name, title, server, brand, identity, gateways, endpoints, routes, relabel };
}

/** generated/api/deployments.ts: what exists where. */
export function deployments(model: Model): readonly SourceSpec[] {
  const sorted = [...model.deployments].sort((a, b) => byText(a.name, b.name));
  return [
    {
      path: 'generated/api/deployments.ts',
      data: true,
      imports: [typeImport('#contract/catalog.ts', ['DeploymentInfo']), typeImport('./endpoints.ts', ['EndpointId'])],
      statements: [
        { kind: 'type', name: 'DeploymentName', type: union(sorted.map((each) => each.name)) },
        {
          kind: 'const',
          name: 'deployments',
          type: 'Readonly<Record<DeploymentName, DeploymentInfo & { readonly endpoints: readonly EndpointId[] }>>',
          value: Object.fromEntries(sorted.map((each) => [each.name, infoOf(each)])),
        },
      ],
    },
  ];
}
