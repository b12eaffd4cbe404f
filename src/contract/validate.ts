import { isDate, isDateTime } from './calendar.ts';
import { compareDecimal } from './decimal.ts';
import { isAccount, isEmail, isIpRange, isPhone, isTime, isUrl, patterns } from './formats.ts';
import type { Issue, Validator } from './screen.ts';

/**
 * Checks called by the generated validators, one a kind. Each looks at `data[name]` and adds at most one issue.
 * Their verdicts equal those of Ajv over `schemaOf` of the same fields; a test compares them on random values.
 */
type Data = Readonly<Record<string, unknown>>;

/** Must be given. */
export const required = 2;
/** May be absent or null. */
export const nullable = 1;
/** May be absent. */
export const optional = 0;
export type Need = 0 | 1 | 2;

function complain(issues: Issue[], field: string, code: Issue['code'], limit?: string | number): void {
  issues.push(limit === undefined ? { field, code } : { field, code, limit });
}

/** Is there a value to look at? Complains about a missing one. */
function given(issues: Issue[], data: Data, name: string, need: Need): boolean {
  const value = data[name];
  if (value === undefined || value === null) {
    if (need === required) complain(issues, name, 'required');
    else if (value === null && need === optional) complain(issues, name, 'type');
    return false;
  }
  return true;
}

function givenText(issues: Issue[], data: Data, name: string, need: Need): string | undefined {
  if (!given(issues, data, name, need)) return undefined;
  const value = data[name];
  if (typeof value === 'string') return value;
  complain(issues, name, 'type');
  return undefined;
}

/** Characters as JSON Schema counts them: a pair of surrogates is one. */
function lengthOf(value: string): number {
  let length = 0;
  for (const _ of value) length += 1;
  return length;
}

const filled = new RegExp(patterns.filled, 'u');

/** Text of `min` to `max` characters. Without a pattern of its own, a required text may not be blank. */
export function text(
  issues: Issue[],
  data: Data,
  name: string,
  need: Need,
  min: number,
  max: number,
  pattern?: RegExp,
): void {
  const value = givenText(issues, data, name, need);
  if (value === undefined) return;
  const length = lengthOf(value);
  const blank = value === '' ? min > 0 || !pattern : !pattern && !filled.test(value);
  if (need === required && blank) complain(issues, name, 'required');
  else if (length < min) complain(issues, name, 'minLength', min);
  else if (length > max) complain(issues, name, 'maxLength', max);
  else if (pattern && !pattern.test(value)) complain(issues, name, 'pattern');
}

/** URL or id of a stored picture, or a picture about to be uploaded. */
export function image(issues: Issue[], data: Data, name: string, need: Need, min: number, max: number): void {
  if (typeof Blob !== 'undefined' && data[name] instanceof Blob) return;
  text(issues, data, name, need, min, max);
}

function decimal(
  issues: Issue[],
  data: Data,
  name: string,
  need: Need,
  pattern: RegExp,
  min: string | undefined,
  max: string | undefined,
): void {
  const value = givenText(issues, data, name, need);
  if (value === undefined) return;
  if (value === '' && need === required) complain(issues, name, 'required');
  else if (!pattern.test(value)) complain(issues, name, 'format');
  else if (min !== undefined && (compareDecimal(value, min) ?? 0) < 0) complain(issues, name, 'min', min);
  else if (max !== undefined && (compareDecimal(value, max) ?? 0) > 0) complain(issues, name, 'max', max);
}

const moneys = [new RegExp(patterns.money, 'u'), new RegExp(patterns.moneySigned, 'u')] as const;
const percents = [new RegExp(patterns.percent, 'u'), new RegExp(patterns.percentSigned, 'u')] as const;
const multipliers = [new RegExp(patterns.multiplier, 'u'), new RegExp(patterns.multiplierSigned, 'u')] as const;

/** Decimal string of at most two places. Below zero only when `min` is. */
export function money(issues: Issue[], data: Data, name: string, need: Need, min?: string, max?: string): void {
  decimal(issues, data, name, need, moneys[min?.startsWith('-') ? 1 : 0], min, max);
}

/** Decimal string of at most four places, in percent. */
export function percent(issues: Issue[], data: Data, name: string, need: Need, min?: string, max?: string): void {
  decimal(issues, data, name, need, percents[min?.startsWith('-') ? 1 : 0], min, max);
}

/** Decimal string of at most two places, times something. */
export function multiplier(issues: Issue[], data: Data, name: string, need: Need, min?: string, max?: string): void {
  decimal(issues, data, name, need, multipliers[min?.startsWith('-') ? 1 : 0], min, max);
}

export function integer(issues: Issue[], data: Data, name: string, need: Need, min: number, max: number): void {
  if (!given(issues, data, name, need)) return;
  const value = data[name];
  if (typeof value !== 'number' || !Number.isInteger(value)) complain(issues, name, 'type');
  else if (value < min) complain(issues, name, 'min', min);
  else if (value > max) complain(issues, name, 'max', max);
}

export function boolean(issues: Issue[], data: Data, name: string, need: Need): void {
  if (given(issues, data, name, need) && typeof data[name] !== 'boolean') complain(issues, name, 'type');
}

export function option(issues: Issue[], data: Data, name: string, need: Need, values: readonly string[]): void {
  const value = givenText(issues, data, name, need);
  if (value === undefined || values.includes(value)) return;
  complain(issues, name, value === '' && need === required ? 'required' : 'option');
}

function format(issues: Issue[], data: Data, name: string, need: Need, matches: (value: string) => boolean): void {
  const value = givenText(issues, data, name, need);
  if (value === undefined || matches(value)) return;
  complain(issues, name, value === '' && need === required ? 'required' : 'format');
}

export function date(issues: Issue[], data: Data, name: string, need: Need): void {
  format(issues, data, name, need, isDate);
}

export function datetime(issues: Issue[], data: Data, name: string, need: Need): void {
  format(issues, data, name, need, isDateTime);
}

export function time(issues: Issue[], data: Data, name: string, need: Need): void {
  format(issues, data, name, need, isTime);
}

export function phone(issues: Issue[], data: Data, name: string, need: Need): void {
  format(issues, data, name, need, isPhone);
}

export function account(issues: Issue[], data: Data, name: string, need: Need): void {
  format(issues, data, name, need, isAccount);
}

export function url(issues: Issue[], data: Data, name: string, need: Need): void {
  format(issues, data, name, need, isUrl);
}

export function email(issues: Issue[], data: Data, name: string, need: Need): void {
  format(issues, data, name, need, isEmail);
}

export function ip(issues: Issue[], data: Data, name: string, need: Need): void {
  format(issues, data, name, need, isIpRange);
}

/** An object. */
export function json(issues: Issue[], data: Data, name: string, need: Need): void {
  if (!given(issues, data, name, need)) return;
  const value = data[name];
  if (typeof value !== 'object' || Array.isArray(value)) complain(issues, name, 'type');
}

/** The path of a value under a name. A name of digits looks like the index of an item: its list is reported. */
const placeIn = (name: string, key: string): string => (/^\d+$/.test(key) ? name : `${name}.${key}`);

/** The values of an object with their names; none if it is no object, which is reported. */
function valuesIn(issues: Issue[], data: Data, name: string, need: Need): readonly (readonly [string, unknown])[] {
  const before = issues.length;
  json(issues, data, name, need);
  const value = data[name];
  return issues.length > before || typeof value !== 'object' || value === null ? [] : Object.entries(value);
}

/** An object whose values are each checked by `item`; issues are reported by name: `limits.monday`. */
export function map(issues: Issue[], data: Data, name: string, need: Need, item: ItemCheck): void {
  for (const [key, each] of valuesIn(issues, data, name, need)) {
    const place = placeIn(name, key);
    item(issues, { [place]: each }, place);
  }
}

/** An object, each of whose values has the fields that `check` looks at. */
export function shapeMap(issues: Issue[], data: Data, name: string, need: Need, check: Validator): void {
  for (const [key, each] of valuesIn(issues, data, name, need))
    inside(issues, `${name}.${key}`, each, check, placeIn(name, key));
}

/** Refuses what a shape does not have: only its own fields may be inside. */
export function known(issues: Issue[], data: Data, names: readonly string[]): void {
  for (const name of Object.keys(data)) if (!names.includes(name)) complain(issues, name, 'type');
}

/** Issues of a shape's fields are below the path of the shape: `lines.2.amount`. An item that is no object is an issue of its list. */
function inside(issues: Issue[], place: string, value: unknown, check: Validator, owner = place): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) complain(issues, owner, 'type');
  else for (const issue of check({ ...value })) issues.push({ ...issue, field: `${place}.${issue.field}` });
}

/** An object with the fields that `check` looks at. */
export function shape(issues: Issue[], data: Data, name: string, need: Need, check: Validator): void {
  if (given(issues, data, name, need)) inside(issues, name, data[name], check);
}

/** `min` to `max` objects with the fields that `check` looks at; issues are reported by index, from 0. */
export function shapes(
  issues: Issue[],
  data: Data,
  name: string,
  need: Need,
  min: number,
  max: number,
  check: Validator,
): void {
  if (!given(issues, data, name, need)) return;
  const value = data[name];
  const trouble = lengthTrouble(value, need, min, max);
  if (trouble) complain(issues, name, ...trouble);
  if (!Array.isArray(value)) return;
  for (const [index, each] of value.entries()) inside(issues, `${name}.${index}`, each, check, name);
}

/** Checks one item of a list, which `data` holds under `name`. */
export type ItemCheck = (issues: Issue[], data: Data, name: string) => void;

type Trouble = readonly [code: Issue['code'], limit?: number];

function lengthTrouble(value: unknown, need: Need, min: number, max: number): Trouble | undefined {
  if (!Array.isArray(value)) return ['type'];
  if (value.length === 0 && min > 0 && need === required) return ['required'];
  if (value.length < min) return ['minLength', min];
  return value.length > max ? ['maxLength', max] : undefined;
}

/** `min` to `max` items. The first invalid item is reported as an issue of the list. */
export function list(
  issues: Issue[],
  data: Data,
  name: string,
  need: Need,
  min: number,
  max: number,
  item: ItemCheck,
): void {
  if (!given(issues, data, name, need)) return;
  const value = data[name];
  const trouble = lengthTrouble(value, need, min, max);
  if (trouble) complain(issues, name, ...trouble);
  if (trouble || !Array.isArray(value)) return;
  for (const element of value) {
    const before = issues.length;
    item(issues, { [name]: element }, name);
    if (issues.length > before) return;
  }
}
