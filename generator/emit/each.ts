import { templateArea } from '../model/defaults.ts';
import type { EntityModel, GatewayModel, Model } from '../model/types.ts';
import { Code, code, literal } from '../print/literal.ts';
import { pascal } from '../print/names.ts';
import { type ImportSpec, joinedImports, type SourceSpec, typeImport, valueImport } from '../print/source.ts';
import { fieldsFile, fieldsName } from './fields.ts';
import { type Condition, Fold, partModules, type Side, Unlike } from './fold.ts';
import { ownerOf } from './inherited.ts';
import { byText, type LookUp, lookUp } from './look-up.ts';
import { sharedName } from './shared-name.ts';

/** A page of one gateway, as it would be written for it alone. */
interface Page {
  readonly gateway: GatewayModel;
  readonly spec: SourceSpec;
  readonly call: string;
  readonly data: unknown;
}

/** What a page imports that only its gateway has: its name outside and inside of the page, and its type in the shared one. */
interface Own {
  readonly imported: string;
  readonly local: string;
  readonly from: string;
  readonly shared: string;
  readonly type: string;
  readonly types: readonly ImportSpec[];
}

const callType = { type: 'Call', types: [typeImport('#contract/call.ts', ['Call'])] };
const validatorType = { type: 'Validator', types: [typeImport('#contract/screen.ts', ['Validator'])] };

/** The fields of a gateway's entity are at least those of the template's that it extends. */
function fieldsType(name: string, entities: readonly EntityModel[], names: LookUp) {
  const entity = entities.find((each) => fieldsName(each.name) === name);
  const owner = entity && ownerOf(entity, names);
  if (!owner) throw new Unlike();
  const type = `${pascal(owner.name)}FieldName`;
  return {
    type: `Readonly<Record<${type}, Field>>`,
    types: [
      typeImport('#contract/field.ts', ['Field']),
      typeImport(`#generated/api/${fieldsFile(owner.name)}`, [type]),
    ],
  };
}

function ownImports({ gateway, spec }: Page, names: LookUp): readonly Own[] {
  const entities = names.entitiesOf(gateway.name);
  const files = new Set(entities.map(({ name }) => `#generated/api/${fieldsFile(name)}`));
  return (spec.imports ?? []).flatMap(({ from, names: imported }) => {
    if (!from.startsWith('./') && !files.has(from)) return [];
    return imported.map((each): Own => {
      const [name = each, local = name] = each.split(' as ');
      const kind = files.has(from)
        ? fieldsType(name, entities, names)
        : from.startsWith('./calls/')
          ? callType
          : validatorType;
      const shared = local === name ? sharedName(name, gateway) : local;
      if (shared === undefined) throw new Unlike();
      return { imported: name, local, from, shared, ...kind };
    });
  });
}

const credentialsOf = (gateway: GatewayModel, names: LookUp): ReadonlySet<string> =>
  new Set(
    names.entitiesOf(gateway.name).flatMap((entity) => {
      const owner = ownerOf(entity, names);
      return owner ? Object.keys(entity.fields).filter((name) => !Object.hasOwn(owner.fields, name)) : [];
    }),
  );

/** `own`: what every gateway hands over, and what some lack. */
function partsOf(owns: ReadonlyMap<Side, readonly Own[]>, fold: Fold) {
  const all = new Map<string, Own>();
  for (const list of owns.values()) for (const each of list) all.set(each.shared, each);
  const isEverywhere = (shared: string) =>
    [...owns.values()].every((list) => list.some((one) => one.shared === shared));
  const properties = [
    ...[...all.values()].map(({ shared, type }) => `readonly ${shared}${isEverywhere(shared) ? '' : '?'}: ${type}`),
    ...[...fold.holes].map(([name, { type }]) => `readonly ${name}: ${type}`),
  ];
  const types = [
    ...[...all.values()].flatMap((each) => each.types),
    ...Object.entries(partModules).map(([name, from]) =>
      typeImport(from, [...fold.types].some((type) => new RegExp(`\\b${name}\\b`).test(type)) ? [name] : []),
    ),
  ];
  return { type: `{ ${properties.join('; ')} }`, types };
}

function sharedPage(stem: string, pages: readonly Page[], names: LookUp): readonly SourceSpec[] {
  const call = pages[0]?.call ?? '';
  const owns = new Map<Side, readonly Own[]>();
  const pageOf = new Map<Side, Page>();
  for (const page of pages) {
    const own = ownImports(page, names);
    const side: Side = {
      gateway: page.gateway,
      credentials: credentialsOf(page.gateway, names),
      names: new Map(own.map(({ local, shared }) => [local, `own.${shared}`])),
    };
    owns.set(side, own);
    pageOf.set(side, page);
  }
  const optional = new Map<string, Set<Side>>();
  for (const [side, list] of owns)
    for (const { shared } of list) optional.set(shared, (optional.get(shared) ?? new Set()).add(side));
  const conditions: Condition[] = [...optional].map(([shared, sides]) => ({
    text: `own.${shared}`,
    sides,
    sign: new RegExp(`\\bown\\.${shared}\\b`),
  }));
  const fold = new Fold([...owns.keys()], conditions);
  const data = fold.value(new Map([...pageOf].map(([side, page]) => [side, page.data])));
  const { type, types } = partsOf(owns, fold);
  const ownFiles = new Set([...owns.values()].flatMap((list) => list.map(({ from }) => from)));
  const shared: SourceSpec = {
    path: `generated/web/${templateArea}/each/${stem}`,
    imports: joinedImports([
      typeImport('#contract/catalog.ts', ['GatewayInfo']),
      ...types,
      ...pages.flatMap(({ spec }) =>
        (spec.imports ?? [])
          .filter(({ from }) => !ownFiles.has(from))
          .map((each) => ({ ...each, from: each.from.replace(/^\.\.\//, '../../') })),
      ),
    ]),
    statements: [
      { kind: 'type', name: 'Own', type, doc: 'What a gateway has of its own for this page.' },
      {
        kind: 'const',
        name: 'page',
        value: code(`(g: GatewayInfo, own: Own) =>\n  ${call}(${literal(data, '  ', 120)})`),
      },
    ],
  };
  const each = [...owns].map(([side, own]): SourceSpec => {
    const page = pageOf.get(side);
    const parts = {
      ...Object.fromEntries(own.map(({ shared: name, local }) => [name, code(local)])),
      ...Object.fromEntries([...fold.holes].map(([name, { values }]) => [name, values.get(side)])),
    };
    return {
      path: page?.spec.path ?? '',
      data: true,
      imports: [
        valueImport('#generated/api/gateways.ts', ['gateways']),
        valueImport(`../${templateArea}/each/${stem}`, ['page']),
        ...own.map(({ from, imported, local }) =>
          valueImport(from, [imported === local ? local : `${imported} as ${local}`]),
        ),
      ],
      statements: [
        { kind: 'default', call: 'page', data: new Code(`gateways.${side.gateway.name}, ${literal(parts, '', 60)}`) },
      ],
    };
  });
  return [shared, ...each.map((spec) => ({ ...spec, imports: joinedImports(spec.imports ?? []) }))];
}

/** The pages of gateways by what they are called in each: those that are one statement. */
function byStem(specs: readonly SourceSpec[], model: Model): ReadonlyMap<string, readonly Page[]> {
  const found = new Map<string, Page[]>();
  for (const spec of specs) {
    const [, area, stem = ''] = /^generated\/web\/([^/]+)\/([^/]+\.tsx)$/.exec(spec.path) ?? [];
    const gateway = model.gateways.find(({ name }) => name === area);
    const [only, ...more] = spec.statements;
    if (!gateway || only?.kind !== 'default' || more.length > 0) continue;
    found.set(stem, [...(found.get(stem) ?? []), { gateway, spec, call: only.call, data: only.data }]);
  }
  return new Map([...found].sort(([a], [b]) => byText(a, b)));
}

/**
 * generated/web/gateway/each/<route>.tsx: a page that the template makes for every gateway, once, as a function of what a
 * gateway is called and has of its own; the page of a gateway is a line that calls it. Pages that cannot be said once
 * stay as they are.
 */
export function withSharedPages(specs: readonly SourceSpec[], model: Model): readonly SourceSpec[] {
  const names = lookUp(model);
  const instead = new Map<string, SourceSpec>();
  for (const [stem, pages] of byStem(specs, model)) {
    if (pages.length < 2 || new Set(pages.map(({ call }) => call)).size > 1) continue;
    try {
      for (const spec of sharedPage(stem, pages, names)) instead.set(spec.path, spec);
    } catch (error) {
      if (!(error instanceof Unlike)) throw error;
    }
  }
  const known = new Set(specs.map(({ path }) => path));
  return [
    ...specs.map((spec) => instead.get(spec.path) ?? spec),
    ...[...instead.values()].filter(({ path }) => !known.has(path)),
  ];
}
