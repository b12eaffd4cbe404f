import { once } from './once.ts';
import type { EndpointModel, EntityModel, Model, ScreenModel, ShapeModel } from './types.ts';

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

/** The things of a model by name, and by the areas that own them, there sorted. */
export interface Index {
  readonly entities: ReadonlyMap<string, EntityModel>;
  readonly endpoints: ReadonlyMap<string, EndpointModel>;
  readonly shapes: ReadonlyMap<string, ShapeModel>;
  readonly screens: ReadonlyMap<string, ScreenModel>;
  readonly entitiesBy: ReadonlyMap<string, readonly EntityModel[]>;
  readonly shapesBy: ReadonlyMap<string, readonly ShapeModel[]>;
  readonly endpointsBy: ReadonlyMap<string, readonly EndpointModel[]>;
  readonly screensBy: ReadonlyMap<string, readonly ScreenModel[]>;
}

/** Of a model as it is: no fact. */
export const indexOf = (model: Model): Index => ({
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
});

const alone = once(indexOf);
const joined = new WeakMap<Model, Index>();

/** In a process that stays: whoever asks for one thing of a model by its name has read this one, and not all of them. */
export function joinIndex(model: Model, index: Index): void {
  joined.set(model, index);
}

export const indexed = (model: Model): Index => joined.get(model) ?? alone(model);
