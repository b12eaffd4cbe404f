import { templateArea } from '../model/defaults.ts';
import type { EntityModel, Model } from '../model/types.ts';
import { code, union } from '../print/literal.ts';
import { camel, kebab, Names, pascal } from '../print/names.ts';
import { type ImportSpec, type SourceSpec, typeImport, valueImport } from '../print/source.ts';
import { OptionWriter } from './enums.ts';
import { fieldsBeyond, ownerOf } from './inherited.ts';
import { bareField, lookUp, plainField } from './look-up.ts';

/** Name of an entity's fields: `withdrawalFields`. */
export function fieldsName(entity: string): string {
  return camel(`${entity}.fields`);
}

/** File of an entity's fields in its area's folder `fields`: `withdrawal.ts`. */
export function fieldsFile(entity: string): string {
  return `${kebab(entity)}.ts`;
}

/** Where the file of an owner is, seen from the file of an entity. */
type FolderOf = (entity: EntityModel, owner: EntityModel) => string;

const besides: FolderOf = ({ area }, owner) => (owner.area === area ? '.' : `../../${owner.area}/fields`);
const fromRoot: FolderOf = (_entity, owner) => `#generated/web/${owner.area}/fields`;

function ownerImport(folder: string, owner: EntityModel): ImportSpec {
  return valueImport(`${folder}/${fieldsFile(owner.name)}`, [fieldsName(owner.name)]);
}

/** Areas do not know each other: what is said twice is the table of another one, not a shape or the gateways' template. */
function sharedBy(entity: EntityModel, owner: EntityModel | undefined): EntityModel | undefined {
  const isKnown = owner?.area === entity.area || owner?.area === templateArea || owner?.virtual === true;
  return isKnown ? owner : undefined;
}

function fileOf(entity: EntityModel, path: string, model: Model, folderOf: FolderOf): SourceSpec {
  const names = lookUp(model);
  const options = new OptionWriter(model);
  const type = `${pascal(entity.name)}FieldName`;
  const owner = sharedBy(entity, ownerOf(entity, names));
  const base = code(fieldsName(owner?.name ?? entity.name));
  const value = fieldsBeyond(entity, owner, base, (field) => options.field(bareField(plainField(field))));
  return {
    path,
    data: true,
    imports: [
      typeImport('#contract/field.ts', ['Field']),
      ...options.imports('#generated/api'),
      ...(owner ? [ownerImport(folderOf(entity, owner), owner)] : []),
    ],
    statements: [
      { kind: 'type', name: type, type: union(Object.keys(entity.fields)) },
      { kind: 'const', name: fieldsName(entity.name), type: `Readonly<Record<${type}, Field>>`, value },
    ],
  };
}

function filesOf(model: Model, folderOf: FolderOf): readonly SourceSpec[] {
  const names = lookUp(model);
  const taken = new Names('generated/web');
  return names.areas.flatMap((area) =>
    names.entitiesOf(area).map((entity) => {
      const path = taken.take(`generated/web/${area}/fields/${fieldsFile(entity.name)}`, entity.name);
      return fileOf(entity, path, model, folderOf);
    }),
  );
}

/** The same files with imports that hold wherever the file is put. */
export function wholeFields(model: Model): readonly SourceSpec[] {
  return filesOf(model, fromRoot);
}

/**
 * generated/web/<area>/fields/<entity>.ts: labels, kinds and limits of each entity's fields, once. A file each, so that a
 * page loads the entities that it shows and no others.
 */
export function fields(model: Model): readonly SourceSpec[] {
  return filesOf(model, besides);
}
