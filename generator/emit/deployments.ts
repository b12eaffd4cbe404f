import type { DeploymentInfo, Menu } from '#contract/catalog.ts';
import type { Deployment } from '../model/deployment.ts';
import type { Model } from '../model/types.ts';
import { union } from '../print/literal.ts';
import { type SourceSpec, typeImport } from '../print/source.ts';
import { byText, lookUp } from './look-up.ts';
import { menuOf } from './menus.ts';

/** The drawer of one deployment: links to routes that do not exist there are left out, and groups left without links. */
export function menusOf(model: Model, deployment: Deployment): readonly Menu[] {
  const names = lookUp(model);
  const routes = new Set(deployment.routes);
  const here = (link: string) => routes.has(link) || names.screen(link) === undefined;
  return model.menus
    .filter((group) => group.gateway === undefined || deployment.gateways.includes(group.gateway))
    .map((group) => ({ ...group, items: group.items.filter((item) => here(item.link)) }))
    .filter((group) => (group.link === undefined ? group.items.length > 0 : here(group.link)))
    .map((group) => menuOf(group, names, deployment.relabel));
}

function infoOf(model: Model, deployment: Deployment): DeploymentInfo {
  const { name, title, server, brand, identity, gateways, endpoints, routes, relabel } = deployment;
  return {
    name,
    title,
    server,
    brand,
    identity,
    gateways,
    endpoints,
    routes,
    menus: menusOf(model, deployment),
    relabel,
  };
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
          value: Object.fromEntries(sorted.map((each) => [each.name, infoOf(model, each)])),
        },
      ],
    },
  ];
}
