import type { StoredField } from '#contract/endpoint.ts';
import type { Field, FieldKind, Option, Reference } from '#contract/field.ts';
import { isNullable, type Shape } from '#contract/json-schema.ts';
import type { RawField, RawItem } from '../language/field.ts';
import { commonLabels } from './defaults.ts';
import { kindRules } from './kinds.ts';
import { humanise } from './naming.ts';
import { once } from './once.ts';
import { noteOf } from './texts.ts';

/** What a field's description refers to. */
export interface Surroundings {
  options(enumName: string): readonly Option[] | undefined;
  /** Where the choices of a reference come from; undefined when no call answers them. */
  reference(entity: string): Reference | undefined;
}

const isKind = (name: string): name is FieldKind => Object.hasOwn(kindRules, name);

/** "5" → "5.00": the wire form of a decimal bound. */
function decimal(kind: FieldKind, value: string | number | boolean): string {
  const text = String(value);
  if (kind !== 'money' || !/^-?\d+(\.\d)?$/.test(text)) return text;
  return text.includes('.') ? `${text}0` : `${text}.00`;
}

type Bounds = Pick<Field, 'min' | 'max' | 'minLength' | 'maxLength'>;

function boundsOf(kind: FieldKind, min: RawField['min'], max: RawField['max']): Bounds {
  switch (kindRules[kind].limits) {
    case 'length':
      return {
        ...(min === undefined ? {} : { minLength: Number(min) }),
        ...(max === undefined ? {} : { maxLength: Number(max) }),
      };
    case 'decimal':
      return {
        ...(min === undefined ? {} : { min: decimal(kind, min) }),
        ...(max === undefined ? {} : { max: decimal(kind, max) }),
      };
    case 'number':
      return { ...(min === undefined ? {} : { min: Number(min) }), ...(max === undefined ? {} : { max: Number(max) }) };
    case 'moment':
      return { ...(min === undefined ? {} : { min: String(min) }), ...(max === undefined ? {} : { max: String(max) }) };
    case 'none':
      return {};
  }
}

/** Elements of a list: `of` names a kind or an enum, or describes them. */
function itemOf(of: string | RawItem | undefined, around: Surroundings): Shape {
  if (of === undefined) return { kind: 'string' };
  if (typeof of === 'string') {
    return isKind(of) ? { kind: of } : { kind: 'enum', options: around.options(of) ?? [] };
  }
  const reference = of.to === undefined ? undefined : around.reference(of.to);
  return {
    kind: of.type,
    ...boundsOf(of.type, of.min, of.max),
    ...(of.pattern === undefined ? {} : { pattern: of.pattern }),
    ...(of.type === 'enum' ? { options: (of.of === undefined ? undefined : around.options(of.of)) ?? [] } : {}),
    ...(reference ? { reference } : {}),
  };
}

function initialOf(kind: FieldKind, initial: RawField['initial']): Pick<Field, 'initial'> {
  if (initial === undefined) return {};
  if (kindRules[kind].limits === 'decimal' && typeof initial !== 'object') return { initial: decimal(kind, initial) };
  return { initial };
}

function unitsOf(raw: RawField['units']): Field['units'] {
  if (!raw) return undefined;
  const texts = Object.entries(raw.of).flatMap(([value, note]) => {
    const text = noteOf(note);
    return text ? [[value, text] as const] : [];
  });
  return { by: raw.by, of: Object.fromEntries(texts) };
}

/** Texts of a field: its own words first, then those of what it is inherited from, then its name. */
function textsOf(
  name: string,
  raw: RawField,
  base: Field | undefined,
): Pick<Field, 'label' | 'hint' | 'unit' | 'units'> {
  const english = humanise(name);
  const common = Object.hasOwn(commonLabels, name) ? commonLabels[name] : undefined;
  const inherited = base?.label ?? common;
  const hint = noteOf(raw.hint) ?? base?.hint;
  const unit = noteOf(raw.unit) ?? base?.unit;
  const units = unitsOf(raw.units) ?? base?.units;
  return {
    label: {
      th: raw.th ?? inherited?.th ?? english,
      en: raw.en ?? (raw.th === undefined ? inherited?.en : undefined) ?? english,
    },
    ...(hint ? { hint } : {}),
    ...(unit ? { unit } : {}),
    ...(units ? { units } : {}),
  };
}

/** One field with every default written. `base` is what unwritten properties are taken from. */
export function describeField(name: string, raw: RawField, around: Surroundings, base?: Field): Field {
  const kind = raw.type ?? base?.kind ?? 'string';
  const same = base !== undefined && base.kind === kind ? base : undefined;
  const options = raw.of !== undefined && typeof raw.of === 'string' ? around.options(raw.of) : same?.options;
  const reference = raw.to === undefined ? same?.reference : around.reference(raw.to);
  const pattern = raw.pattern ?? same?.pattern;
  const mask = raw.mask ?? same?.mask;
  const gain = raw.gain ?? same?.gain;
  const suggest = raw.suggest ?? same?.suggest;
  const monthly = raw.monthly ?? same?.monthly;
  const fills = raw.fills ?? same?.fills;
  const inherited: Bounds = {
    ...(same?.min === undefined ? {} : { min: same.min }),
    ...(same?.max === undefined ? {} : { max: same.max }),
    ...(same?.minLength === undefined ? {} : { minLength: same.minLength }),
    ...(same?.maxLength === undefined ? {} : { maxLength: same.maxLength }),
  };
  const item = kind !== 'list' ? undefined : raw.of === undefined && same?.item ? same.item : itemOf(raw.of, around);
  const field: Field = {
    name,
    kind,
    ...textsOf(name, raw, base),
    ...(raw.required
      ? { required: true as const }
      : raw.required === undefined && same?.required
        ? { required: true as const }
        : {}),
    ...(raw.readonly ? { readonly: true as const } : {}),
    ...(raw.nullable ? { nullable: true as const } : {}),
    ...inherited,
    ...boundsOf(kind, raw.min, raw.max),
    ...(pattern === undefined ? {} : { pattern }),
    ...(kind === 'enum' ? { options: options ?? [] } : {}),
    ...(kind === 'boolean' && options ? { options } : {}),
    ...(kind === 'ref' && reference ? { reference } : {}),
    ...(item ? { item } : {}),
    ...(raw.initial === undefined && same?.initial !== undefined
      ? { initial: same.initial }
      : initialOf(kind, raw.initial)),
    ...(mask === undefined ? {} : { mask }),
    ...(gain === undefined ? {} : { gain }),
    ...(suggest === undefined ? {} : { suggest }),
    ...(monthly ? { monthly } : {}),
    ...(fills === undefined ? {} : { fills }),
  };
  return !field.nullable && isNullable(field) ? { ...field, nullable: true } : field;
}

/** A field as the browser may know it: nothing of tables. */
export const plainField = once((field: StoredField): Field => {
  const {
    column: _column,
    through: _through,
    count: _count,
    derived: _derived,
    over: _over,
    measure: _measure,
    figure: _figure,
    target: _target,
    unique: _unique,
    immutable: _immutable,
    ...plain
  } = field;
  return plain;
});
