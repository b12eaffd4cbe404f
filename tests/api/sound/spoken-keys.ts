import { fileShapes } from '#generator/language/files.ts';
import type { ObjectShape, Shape } from '#generator/language/shape.ts';
import type { Manifest } from './sound-manifest.ts';

/** Which of several alternatives a value is: they differ in their YAML type. */
function fits(shape: Shape, value: unknown): boolean {
  if (shape.kind === 'list') return Array.isArray(value);
  if (shape.kind === 'map' || shape.kind === 'object' || shape.kind === 'variants')
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value !== 'object' || value === null;
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

/** Every key of a shape that a value of it has, as `endpoint.call`. */
function collect(shape: Shape, value: unknown, found: Set<string>): void {
  switch (shape.kind) {
    case 'list':
      if (Array.isArray(value)) for (const item of value) collect(shape.item, item, found);
      return;
    case 'map':
      for (const [, item] of entriesOf(value)) collect(shape.value, item, found);
      return;
    case 'union':
      for (const one of shape.of) if (fits(one, value)) collect(one, value, found);
      return;
    case 'variants': {
      const kind = Object.keys(shape.by).find((key) => entriesOf(value).some(([name]) => name === key));
      if (kind !== undefined && shape.by[kind]) collect(shape.by[kind], value, found);
      return;
    }
    case 'object':
      for (const [name, item] of entriesOf(value)) {
        const key = shape.keys[name];
        if (!key) continue;
        found.add(`${shape.name}.${name}`);
        collect(key.shape, item, found);
      }
  }
}

/** Keys of the language that a manifest makes use of. */
export function spokenKeys(manifest: Manifest, found = new Set<string>()): Set<string> {
  for (const content of Object.values(manifest)) {
    const kind = Object.entries(fileShapes).find(([name]) => name in content);
    if (kind) collect(kind[1], content, found);
  }
  return found;
}

/** Every key of the language, by the object that has it. */
export function allKeys(): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<ObjectShape>();
  const visit = (shape: Shape): void => {
    if (shape.kind === 'list') visit(shape.item);
    else if (shape.kind === 'map') visit(shape.value);
    else if (shape.kind === 'union') shape.of.forEach(visit);
    else if (shape.kind === 'variants') Object.values(shape.by).forEach(visit);
    else if (shape.kind === 'object' && !seen.has(shape)) {
      seen.add(shape);
      for (const [name, key] of Object.entries(shape.keys)) {
        found.add(`${shape.name}.${name}`);
        visit(key.shape);
      }
    }
  };
  Object.values(fileShapes).forEach(visit);
  return found;
}
