import type { Field } from '#contract/field.ts';
import { fact, factOf } from '../model/memory.ts';
import { byText, indexed } from '../model/model-index.ts';
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

export { byText };

const areasOf = factOf('model', (model: Model): readonly string[] => {
  const { entitiesBy, endpointsBy, shapesBy } = indexed(model);
  return [...new Set([...entitiesBy.keys(), ...endpointsBy.keys(), ...shapesBy.keys()])].sort(byText);
});

const screenAreasOf = factOf('model', (model: Model): readonly string[] =>
  [...indexed(model).screensBy.keys()].sort(byText),
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
    shape: (name) => required(indexed(model).shapes.get(name), `shape ${name}`),
    shapesOf: (area) => indexed(model).shapesBy.get(area) ?? [],
    entity: (name) => required(indexed(model).entities.get(name), `entity ${name}`),
    endpoint: (id) => required(indexed(model).endpoints.get(id), `endpoint ${id}`),
    screen: (path) => indexed(model).screens.get(path),
    entitiesOf: (area) => indexed(model).entitiesBy.get(area) ?? [],
    endpointsOf: (area) => indexed(model).endpointsBy.get(area) ?? [],
    screensOf: (area) => indexed(model).screensBy.get(area) ?? [],
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
export const bareField = once(({ help: _h, ...field }: Field): Field => {
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
