import type { ObjectShape, Shape } from '../language/shape.ts';

/** What a shape is called in a message. */
export function called(shape: Shape): string {
  switch (shape.kind) {
    case 'string':
      return shape.what;
    case 'choice':
      return shape.values.length > 6 ? 'a known word' : `one of ${shape.values.join(', ')}`;
    case 'number':
      return shape.counts ? 'a whole number, 1 at least' : 'a number';
    case 'boolean':
      return 'true or false';
    case 'true':
      return 'true';
    case 'scalar':
      return 'a single value';
    case 'nothing':
      return 'null';
    case 'list':
      return 'a list';
    case 'map':
      return 'a map';
    case 'object':
    case 'variants':
      return `a map of ${shape.name} keys`;
    case 'union':
      return shape.of.map(called).join(' or ');
  }
}

/** A value as messages show it. */
export const show = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Could this value be meant as this alternative? Alternatives differ in their YAML type. */
export function fits(shape: Shape, value: unknown): boolean {
  switch (shape.kind) {
    case 'string':
    case 'choice':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'true':
      return value === true;
    case 'nothing':
      return value === null;
    case 'scalar':
      return ['string', 'number', 'boolean'].includes(typeof value);
    case 'list':
      return Array.isArray(value);
    case 'union':
      return shape.of.some((one) => fits(one, value));
    default:
      return isMap(value);
  }
}

/** What a missing value counts as; undefined where nothing will do and its owner must go. */
export function standIn(shape: Shape): unknown {
  switch (shape.kind) {
    case 'string':
      return shape.standIn;
    case 'choice':
      return shape.values[0];
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'true':
      return true;
    case 'nothing':
      return null;
    case 'scalar':
      return '';
    case 'list':
      return [];
    case 'map':
      return {};
    case 'union':
      return shape.of.map(standIn).find((value) => value !== undefined);
    case 'variants':
      return undefined;
    case 'object': {
      const needed = Object.entries(shape.keys).filter(([, key]) => key.required);
      const values = needed.map(([name, key]) => [name, standIn(key.shape)] as const);
      return shape.oneOf.length > 0 || values.some(([, value]) => value === undefined)
        ? undefined
        : Object.fromEntries(values);
    }
  }
}

/** What is said of a key that is missing. */
export function missing(shape: ObjectShape, name: string): string {
  if (name === 'th') return `${shape.name} has no Thai label (th)`;
  return `${shape.name} has no “${name}”`;
}

/** Rules between the keys of one object. After a fatal one nobody can say what the object is. */
export function relations(shape: ObjectShape, value: object): readonly { message: string; fatal: boolean }[] {
  const given = shape.oneOf.filter((key) => Object.hasOwn(value, key));
  const found: { message: string; fatal: boolean }[] = [];
  if (shape.oneOf.length > 0 && given.length === 0)
    found.push({ message: `${shape.name} needs one of ${shape.oneOf.join(', ')}`, fatal: true });
  if (given.length > 1)
    found.push({ message: `${shape.name} has ${given.join(' and ')}, but is only one of them`, fatal: true });
  if (shape.anyOf.length > 0 && !shape.anyOf.some((key) => Object.hasOwn(value, key)))
    found.push({ message: `${shape.name} needs ${shape.anyOf.join(' or ')}`, fatal: false });
  return found;
}
