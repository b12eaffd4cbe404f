import type { Field, FieldShape } from '#contract/field.ts';
import type { Shape } from '#contract/json-schema.ts';
import { factOf } from '../model/memory.ts';
import type { Model } from '../model/types.ts';
import type { ImportSpec, StatementSpec } from '../print/source.ts';
import { typeImport } from '../print/source.ts';
import { type LookUp, lookUp } from './look-up.ts';
import { shapesOf } from './shapes.ts';
import { bodyProperty, replyProperty, shapeOf, shapeType, type TypeUse } from './type-text.ts';

/** Names of shapes by how calls use them, those inside of others included. */
type Used = Readonly<Record<TypeUse, ReadonlySet<string>>>;

function reach(fields: readonly Shape[], into: Set<string>): void {
  for (const shape of fields.flatMap((field) => shapeOf(field) ?? [])) {
    if (into.has(shape.name)) continue;
    into.add(shape.name);
    reach(shape.fields, into);
  }
}

/** Which shapes bodies bring, and which replies have. */
export const usedShapes = factOf('model', (model: Model): Used => {
  const names = lookUp(model);
  const used = { body: new Set<string>(), reply: new Set<string>() };
  for (const endpoint of model.endpoints) {
    const { body, reply } = shapesOf(endpoint, names);
    reach(body ?? [], used.body);
    reach(reply, used.reply);
  }
  return used;
});

/** The types of an area's shapes: as they are answered, and as a body may bring them. */
export function shapeTypes(area: string, names: LookUp, model: Model): readonly StatementSpec[] {
  const { body } = usedShapes(model);
  return names.shapesOf(area).flatMap((shape): StatementSpec[] => [
    { kind: 'interface', name: shapeType(shape, 'reply'), properties: shape.fields.map(replyProperty) },
    ...(body.has(shape.name)
      ? [
          {
            kind: 'interface' as const,
            name: shapeType(shape, 'body'),
            properties: shape.fields.map((field) => bodyProperty(field)),
            doc: `${shape.name} as a body brings it.`,
          },
        ]
      : []),
  ]);
}

/** Types of shapes of other areas that fields refer to; `fileOf` is the file of an area. */
export function shapeImports(
  groups: readonly (readonly [fields: readonly Field[], use: TypeUse])[],
  names: LookUp,
  fileOf: (area: string) => string | undefined,
): readonly ImportSpec[] {
  const imported = new Map<string, string[]>();
  for (const [fields, use] of groups) {
    for (const shape of fields.flatMap((field): readonly FieldShape[] => [shapeOf(field) ?? []].flat())) {
      const file = fileOf(names.shape(shape.name).area);
      if (file !== undefined) imported.set(file, [...(imported.get(file) ?? []), shapeType(shape, use)]);
    }
  }
  return [...imported].map(([file, types]) => typeImport(file, types));
}
