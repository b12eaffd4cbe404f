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

/** Types that all gateways have, by what they are called in the template's file: `GatewayOrdersQuery`. */
export function sharedTypes(
  model: Model,
  areas: readonly string[],
  statementsOf: (model: Model, area: string) => readonly StatementSpec[],
): ReadonlyMap<string, Interface> {
  if (model.gateways.length <= 1 || !areas.includes(templateArea)) return new Map();
  const byGateway = new Map(
    model.gateways.map((gateway) => [gateway, areas.includes(gateway.name) ? statementsOf(model, gateway.name) : []]),
  );
  const taken = new Set(
    statementsOf(model, templateArea).flatMap((each) => (each.kind === 'default' ? [] : [each.name])),
  );
  return shared(byGateway, taken);
}

/** The types of an area, with `made` written once, in the template's file. A gateway's own name for one is a line. */
export function withSharedTypes(
  area: string,
  statements: readonly StatementSpec[],
  gateways: readonly GatewayModel[],
  made: ReadonlyMap<string, Interface>,
): Types {
  if (area === templateArea) return { own: [...statements, ...made.values()], imports: [] };
  const gateway = gateways.find(({ name }) => name === area);
  if (!gateway) return { own: statements, imports: [] };
  return {
    own: statements.map((spec) => asShared(spec, gateway, made)),
    imports: [typeImport(`./${templateArea}.ts`, made.keys())],
  };
}
