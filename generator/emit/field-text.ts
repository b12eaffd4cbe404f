import type { Field } from '#contract/field.ts';
import type { EndpointModel, EntityModel } from '../model/types.ts';
import { Code, code, Extended, member } from '../print/literal.ts';
import type { OptionWriter } from './enums.ts';
import { fieldsFile, fieldsName } from './fields.ts';
import { bareField, type LookUp, limits, plainField } from './look-up.ts';
import { at, isSame } from './same.ts';

/**
 * Writes fields of a screen as references to the fields of its entities where they say nothing new: `f.amount`,
 * `{ ...f.amount, total: true }`, and as a literal where they lack something, with the label by reference if it is the same.
 */
export class FieldWriter {
  readonly #names: LookUp;
  readonly #main: string | undefined;
  readonly #options: OptionWriter;
  /** Imports by file: names as written between the braces. */
  readonly #imports = new Map<string, Set<string>>();

  /** `main` is the entity that gets the short name `f`. */
  constructor(names: LookUp, main: string | undefined, options: OptionWriter) {
    this.#options = options;
    this.#names = names;
    this.#main = main;
  }

  imports(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#imports;
  }

  /** A column or the field of a filter: limits for input do not matter, so they may come along. */
  shown(field: Field, endpoint: EndpointModel, origin = field.name): Code | Extended | unknown {
    return this.#write(field, endpoint, origin, true);
  }

  /** A field of a record that is looked at: as `shown`, and with what is inside of it. */
  drawn(field: Field, endpoint: EndpointModel): Code | Extended | unknown {
    return this.#inside(field, this.#write(field, endpoint, field.name, true));
  }

  /** A field to fill in: exactly as given. */
  exact(field: Field, endpoint: EndpointModel): Code | Extended | unknown {
    return this.#inside(field, this.#write(field, endpoint, field.name, false));
  }

  /** With the shape, which the fields of entities leave out, because lists load them. */
  #inside(field: Field, written: unknown): unknown {
    const { shape, item } = field;
    if (!shape && !item?.shape) return written;
    const more = this.#options.field({ ...(shape ? { shape } : {}), ...(item?.shape ? { item } : {}) });
    return withMore(written, more);
  }

  #write(whole: Field, endpoint: EndpointModel, origin: string, loose: boolean): unknown {
    const field = bareField(whole);
    const entity = endpoint.entity === undefined ? undefined : this.#names.entity(endpoint.entity);
    const base = entity?.fields[origin];
    if (!entity || !base) return this.#options.field(field);
    const changed = differences(bareField(plainField(base)), field, loose);
    const sameLabel = isSame(base.label, field.label);
    if (changed === undefined && !sameLabel) return this.#options.field(field);
    const reference = member(this.#import(entity), origin);
    // The label stays a reference even then: a deployment may call the field otherwise.
    if (changed === undefined) return { ...this.#options.field(field), label: code(`${reference.text}.label`) };
    return Object.keys(changed).length === 0 ? reference : new Extended(reference, this.#options.field(changed));
  }

  #import(entity: EntityModel): string {
    const whole = fieldsName(entity.name);
    const short = entity.name === this.#main ? 'f' : whole;
    const from = `#generated/api/${fieldsFile(entity.name)}`;
    const names = this.#imports.get(from) ?? new Set();
    this.#imports.set(from, names.add(short === whole ? whole : `${whole} as ${short}`));
    return short;
  }
}

/** A written field with more of its own. */
export function withMore(written: unknown, more: Readonly<Record<string, unknown>>): unknown {
  if (written instanceof Code) return new Extended(written, more);
  if (written instanceof Extended) return new Extended(written.base, { ...written.rest, ...more });
  return { ...Object(written), ...more };
}

/** Limits, states and words of input, and how rows add up: meaningless to a cell or a filter that comes without. */
const mayComeAlong = new Set<string>([
  'adds',
  'hint',
  'required',
  'readonly',
  'nullable',
  'min',
  'max',
  'minLength',
  'maxLength',
  'pattern',
  'initial',
  'suggest',
  'english',
  'fills',
]);

/** What `field` has beyond `base`; `undefined` when it lacks something of `base` that matters. */
function differences(base: Field, field: Field, loose: boolean): Partial<Field> | undefined {
  for (const name in base) {
    if (at(field, name) === undefined && !(loose && mayComeAlong.has(name))) return undefined;
  }
  const changed: Record<string, unknown> = {};
  for (const name in field) {
    const value = at(field, name);
    // A filter over what nobody types needs no limit either.
    if (loose && base.readonly && limits.has(name)) continue;
    if (value !== undefined && !isSame(value, at(base, name))) changed[name] = value;
  }
  return changed;
}
