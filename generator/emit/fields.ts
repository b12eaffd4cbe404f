import type { EntityModel, Model } from '../model/types.ts';
import { code, union } from '../print/literal.ts';
import { camel, kebab, Names, pascal } from '../print/names.ts';
import { type ImportSpec, type SourceSpec, typeImport, valueImport } from '../print/source.ts';
import { OptionWriter } from './enums.ts';
import { fieldsBeyond, ownerOf } from './inherited.ts';
import { type LookUp, lookUp, plainField } from './look-up.ts';

/** Name of an entity's fields: `withdrawalFields`. */
export function fieldsName(entity: string): string {
  return camel(`${entity}.fields`);
}

/** File of an entity's fields in its area's folder `fields`: `withdrawal.ts`. */
export function fieldsFile(entity: string): string {
  return `${kebab(entity)}.ts`;
}

function ownerImport({ area }: EntityModel, owner: EntityModel): ImportSpec {
  const folder = owner.area === area ? '.' : `../../${owner.area}/fields`;
  return valueImport(`${folder}/${fieldsFile(owner.name)}`, [fieldsName(owner.name)]);
}

function fileOf(entity: EntityModel, path: string, model: Model, names: LookUp): SourceSpec {
  const options = new OptionWriter(model);
  const type = `${pascal(entity.name)}FieldName`;
  const owner = ownerOf(entity, names);
  const base = code(fieldsName(owner?.name ?? entity.name));
  const value = fieldsBeyond(entity, owner, base, (field) => options.field(plainField(field)));
  return {
    path,
    data: true,
    imports: [
      typeImport('#contract/field.ts', ['Field']),
      ...options.imports('#generated/api/enums'),
      ...(owner ? [ownerImport(entity, owner)] : []),
    ],
    statements: [
      { kind: 'type', name: type, type: union(Object.keys(entity.fields)) },
      { kind: 'const', name: fieldsName(entity.name), type: `Readonly<Record<${type}, Field>>`, value },
    ],
  };
}

/**
 * generated/web/<area>/fields/<entity>.ts: labels, kinds and limits of each entity's fields, once. A file each, so that a
 * page loads the entities that it shows and no others.
 */
export function fields(model: Model): readonly SourceSpec[] {
  const names = lookUp(model);
  const taken = new Names('generated/web');
  return names.areas.flatMap((area) =>
    names.entitiesOf(area).map((entity) => {
      const path = taken.take(`generated/web/${area}/fields/${fieldsFile(entity.name)}`, entity.name);
      return fileOf(entity, path, model, names);
    }),
  );
}
