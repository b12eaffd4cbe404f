import { templateArea } from '../model/defaults.ts';
import type { GatewayModel, Model } from '../model/types.ts';
import { type ImportSpec, type PropertySpec, type StatementSpec, typeImport } from '../print/source.ts';
import { isSame } from './same.ts';
import { sharedName } from './shared-name.ts';

/** What an area's file of types says, and what it takes from the template's. */
interface Types {
  readonly own: readonly StatementSpec[];
  readonly imports: readonly ImportSpec[];
}

type Interface = Extract<StatementSpec, { kind: 'interface' }>;

const isInterface = (each: StatementSpec): each is Interface => each.kind === 'interface';

/** Names in a type that every file knows. */
const everywhere = new Set(['Readonly', 'Record', 'Blob']);

/** Is the type made of nothing that would have to be imported? */
const isPlain = ({ type }: PropertySpec): boolean =>
  (type.replace(/'(?:[^'\\]|\\.)*'/g, '').match(/[A-Z]\w*/g) ?? []).every((name) => everywhere.has(name));

/** An interface that several gateways have, by what it is called in the template. */
function shared(byGateway: ReadonlyMap<GatewayModel, readonly StatementSpec[]>, taken: ReadonlySet<string>) {
  const found = new Map<string, { readonly gateway: GatewayModel; readonly spec: Interface }[]>();
  for (const [gateway, statements] of byGateway)
    for (const spec of statements.filter(isInterface)) {
      const name = sharedName(spec.name, gateway);
      if (name === undefined || taken.has(name) || spec.extends !== undefined) continue;
      found.set(name, [...(found.get(name) ?? []), { gateway, spec }]);
    }
  const made = new Map<string, Interface>();
  for (const [name, all] of found) {
    const [first, ...rest] = all;
    if (!first) continue;
    const properties = first.spec.properties.filter(
      (property) =>
        isPlain(property) && rest.every(({ spec }) => spec.properties.some((each) => isSame(each, property))),
    );
    const doc = first.spec.doc?.replaceAll(first.gateway.name, `{${templateArea}}`);
    if (properties.length > 0)
      made.set(name, { kind: 'interface', name, properties, ...(doc === undefined ? {} : { doc }) });
  }
  return made;
}

/** One gateway's version of a type in the template's file: the same, or with additions. */
function asShared(spec: StatementSpec, gateway: GatewayModel, made: ReadonlyMap<string, Interface>): StatementSpec {
  if (spec.kind === 'type') return { kind: 'type', name: spec.name, type: spec.type };
  if (spec.kind !== 'interface') return spec;
  const base = made.get(sharedName(spec.name, gateway) ?? '');
  if (!base) return spec;
  const properties = spec.properties.filter((property) => !base.properties.some((each) => isSame(each, property)));
  return properties.length === 0
    ? { kind: 'type', name: spec.name, type: base.name }
    : { kind: 'interface', name: spec.name, extends: base.name, properties };
}

/**
 * The types of each area, with those that all gateways have written once, in the template's file: `GatewayOrdersQuery`. A
 * gateway's own name for one is a line.
 */
export function withSharedTypes(
  all: ReadonlyMap<string, readonly StatementSpec[]>,
  model: Model,
): ReadonlyMap<string, Types> {
  const byGateway = new Map(model.gateways.map((gateway) => [gateway, all.get(gateway.name) ?? []]));
  const written = all.get(templateArea) ?? [];
  const taken = new Set(written.flatMap((each) => (each.kind === 'default' ? [] : [each.name])));
  const made = model.gateways.length > 1 && all.has(templateArea) ? shared(byGateway, taken) : new Map();
  const imports = [typeImport(`./${templateArea}.ts`, made.keys())];
  return new Map(
    [...all].map(([area, statements]): [string, Types] => {
      if (area === templateArea) return [area, { own: [...statements, ...made.values()], imports: [] }];
      const gateway = model.gateways.find(({ name }) => name === area);
      if (!gateway) return [area, { own: statements, imports: [] }];
      return [area, { own: statements.map((spec) => asShared(spec, gateway, made)), imports }];
    }),
  );
}
