import type { Field } from '#contract/field.ts';
import { once } from '../model/once.ts';
import type { EndpointModel, EntityModel, Model, ScreenModel, ShapeModel } from '../model/types.ts';

/** The model by name. Built once a model. */
export interface LookUp {
  /** Areas that own an entity, an endpoint or a shape, sorted. */
  readonly areas: readonly string[];
  entity(name: string): EntityModel;
  shape(name: string): ShapeModel;
  shapesOf(area: string): readonly ShapeModel[];
  endpoint(id: string): EndpointModel;
  screen(path: string): ScreenModel | undefined;
  entitiesOf(area: string): readonly EntityModel[];
  endpointsOf(area: string): readonly EndpointModel[];
  screensOf(area: string): readonly ScreenModel[];
}

/** Plain text order, the same on every machine. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string, order: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of [...items].sort((a, b) => byText(order(a), order(b)))) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function build(model: Model): LookUp {
  const entities = new Map(model.entities.map((each) => [each.name, each]));
  const endpoints = new Map(model.endpoints.map((each) => [each.id, each]));
  const shapes = new Map(model.shapes.map((each) => [each.name, each]));
  const screens = new Map(model.screens.map((each) => [each.path, each]));
  const entitiesBy = groupBy(
    model.entities,
    (each) => each.area,
    (each) => each.name,
  );
  const shapesBy = groupBy(
    model.shapes,
    (each) => each.area,
    (each) => each.name,
  );
  const endpointsBy = groupBy(
    model.endpoints,
    (each) => each.area,
    (each) => each.id,
  );
  const screensBy = groupBy(
    model.screens,
    (each) => each.area,
    (each) => each.path,
  );
  const required = <T>(found: T | undefined, what: string): T => {
    if (found === undefined) throw new Error(`The model has no ${what}`);
    return found;
  };
  return {
    areas: [...new Set([...entitiesBy.keys(), ...endpointsBy.keys(), ...shapesBy.keys()])].sort(byText),
    shape: (name) => required(shapes.get(name), `shape ${name}`),
    shapesOf: (area) => shapesBy.get(area) ?? [],
    entity: (name) => required(entities.get(name), `entity ${name}`),
    endpoint: (id) => required(endpoints.get(id), `endpoint ${id}`),
    screen: (path) => screens.get(path),
    entitiesOf: (area) => entitiesBy.get(area) ?? [],
    endpointsOf: (area) => endpointsBy.get(area) ?? [],
    screensOf: (area) => screensBy.get(area) ?? [],
  };
}

export const lookUp = once(build);

/** `work`, done once for each endpoint of a model. */
export function oncePerEndpoint<T>(
  work: (endpoint: EndpointModel, names: LookUp) => T,
): (endpoint: EndpointModel, names: LookUp) => T {
  const done = new WeakMap<LookUp, Map<EndpointModel, T>>();
  return (endpoint, names) => {
    const ofModel = done.get(names) ?? new Map<EndpointModel, T>();
    done.set(names, ofModel);
    const result = ofModel.get(endpoint) ?? work(endpoint, names);
    ofModel.set(endpoint, result);
    return result;
  };
}

const fieldKeys = [
  'name',
  'kind',
  'label',
  'hint',
  'unit',
  'units',
  'adds',
  'required',
  'readonly',
  'nullable',
  'min',
  'max',
  'minLength',
  'maxLength',
  'pattern',
  'options',
  'reference',
  'shape',
  'item',
  'initial',
  'mask',
  'gain',
  'suggest',
  'monthly',
  'fills',
] as const satisfies readonly (keyof Field)[];

/** What a thing has of these properties, in their order. */
export function pick<T extends object>(thing: T, names: readonly (keyof T & string)[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const name of names) {
    const value = thing[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}

/** What may be typed into a field. */
export const limits = new Set<string>(['min', 'max', 'minLength', 'maxLength', 'pattern'] satisfies (keyof Field)[]);

const unlimitedKeys = fieldKeys.filter((name) => !limits.has(name));

/** A field as lists know it: that it has a structure, and not which; what nobody types has no limits. */
export const bareField = once((field: Field): Field => {
  const { shape: _, item, ...rest } = field;
  const { shape: __, ...bare } = item ?? {};
  const open: Field = item?.shape
    ? { ...rest, item: { ...bare, kind: item.kind } }
    : { ...rest, ...(item ? { item } : {}) };
  if (!field.readonly) return field.shape || item?.shape ? open : field;
  const { name, kind, label } = field;
  return Object.assign(pick(open, unlimitedKeys), { name, kind, label });
});

/** What the browser may know of a field: without columns, tables and the like. */
export const plainField = once((field: Field): Field => {
  const { name, kind, label } = field;
  return Object.assign(pick(field, fieldKeys), { name, kind, label });
});
