import type { JsonSchema } from '#contract/endpoint.ts';
import { schemaOf } from '#contract/json-schema.ts';
import { fact } from '../model/memory.ts';
import type { Model, ShapeModel } from '../model/types.ts';
import { type Code, code, Extended } from '../print/literal.ts';
import { camel, kebab, Names } from '../print/names.ts';
import { type ImportSpec, type SourceSpec, typeImport, valueImport } from '../print/source.ts';
import { OptionWriter } from './enums.ts';
import { lookUp, plainField } from './look-up.ts';
import { components, referTo } from './shape-refs.ts';
import { usedShapes } from './shape-types.ts';
import { shapeType } from './type-text.ts';

/** Schemas of shapes for openapi.json, by name. */
export function shapeComponents(model: Model): Readonly<Record<string, JsonSchema>> {
  const used = usedShapes(model);
  return Object.fromEntries(
    model.shapes.flatMap((shape) =>
      (['reply', 'body'] as const).flatMap((use) =>
        used[use].has(shape.name)
          ? [[shapeType(shape, use), schemaOf(shape.fields, { use, refer: referTo })] as const]
          : [],
      ),
    ),
  );
}

/** `paymentSourceInputSchema`: what a body may bring of a shape. */
const schemaName = (shape: ShapeModel) => camel(`${shapeType(shape, 'body')}.schema`);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Writes schemas with those of shapes by name, and collects what has to be imported for one file. */
export class SchemaWriter {
  readonly #areas: ReadonlyMap<string, string>;
  readonly #own: string | undefined;
  readonly #used = new Map<string, Set<string>>();

  /** `own` = the area whose file of shapes is being written: what is there needs no import. */
  constructor(model: Model, own?: string) {
    this.#own = own;
    this.#areas = new Map(model.shapes.map((shape) => [shapeType(shape, 'body'), shape.area]));
  }

  #named($ref: unknown): Code | undefined {
    const type = String($ref).slice(components.length);
    const area = this.#areas.get(type);
    if (area === undefined) return undefined;
    const name = camel(`${type}.schema`);
    if (area !== this.#own) this.#used.set(area, (this.#used.get(area) ?? new Set()).add(name));
    return code(name);
  }

  /** A reference becomes the name of the schema, or a choice of the schema and null. */
  write(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((each) => this.write(each));
    if (!isRecord(schema)) return schema;
    const named = '$ref' in schema ? this.#named(schema.$ref) : undefined;
    if (named) return named;
    const [first] = Array.isArray(schema.anyOf) ? schema.anyOf : [];
    const nullable = isRecord(first) && '$ref' in first ? this.#named(first.$ref) : undefined;
    if (nullable) return new Extended(nullable, { type: ['object', 'null'] });
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, this.write(value)]));
  }

  imports(): readonly ImportSpec[] {
    return [...this.#used].map(([area, names]) => valueImport(`./${area}.shapes.ts`, names));
  }
}

/** The shapes inside a shape come before it. */
function sorted(shapes: readonly ShapeModel[]): readonly ShapeModel[] {
  const done = new Set<string>();
  const order: ShapeModel[] = [];
  const byName = new Map(shapes.map((shape) => [shape.name, shape]));
  const add = (shape: ShapeModel): void => {
    if (done.has(shape.name)) return;
    done.add(shape.name);
    for (const field of shape.fields) {
      const inner = byName.get((field.shape ?? field.item?.shape)?.name ?? '');
      if (inner) add(inner);
    }
    order.push(shape);
  };
  for (const shape of shapes) add(shape);
  return order;
}

const schemaFile = fact('model', (model: Model, area: string): readonly SourceSpec[] => {
  const names = lookUp(model);
  const used = usedShapes(model);
  const writer = new SchemaWriter(model, area);
  const statements = sorted(names.shapesOf(area))
    .filter(({ name }) => used.body.has(name))
    .map((shape) => ({
      kind: 'const' as const,
      name: schemaName(shape),
      type: 'JsonSchema',
      value: writer.write(schemaOf(shape.fields, { use: 'body', refer: referTo })),
    }));
  if (statements.length === 0) return [];
  return [
    {
      path: `generated/api/${area}.shapes.ts`,
      data: true,
      imports: [typeImport('#contract/endpoint.ts', ['JsonSchema']), ...writer.imports()],
      statements,
    },
  ];
});

const fieldsFile = fact('model', (model: Model, shape: ShapeModel): SourceSpec => {
  const options = new OptionWriter(model);
  const value = { name: shape.name, fields: shape.fields.map((field) => options.field(plainField(field))) };
  return {
    path: `generated/api/shapes/${kebab(shape.name)}.ts`,
    data: true,
    imports: [typeImport('#contract/field.ts', ['FieldShape']), ...options.imports('..')],
    statements: [{ kind: 'const', name: camel(`${shape.name}.shape`), type: 'FieldShape', value }],
  };
});

/**
 * generated/api/shapes/<shape>.ts: the fields of each structure, for the screens that draw or fill it and for the server
 * that stores it; generated/api/<area>.shapes.ts: what the server validates those in bodies with.
 */
export function shapes(model: Model): readonly SourceSpec[] {
  const names = lookUp(model);
  const taken = new Names('generated/api/shapes');
  const fields = model.shapes.map((shape): SourceSpec => {
    taken.take(kebab(shape.name), shape.name);
    return fieldsFile(model, shape);
  });
  return [...fields, ...names.areas.flatMap((area) => schemaFile(model, area))];
}
