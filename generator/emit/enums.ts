import type { Field, FieldShape, Option } from '#contract/field.ts';
import { fact, factOf } from '../model/memory.ts';
import type { EnumModel, Model } from '../model/types.ts';
import { type Code, code, union } from '../print/literal.ts';
import { camel, kebab, Names, pascal } from '../print/names.ts';
import { type ImportSpec, type SourceSpec, typeImport, valueImport } from '../print/source.ts';
import { byText } from './look-up.ts';

/** Name of an enum's choices: `withdrawalStatusOptions`. */
function optionsName(name: string): string {
  return camel(`${name}.options`);
}

interface EnumIndex {
  readonly byReference: ReadonlyMap<readonly Option[], EnumModel>;
  readonly byText: ReadonlyMap<string, EnumModel>;
}

const knownOptions = factOf('model', (model: Model): EnumIndex => {
  const sorted = Object.values(model.enums).sort((a, b) => byText(a.name, b.name));
  return {
    byReference: new Map(sorted.map((each) => [each.options, each])),
    // Of enums with equal choices the first one counts.
    byText: new Map([...sorted].reverse().map((each) => [JSON.stringify(each.options), each])),
  };
});

/** The enum that a field's choices are those of; `undefined` when no enum has exactly these. */
export const enumOf = fact('model', (model: Model, options: readonly Option[]): EnumModel | undefined => {
  const { byReference, byText } = knownOptions(model);
  return byReference.get(options) ?? byText.get(JSON.stringify(options));
});

/** Writes fields with the choices of enums and with shapes by name, and collects what has to be imported for one file. */
export class OptionWriter {
  readonly #model: Model;
  readonly #used = new Set<EnumModel>();
  readonly #shapes = new Set<string>();

  constructor(model: Model) {
    this.#model = model;
  }

  /** The choices by name, or as they are when no enum has exactly these. */
  options(options: readonly Option[]): Code | readonly Option[] {
    const found = enumOf(this.#model, options);
    if (found === undefined) return options;
    this.#used.add(found);
    return code(optionsName(found.name));
  }

  #shape({ name }: FieldShape): Code {
    this.#shapes.add(name);
    return code(camel(`${name}.shape`));
  }

  field(field: Partial<Field>): Record<string, unknown> {
    const { help: _, ...known } = field;
    const { adds, options, item, shape } = known;
    return {
      ...known,
      ...(adds?.options ? { adds: { ...adds, options: this.options(adds.options) } } : {}),
      ...(options && options.length > 0 ? { options: this.options(options) } : {}),
      ...(shape ? { shape: this.#shape(shape) } : {}),
      ...(item?.shape ? { item: { ...item, shape: this.#shape(item.shape) } } : {}),
      ...(item?.options ? { item: { ...item, options: this.options(item.options) } } : {}),
    };
  }

  /** Imports of what was used so far; `api` is the folder of enums and shapes, seen from the file being written. */
  imports(api: string): readonly ImportSpec[] {
    return [
      ...[...this.#used].map(({ name }) => valueImport(`${api}/enums/${kebab(name)}.ts`, [optionsName(name)])),
      ...[...this.#shapes].map((name) => valueImport(`${api}/shapes/${kebab(name)}.ts`, [camel(`${name}.shape`)])),
    ];
  }
}

/**
 * generated/api/enums/<enum>.ts: the choices of each enum, once for every field that has them. A file each, because the
 * bundler includes a whole file if any of it is used: together they would be loaded with every page.
 */
export function enums(model: Model): readonly SourceSpec[] {
  const taken = new Names('generated/api/enums');
  const sorted = Object.values(model.enums).sort((a, b) => byText(a.name, b.name));
  return sorted.map(({ name, options }) => ({
    path: `generated/api/enums/${taken.take(kebab(name), name)}.ts`,
    data: true,
    imports: [typeImport('#contract/field.ts', ['Option'])],
    statements: [
      { kind: 'type', name: pascal(name), type: union(options.map((option) => option.value)) },
      { kind: 'const', name: optionsName(name), type: 'readonly Option[]', value: options },
    ],
  }));
}
