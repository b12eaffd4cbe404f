import type { StoredField } from '#contract/endpoint.ts';
import type { Field, FieldKind, FieldShape, Option, Reference } from '#contract/field.ts';
import { isNullable, type Shape } from '#contract/json-schema.ts';
import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import { isFieldKind } from '#contract/kinds/names.ts';
import type { RawField, RawItem } from '../language/field.ts';
import { commonLabels } from './defaults.ts';
import { humanise } from './naming.ts';
import { once } from './once.ts';
import { noteOf } from './texts.ts';

/** What a field's description refers to. */
export interface Surroundings {
  options(enumName: string): readonly Option[] | undefined;
  /** Where the choices of a reference come from; undefined when no call answers them. */
  reference(entity: string): Reference | undefined;
  /** A structure; undefined when there is none of this name, or when it is inside itself. */
  shape(name: string): FieldShape | undefined;
}

/** "5" → "5.00": the wire form of a decimal bound. */
function decimal(kind: FieldKind, value: string | number | boolean): string {
  const text = String(value);
  if (kinds[kind].number?.unit !== 'baht' || !/^-?\d+(\.\d)?$/.test(text)) return text;
  return text.includes('.') ? `${text}0` : `${text}.00`;
}

/** A field while it is made. */
type Written = { -readonly [Name in keyof Field]: Field[Name] };

type Bounds = Pick<Field, 'min' | 'max' | 'minLength' | 'maxLength'>;

function boundsOf(kind: FieldKind, min: RawField['min'], max: RawField['max']): Bounds {
  switch (kindData[kind].limits) {
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
    if (isFieldKind(of)) return { kind: of };
    const shape = around.shape(of);
    return shape ? { kind: 'shape', shape } : { kind: 'enum', options: around.options(of) ?? [] };
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

/** What a list or an object holds; an object that says nothing holds what others have written. */
function heldBy(kind: FieldKind, of: RawField['of'], same: Field | undefined, around: Surroundings): Shape | undefined {
  if (!kindData[kind].holds) return undefined;
  if (of === undefined && same?.item) return same.item;
  return of !== undefined || kinds[kind].type === 'array' ? itemOf(of, around) : undefined;
}

function initialOf(kind: FieldKind, initial: NonNullable<RawField['initial']>): Field['initial'] {
  return kindData[kind].limits === 'decimal' && typeof initial !== 'object' ? decimal(kind, initial) : initial;
}

function unitsOf(raw: RawField['units']): Field['units'] {
  if (!raw) return undefined;
  const texts = Object.entries(raw.of).flatMap(([value, note]) => {
    const text = noteOf(note);
    return text ? [[value, text] as const] : [];
  });
  return { by: raw.by, of: Object.fromEntries(texts) };
}

/** Words of a field: its own first, then those of what it is inherited from, then its name. */
function labelOf(name: string, raw: RawField, base: Field | undefined): Field['label'] {
  const english = humanise(name);
  const common = Object.hasOwn(commonLabels, name) ? commonLabels[name] : undefined;
  const inherited = base?.label ?? common;
  return {
    th: raw.th ?? inherited?.th ?? english,
    en: raw.en ?? (raw.th === undefined ? inherited?.en : undefined) ?? english,
  };
}

function addTexts(field: Written, raw: RawField, base: Field | undefined): void {
  const hint = noteOf(raw.hint) ?? base?.hint;
  const unit = noteOf(raw.unit) ?? base?.unit;
  const units = unitsOf(raw.units) ?? base?.units;
  const help = noteOf(raw.help) ?? base?.help;
  if (hint) field.hint = hint;
  if (help) field.help = help;
  if (unit) field.unit = unit;
  if (units) field.units = units;
}

function addLimits(field: Written, { min, max, minLength, maxLength }: Bounds): void {
  if (min !== undefined) field.min = min;
  if (max !== undefined) field.max = max;
  if (minLength !== undefined) field.minLength = minLength;
  if (maxLength !== undefined) field.maxLength = maxLength;
}

/** One field with every default written. `base` is what unwritten properties are taken from. */
export function describeField(name: string, raw: RawField, around: Surroundings, base?: Field): Field {
  const kind = raw.type ?? base?.kind ?? 'string';
  const same = base !== undefined && base.kind === kind ? base : undefined;
  const options = raw.of !== undefined && typeof raw.of === 'string' ? around.options(raw.of) : same?.options;
  const reference = raw.to === undefined ? same?.reference : around.reference(raw.to);
  // Property by property: thousands of fields are made, and spreading an object for each property is costly.
  const field: Written = { name, kind, label: labelOf(name, raw, base) };
  addTexts(field, raw, base);
  addRules(field, raw, same);
  if (kind === 'enum') field.options = options ?? [];
  if (options && kindData[kind].named) field.options = options;
  if (kind === 'ref' && reference) field.reference = reference;
  addContents(field, raw, base, around);
  const initial = raw.initial === undefined ? same?.initial : initialOf(kind, raw.initial);
  if (initial !== undefined) field.initial = initial;
  addUses(field, raw, same);
  if (!field.nullable && isNullable(field)) field.nullable = true;
  return field;
}

/** What a value must be. */
function addRules(field: Written, raw: RawField, same: Field | undefined): void {
  if (raw.required ?? same?.required) field.required = true;
  if (raw.readonly) field.readonly = true;
  if (raw.nullable) field.nullable = true;
  if (same) addLimits(field, same);
  addLimits(field, boundsOf(field.kind, raw.min, raw.max));
  const pattern = raw.pattern ?? same?.pattern;
  if (pattern !== undefined) field.pattern = pattern;
}

/** What is inside of a shape or a list. */
function addContents(field: Written, raw: RawField, base: Field | undefined, around: Surroundings): void {
  const { kind } = field;
  if (kindData[kind].structured) {
    const shape = typeof raw.of === 'string' ? around.shape(raw.of) : base?.shape;
    if (shape) field.shape = shape;
  }
  const item = heldBy(kind, raw.of, base?.kind === kind ? base : undefined, around);
  if (item) field.item = item;
}

/** Who sees it, and how it is typed and read. */
function addUses(field: Written, raw: RawField, same: Field | undefined): void {
  const mask = raw.mask ?? same?.mask;
  const gain = raw.gain ?? same?.gain;
  const suggest = raw.suggest ?? same?.suggest;
  const fills = raw.fills ?? same?.fills;
  const english = raw.english ?? same?.english;
  if (mask !== undefined) field.mask = mask;
  if (gain !== undefined) field.gain = gain;
  if (suggest !== undefined) field.suggest = suggest;
  if (english !== undefined) field.english = english;
  if (raw.monthly ?? same?.monthly) field.monthly = true;
  if (fills !== undefined) field.fills = fills;
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
