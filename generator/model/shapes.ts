import type { Field } from '#contract/field.ts';
import type { RawShape } from '../language/field.ts';
import { type Draft, sourceOf } from './draft.ts';
import { describeField, type Surroundings } from './fields.ts';
import { fact, joinTo } from './memory.ts';
import type { ShapeModel } from './types.ts';

/** Every field of a shape is present, unless it may be missing or has a default. */
function fieldOf(name: string, raw: RawShape[string], around: Surroundings): Field {
  const isThere = !raw.nullable && raw.initial === undefined;
  return describeField(name, isThere ? { ...raw, required: true } : raw, around);
}

const shapeNamedIn = fact('shapes', (shapes: Shapes, name: string) => shapes.make(name));

/** Shapes on demand: one asks for another. */
export class Shapes {
  readonly #draft: Draft;
  readonly #around: () => Surroundings;

  constructor(draft: Draft, around: () => Surroundings) {
    this.#draft = draft;
    this.#around = around;
    joinTo('shapes', this, draft);
  }

  /** Undefined if there is none of this name, and for a shape that contains itself: a rule reports both. */
  get(name: string): ShapeModel | undefined {
    return shapeNamedIn(this, name);
  }

  make(name: string): ShapeModel | undefined {
    const thing = this.#draft.shapes.get(name);
    if (!thing) return undefined;
    const fields = Object.entries(thing.raw).map(([field, raw]) => fieldOf(field, raw, this.#around()));
    return { name, area: thing.area, fields, source: sourceOf(this.#draft, thing) };
  }

  all(): readonly ShapeModel[] {
    return [...this.#draft.shapes.keys()].flatMap((name) => this.get(name) ?? []);
  }
}

/** The shape that a written field is of, or its items. */
export function shapeNamed(field: { readonly of?: unknown }, draft: Draft): string | undefined {
  return typeof field.of === 'string' && draft.shapes.has(field.of) ? field.of : undefined;
}
