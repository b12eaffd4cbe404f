import { fileShapes } from './files.ts';
import type { ObjectShape, Shape } from './shape.ts';
import { printable } from './words.ts';

type Json = Readonly<Record<string, unknown>>;

const definitionName = (name: string): string => name.replaceAll(' ', '-');

/** Definitions of one schema, each named shape once. */
class Definitions {
  readonly #made = new Map<string, Json>();
  readonly #shapes = new Map<string, Shape>();

  refer(name: string, shape: Shape, make: () => Json): Json {
    const at = definitionName(name);
    const before = this.#shapes.get(at);
    if (before !== undefined && before !== shape) throw new Error(`two shapes of the language are named ${name}`);
    if (before === undefined) {
      this.#shapes.set(at, shape);
      this.#made.set(at, make());
    }
    return { $ref: `#/$defs/${at}` };
  }

  all(): Json {
    return Object.fromEntries([...this.#made].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

function objectSchema(shape: ObjectShape, definitions: Definitions): Json {
  const properties = Object.entries(shape.keys).map(
    ([name, key]) => [name, { description: key.doc, ...schemaOf(key.shape, definitions) }] as const,
  );
  const required = Object.entries(shape.keys).flatMap(([name, key]) => (key.required ? [name] : []));
  const alone = (name: string): Json => ({ required: [name] });
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
    ...(shape.oneOf.length > 0 ? { oneOf: shape.oneOf.map(alone) } : {}),
    ...(shape.anyOf.length > 0 ? { anyOf: shape.anyOf.map(alone) } : {}),
  };
}

function schemaOf(shape: Shape, definitions: Definitions): Json {
  switch (shape.kind) {
    case 'string':
      return { type: 'string', pattern: shape.pattern ?? '\\S' };
    case 'choice':
      return { enum: shape.values };
    case 'number':
      return shape.counts ? { type: 'integer', minimum: 1 } : { type: 'number', minimum: 0 };
    case 'boolean':
      return { type: 'boolean' };
    case 'true':
      return { const: true };
    case 'nothing':
      return { type: 'null' };
    case 'scalar':
      return { type: ['string', 'number', 'boolean'], pattern: printable };
    case 'list':
      return { type: 'array', items: schemaOf(shape.item, definitions) };
    case 'map':
      return {
        type: 'object',
        propertyNames: { pattern: shape.key.pattern ?? '\\S' },
        additionalProperties: schemaOf(shape.value, definitions),
      };
    case 'object':
      return definitions.refer(shape.name, shape, () => objectSchema(shape, definitions));
    case 'variants':
      return definitions.refer(shape.name, shape, () => ({
        oneOf: Object.values(shape.by).map((variant) => schemaOf(variant, definitions)),
      }));
    case 'union':
      return { anyOf: shape.of.map((one) => schemaOf(one, definitions)) };
  }
}

/** manifest/schema.json: one JSON Schema that fits every file of the manifest, whichever kind it is. */
export function manifestSchema(): Json {
  const definitions = new Definitions();
  const kinds = Object.entries(fileShapes).map(([key, shape]) => ({
    if: { required: [key] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: schemaOf(shape, definitions),
  }));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The manifest: app, access, areas, gateways and deployments',
    description:
      'Generated from generator/language. Name it at the top of every file, so that editors complete and check.',
    type: 'object',
    anyOf: Object.keys(fileShapes).map((key) => ({ required: [key] })),
    allOf: kinds,
    $defs: definitions.all(),
  };
}
