import type { Field, Option } from '#contract/field.ts';
import type { Model } from '../model/types.ts';
import { type Code, code, longUnion } from '../print/literal.ts';
import { camel, pascal } from '../print/names.ts';
import { type ImportSpec, type SourceSpec, type StatementSpec, typeImport, valueImport } from '../print/source.ts';
import { byText } from './look-up.ts';

/** Name of an enum's choices: `withdrawalStatusOptions`. */
function optionsName(name: string): string {
  return camel(`${name}.options`);
}

interface Known {
  readonly byReference: ReadonlyMap<readonly Option[], string>;
  readonly byText: ReadonlyMap<string, string>;
}

const known = new WeakMap<Model, Known>();

function knownOptions(model: Model): Known {
  const found = known.get(model);
  if (found) return found;
  const sorted = Object.values(model.enums).sort((a, b) => byText(a.name, b.name));
  const made: Known = {
    byReference: new Map(sorted.map((each) => [each.options, optionsName(each.name)])),
    // Of enums with equal choices the first one counts.
    byText: new Map([...sorted].reverse().map((each) => [JSON.stringify(each.options), optionsName(each.name)])),
  };
  known.set(model, made);
  return made;
}

/** Writes fields with the choices of enums by name, and collects what has to be imported for one file. */
export class OptionWriter {
  readonly #known: Known;
  readonly #used = new Set<string>();

  constructor(model: Model) {
    this.#known = knownOptions(model);
  }

  /** The choices by name, or as they are when no enum has exactly these. */
  options(options: readonly Option[]): Code | readonly Option[] {
    const name = this.#known.byReference.get(options) ?? this.#known.byText.get(JSON.stringify(options));
    if (name === undefined) return options;
    this.#used.add(name);
    return code(name);
  }

  field(field: Partial<Field>): Record<string, unknown> {
    const { options, item } = field;
    return {
      ...field,
      ...(options && options.length > 0 ? { options: this.options(options) } : {}),
      ...(item?.options ? { item: { ...item, options: this.options(item.options) } } : {}),
    };
  }

  imports(from: string): readonly ImportSpec[] {
    return [valueImport(from, this.#used)];
  }
}

/** generated/api/enums.ts: the choices of each enum, once for every field that has them. */
export function enums(model: Model): readonly SourceSpec[] {
  const sorted = Object.values(model.enums).sort((a, b) => byText(a.name, b.name));
  return [
    {
      path: 'generated/api/enums.ts',
      data: true,
      imports: [typeImport('#contract/field.ts', ['Option'])],
      statements: sorted.flatMap(({ name, options }): StatementSpec[] => [
        { kind: 'type', name: pascal(name), type: longUnion(options.map((option) => option.value)) },
        { kind: 'const', name: optionsName(name), type: 'readonly Option[]', value: options },
      ]),
    },
  ];
}
