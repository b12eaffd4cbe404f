import type { DeploymentInfo } from '#contract/catalog.ts';
import type { Entity, StoredField } from '#contract/endpoint.ts';
import type { Field, Option } from '#contract/field.ts';

type Entities = Readonly<Record<string, Entity>>;

/**
 * The entities with the labels of fields (`Entity.field`) and of choices (`Enum.value`) as a deployment says them.
 * `enums` are the choices by the name of their enum; a field has an enum's choices when it holds that very list.
 * Nothing is changed in place, and without such labels the entities come back as they are.
 */
export function relabelled(
  entities: Entities,
  enums: Readonly<Record<string, readonly Option[]>>,
  relabel: DeploymentInfo['relabel'],
): Entities {
  if (Object.keys(relabel).every((path) => path.startsWith('/'))) return entities;
  const changed = new Map(
    Object.entries(enums)
      .filter(([name]) => !Object.hasOwn(entities, name))
      .map(([name, options]) => [
        options,
        options.map((option) => ({ ...option, label: relabel[`${name}.${option.value}`] ?? option.label })),
      ]),
  );
  const choices = ({ options }: Pick<Field, 'options'>) =>
    options ? { options: changed.get(options) ?? options } : {};
  const fieldOf = (entity: string, field: StoredField): StoredField => ({
    ...field,
    ...choices(field),
    ...(field.item ? { item: { ...field.item, ...choices(field.item) } } : {}),
    label: relabel[`${entity}.${field.name}`] ?? field.label,
  });
  const entityOf = (entity: Entity): Entity => ({
    ...entity,
    fields: Object.fromEntries(
      Object.entries(entity.fields).map(([name, field]) => [name, fieldOf(entity.name, field)]),
    ),
  });
  return Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, entityOf(entity)]));
}
