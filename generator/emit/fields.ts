import type { EntityModel, Model } from '../model/types.ts';
import { code, longUnion } from '../print/literal.ts';
import { camel, pascal } from '../print/names.ts';
import { type ImportSpec, type SourceSpec, type StatementSpec, typeImport, valueImport } from '../print/source.ts';
import { OptionWriter } from './enums.ts';
import { fieldsBeyond, ownerOf } from './inherited.ts';
import { type LookUp, lookUp, plainField } from './look-up.ts';

/** Name of an entity's fields in fields.ts: `withdrawalFields`. */
export function fieldsName(entity: string): string {
  return camel(`${entity}.fields`);
}

function fieldsOf(entity: EntityModel, names: LookUp, options: OptionWriter): readonly StatementSpec[] {
  const name = `${pascal(entity.name)}FieldName`;
  const owner = ownerOf(entity, names);
  const base = code(fieldsName(owner?.name ?? entity.name));
  return [
    { kind: 'type', name, type: longUnion(Object.keys(entity.fields)) },
    {
      kind: 'const',
      name: fieldsName(entity.name),
      type: `Readonly<Record<${name}, Field>>`,
      value: fieldsBeyond(entity, owner, base, (field) => options.field(plainField(field))),
    },
  ];
}

function ownersElsewhere(area: string, entities: readonly EntityModel[], names: LookUp): readonly ImportSpec[] {
  const owners = entities.flatMap((entity) => ownerOf(entity, names) ?? []).filter((owner) => owner.area !== area);
  const areas = [...new Set(owners.map((owner) => owner.area))];
  return areas.map((each) =>
    valueImport(
      `../${each}/fields.ts`,
      owners.filter((owner) => owner.area === each).map(({ name }) => fieldsName(name)),
    ),
  );
}

function areaOf(area: string, model: Model, names: LookUp): SourceSpec {
  const all = names.entitiesOf(area);
  const entities = [...all.filter((each) => !each.extends), ...all.filter((each) => each.extends)];
  const options = new OptionWriter(model);
  const statements = entities.flatMap((entity) => fieldsOf(entity, names, options));
  return {
    path: `generated/web/${area}/fields.ts`,
    data: true,
    imports: [
      typeImport('#contract/field.ts', ['Field']),
      ...options.imports('#generated/api/enums.ts'),
      ...ownersElsewhere(area, entities, names),
    ],
    statements,
  };
}

/** generated/web/<area>/fields.ts: labels, kinds and limits of each entity's fields, once. */
export function fields(model: Model): readonly SourceSpec[] {
  const names = lookUp(model);
  return names.areas.filter((area) => names.entitiesOf(area).length > 0).map((area) => areaOf(area, model, names));
}
