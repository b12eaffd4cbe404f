import { fileShapes } from './files.ts';
import type { MapShape, NameKind, ObjectShape, Shape, StringShape } from './shape.ts';
import { printable } from './words.ts';

export type Json = Readonly<Record<string, unknown>>;

/** What the schema of one project adds to that of the language. */
export interface ProjectWords {
  /** Schema of a text that is a name; `owner` is the object of the language that contains it. Undefined = its form will do. */
  nameSchema(kind: NameKind, owner: string): Json | undefined;
  /** Says more of a map: of the things by whose names it goes, what only the project knows. */
  mapSchema(shape: MapShape, schema: Json): Json;
  /** Definitions to which these refer. */
  definitions(): Json;
}

/** Characters from which a reference is shorter than the pattern. */
const longPattern = 60;

const definitionName = (name: string): string => name.replaceAll(' ', '-');

/** Definitions of one schema, each named shape once. */
class Definitions {
  readonly #made = new Map<string, Json>();
  readonly #shapes = new Map<string, Shape>();
  readonly #owners: string[] = [];
  readonly words: ProjectWords | undefined;

  constructor(words?: ProjectWords) {
    this.words = words;
  }

  /** The object whose definition is being made. */
  get owner(): string {
    return this.#owners.at(-1) ?? '';
  }

  refer(name: string, shape: Shape, make: () => Json): Json {
    const at = definitionName(name);
    const before = this.#shapes.get(at);
    if (before !== undefined && before !== shape) throw new Error(`two shapes of the language are named ${name}`);
    if (before === undefined) {
      this.#shapes.set(at, shape);
      this.#owners.push(name);
      this.#made.set(at, make());
      this.#owners.pop();
    }
    return { $ref: `#/$defs/${at}` };
  }

  /** A text of a form that is long to say: said once, and referred to by what it is. */
  text({ pattern = '\\S', what }: StringShape): Json {
    const schema = { type: 'string', pattern };
    if (what === undefined || pattern.length < longPattern) return schema;
    const at = what.replace(/[^A-Za-z_]+/g, '-');
    const before = this.#made.get(at);
    if (before !== undefined && before.pattern !== pattern) return schema;
    this.#made.set(at, schema);
    return { $ref: `#/$defs/${at}` };
  }

  all(): Json {
    const made = [...this.#made, ...Object.entries(this.words?.definitions() ?? {})];
    return Object.fromEntries(made.sort(([a], [b]) => (a < b ? -1 : 1)));
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
      return (shape.names && definitions.words?.nameSchema(shape.names, definitions.owner)) ?? definitions.text(shape);
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
    case 'map': {
      const refers = shape.refers && definitions.words;
      const schema = {
        type: 'object',
        propertyNames: refers ? schemaOf(shape.key, definitions) : { pattern: shape.key.pattern ?? '\\S' },
        additionalProperties: schemaOf(shape.value, definitions),
      };
      return definitions.words?.mapSchema(shape, schema) ?? schema;
    }
    case 'object':
      return definitions.refer(shape.name, shape, () => objectSchema(shape, definitions));
    case 'variants':
      return definitions.refer(shape.name, shape, () => ({
        oneOf: Object.values(shape.by).map((variant) => schemaOf(variant, definitions)),
      }));
    case 'union': {
      const make = () => ({ anyOf: shape.of.map((one) => schemaOf(one, definitions)) });
      return shape.name === undefined ? make() : definitions.refer(shape.name, shape, make);
    }
  }
}

/**
 * One JSON Schema that fits every file of the manifest, whichever kind it is: manifest/schema.json, or, with the words of a
 * project, manifest/names.schema.json.
 */
export function manifestSchema(names?: ProjectWords): Json {
  const definitions = new Definitions(names);
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
