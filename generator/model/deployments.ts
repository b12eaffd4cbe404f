import type { RawDeployment } from '../language/files.ts';
import { isDecided, verdictId } from './decisions.ts';
import type { Deployment } from './deployment.ts';
import type { Draft } from './draft.ts';
import { factOf } from './memory.ts';
import { properName, textOf } from './texts.ts';

function chosen(value: 'all' | readonly string[] | undefined, all: readonly string[]): readonly string[] {
  if (value === undefined || value === 'all') return all;
  const selected = new Set(value);
  return all.filter((name) => selected.has(name));
}

/** Each deployment as it was written, resolved. */
export const resolveDeployments = factOf(
  'draft',
  (draft: Draft): ReadonlyMap<RawDeployment, Deployment> =>
    new Map(draft.deployments.map((raw) => [raw, resolveDeployment(raw, draft)])),
);

/** What is on in a deployment: a thing of an area or gateway that is on, and that is not off by itself. */
function resolveDeployment(raw: RawDeployment, draft: Draft): Deployment {
  const gateways = chosen(
    raw.gateways,
    draft.gateways.map((gateway) => gateway.name),
  );
  const areas = chosen(
    raw.areas,
    draft.areas.filter((area) => area.gateway === undefined).map((area) => area.name),
  );
  const off = new Set(raw.off ?? []);
  const [areasOn, gatewaysOn] = [new Set(areas), new Set(gateways)];
  const isOn = (thing: { readonly name: string; readonly area: string; readonly gateway?: string }): boolean =>
    !off.has(thing.name) && (thing.gateway === undefined ? areasOn.has(thing.area) : gatewaysOn.has(thing.gateway));
  const namesOf = (things: ReadonlyMap<string, { name: string; area: string; gateway?: string }>): readonly string[] =>
    [...things.values()].filter(isOn).map((thing) => thing.name);
  return {
    name: raw.deployment,
    title: properName(raw.title),
    server: raw.server,
    brand: raw.brand,
    identity: raw.identity === undefined || raw.identity === 'local' ? { provider: 'local' } : raw.identity,
    gateways,
    areas,
    routes: namesOf(draft.screens),
    endpoints: namesOf(draft.endpoints).flatMap((id) =>
      isDecided(draft.endpoints.get(id)?.raw.decide) ? [id, verdictId(id)] : [id],
    ),
    relabel: Object.fromEntries(Object.entries(raw.relabel ?? {}).map(([path, text]) => [path, textOf(text, text.th)])),
  };
}
