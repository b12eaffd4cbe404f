import type { Field } from '#contract/field.ts';
import { fact, factOf } from '../model/memory.ts';
import { once } from '../model/once.ts';
import type { EndpointModel, EntityModel, Model, ScreenModel, ShapeModel } from '../model/types.ts';

/** The model by name. Built once a model. */
export interface LookUp {
  readonly model: Model;
  /** Areas that own an entity, an endpoint or a shape, sorted. */
  readonly areas: readonly string[];
  /** Areas that own a screen, sorted. */
  readonly screenAreas: readonly string[];
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

interface Index {
  readonly entities: ReadonlyMap<string, EntityModel>;
  readonly endpoints: ReadonlyMap<string, EndpointModel>;
  readonly shapes: ReadonlyMap<string, ShapeModel>;
  readonly screens: ReadonlyMap<string, ScreenModel>;
  readonly entitiesBy: ReadonlyMap<string, readonly EntityModel[]>;
  readonly shapesBy: ReadonlyMap<string, readonly ShapeModel[]>;
  readonly endpointsBy: ReadonlyMap<string, readonly EndpointModel[]>;
  readonly screensBy: ReadonlyMap<string, readonly ScreenModel[]>;
}

const indexOf = factOf(
  'model',
  (model: Model): Index => ({
    entities: new Map(model.entities.map((each) => [each.name, each])),
    endpoints: new Map(model.endpoints.map((each) => [each.id, each])),
    shapes: new Map(model.shapes.map((each) => [each.name, each])),
    screens: new Map(model.screens.map((each) => [each.path, each])),
    entitiesBy: groupBy(
      model.entities,
      (each) => each.area,
      (each) => each.name,
    ),
    shapesBy: groupBy(
      model.shapes,
      (each) => each.area,
      (each) => each.name,
    ),
    endpointsBy: groupBy(
      model.endpoints,
      (each) => each.area,
      (each) => each.id,
    ),
    screensBy: groupBy(
      model.screens,
      (each) => each.area,
      (each) => each.path,
    ),
  }),
);

/** One thing of the index by its name: whoever asks for it has read this one, and not the index. */
const part = <K extends keyof Index>(kind: K) =>
  fact('model', (model: Model, name: string) => indexOf(model)[kind].get(name) as ValueOf<Index[K]> | undefined);

type ValueOf<M> = M extends ReadonlyMap<string, infer V> ? V : never;

const [entity, endpoint, shape, screen] = [part('entities'), part('endpoints'), part('shapes'), part('screens')];
const [entitiesOf, endpointsOf] = [part('entitiesBy'), part('endpointsBy')];
const [shapesOf, screensOf] = [part('shapesBy'), part('screensBy')];

const areasOf = factOf('model', (model: Model): readonly string[] => {
  const { entitiesBy, endpointsBy, shapesBy } = indexOf(model);
  return [...new Set([...entitiesBy.keys(), ...endpointsBy.keys(), ...shapesBy.keys()])].sort(byText);
});

const screenAreasOf = factOf('model', (model: Model): readonly string[] =>
  [...indexOf(model).screensBy.keys()].sort(byText),
);

function required<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The model has no ${what}`);
  return found;
}

/** The model by name: the same for each model. */
export const lookUp = once(
  (model: Model): LookUp => ({
    model,
    get areas() {
      return areasOf(model);
    },
    get screenAreas() {
      return screenAreasOf(model);
    },
    shape: (name) => required(shape(model, name), `shape ${name}`),
    shapesOf: (area) => shapesOf(model, area) ?? [],
    entity: (name) => required(entity(model, name), `entity ${name}`),
    endpoint: (id) => required(endpoint(model, id), `endpoint ${id}`),
    screen: (path) => screen(model, path),
    entitiesOf: (area) => entitiesOf(model, area) ?? [],
    endpointsOf: (area) => endpointsOf(model, area) ?? [],
    screensOf: (area) => screensOf(model, area) ?? [],
  }),
);

/** `work`, done once for each endpoint of a model. */
export function oncePerEndpoint<T>(
  work: (endpoint: EndpointModel, names: LookUp) => T,
): (endpoint: EndpointModel, names: LookUp) => T {
  const done = fact('model', (model: Model, endpoint: EndpointModel) => work(endpoint, lookUp(model)));
  return (endpoint, names) => done(names.model, endpoint);
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
  'english',
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
