import type { Field, Option } from '#contract/field.ts';
import type { Deployment } from '../model/deployment.ts';
import type { EntityModel, EnumModel, Model } from '../model/types.ts';
import { fileStem } from '../print/names.ts';
import { textOf } from '../print/print.ts';
import type { SourceSpec } from '../print/source.ts';
import { enumOf, enums } from './enums.ts';
import { fields } from './fields.ts';
import { byText } from './look-up.ts';

type Relabel = Deployment['relabel'];

function enumWith(found: EnumModel, relabel: Relabel): EnumModel {
  const label = (option: Option) => relabel[`${found.name}.${option.value}`];
  if (!found.options.some(label)) return found;
  return { ...found, options: found.options.map((option) => ({ ...option, label: label(option) ?? option.label })) };
}

/** The model with the labels of fields and of choices as one deployment says them; what it does not name stays. */
function relabelled(model: Model, relabel: Relabel): Model {
  // A path whose first part is an entity means its field, as the check of deployments reads it.
  const taken = new Set(model.entities.map((entity) => entity.name));
  const said = Object.values(model.enums).map((each) => (taken.has(each.name) ? each : enumWith(each, relabel)));
  const byName = Object.fromEntries(said.map((each) => [each.name, each]));
  const choices = ({ options }: Partial<Field>) => {
    const found = options && options.length > 0 ? enumOf(model, options) : undefined;
    return found ? { options: byName[found.name]?.options ?? found.options } : {};
  };
  const entityWith = (entity: EntityModel): EntityModel => ({
    ...entity,
    fields: Object.fromEntries(
      Object.entries(entity.fields).map(([name, field]) => [
        name,
        {
          ...field,
          ...choices(field),
          ...(field.item ? { item: { ...field.item, ...choices(field.item) } } : {}),
          label: relabel[`${entity.name}.${name}`] ?? field.label,
        },
      ]),
    ),
  });
  return { ...model, enums: byName, entities: model.entities.map(entityWith) };
}

/** The modules whose labels one deployment says otherwise, whole, where the browser's build finds them by presence. */
function overlaysOf(model: Model, { name, relabel }: Deployment): readonly SourceSpec[] {
  if (Object.keys(relabel).every((path) => path.startsWith('/'))) return [];
  const modules = (each: Model) => [...enums(each), ...fields(each)];
  const before = new Map(modules(model).map((spec) => [spec.path, textOf(spec)]));
  return modules(relabelled(model, relabel))
    .filter((spec) => before.get(spec.path) !== textOf(spec))
    .map((spec) => ({
      ...spec,
      path: spec.path.replace(/^generated\//, `generated/web/deployments/${fileStem(name)}/`),
    }));
}

/**
 * generated/web/deployments/<name>/…: copies of `generated/api/fields/<entity>.ts` and
 * `generated/api/enums/<enum>.ts` with the labels of one deployment, each under the path that it replaces.
 */
export function overlays(model: Model): readonly SourceSpec[] {
  return [...model.deployments]
    .sort((a, b) => byText(a.name, b.name))
    .flatMap((deployment) => overlaysOf(model, deployment));
}
