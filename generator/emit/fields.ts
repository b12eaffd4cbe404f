import { fact } from '../model/memory.ts';
import type { EntityModel, Model } from '../model/types.ts';
import { code, union } from '../print/literal.ts';
import { camel, kebab, Names, pascal } from '../print/names.ts';
import { type SourceSpec, typeImport, valueImport } from '../print/source.ts';
import { OptionWriter } from './enums.ts';
import { fieldsBeyond, ownerOf } from './inherited.ts';
import { bareField, byText, lookUp, plainField } from './look-up.ts';

/** Name of an entity's fields: `withdrawalFields`. */
export function fieldsName(entity: string): string {
  return camel(`${entity}.fields`);
}

/** File of an entity's fields, seen from generated/api: `fields/withdrawal.ts`. */
export function fieldsFile(entity: string): string {
  return `fields/${kebab(entity)}.ts`;
}

const fieldNamesType = (entity: string) => `${pascal(entity)}FieldName`;

const fileOf = fact('model', (model: Model, entity: EntityModel): SourceSpec => {
  const [names, options] = [lookUp(model), new OptionWriter(model)];
  const type = fieldNamesType(entity.name);
  const owner = ownerOf(entity, names);
  const own = Object.keys(entity.fields).filter((name) => !owner || !Object.hasOwn(owner.fields, name));
  const all = [...(owner ? [fieldNamesType(owner.name)] : []), ...(own.length > 0 ? [union(own)] : [])].join(' | ');
  const base = code(fieldsName(owner?.name ?? entity.name));
  const value = fieldsBeyond(entity, owner, base, (field) => options.field(bareField(plainField(field))));
  return {
    path: pathOf(entity),
    data: true,
    imports: [
      typeImport('#contract/field.ts', ['Field']),
      ...options.imports('#generated/api'),
      ...(owner
        ? [
            valueImport(`#generated/api/${fieldsFile(owner.name)}`, [
              `type ${fieldNamesType(owner.name)}`,
              fieldsName(owner.name),
            ]),
          ]
        : []),
    ],
    statements: [
      { kind: 'type', name: type, type: all || 'never' },
      { kind: 'const', name: fieldsName(entity.name), type: `Readonly<Record<${type}, Field>>`, value },
    ],
  };
});

const pathOf = ({ name }: EntityModel): string => `generated/api/${fieldsFile(name)}`;

/**
 * generated/api/fields/<entity>.ts: labels, kinds and limits of each entity's fields, once for both sides. A file each, so
 * that a page loads the entities that it shows and no others. Imports hold wherever a file is put: a deployment that says
 * a label otherwise has a copy of its own.
 */
export function fields(model: Model): readonly SourceSpec[] {
  const taken = new Names('generated/api/fields');
  const sorted = [...model.entities].sort((a, b) => byText(a.name, b.name));
  return sorted.map((entity) => {
    taken.take(pathOf(entity), entity.name);
    return fileOf(model, entity);
  });
}
