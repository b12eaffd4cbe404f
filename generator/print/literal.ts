import { asData } from '../model/alike.ts';
import { oncePerName } from '../model/once.ts';
import { isIdentifier } from './names.ts';

/**
 * A piece of TypeScript inside a literal. Made only by `code` from texts that the generator itself wrote or that
 * `names.ts` has checked; strings of the manifest never come here.
 */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

asData(Code);

/** Raw TypeScript for a place in a literal: `code(camel(id))`. */
export function code(text: string): Code {
  return new Code(text);
}

/** An object literal that begins with a spread: `{ ...f.amount, total: true }`. */
export class Extended {
  readonly base: Code;
  readonly rest: Readonly<Record<string, unknown>>;
  constructor(base: Code, rest: Readonly<Record<string, unknown>>) {
    this.base = base;
    this.rest = rest;
  }
}

asData(Extended);

/** A call of a function with literals: `querySchema({ id: 'integer' }, ['id'])`. */
export class Called {
  readonly of: Code;
  readonly given: readonly unknown[];
  constructor(of: Code, given: readonly unknown[]) {
    this.of = of;
    this.given = given;
  }
}

asData(Called);

/** No quotes, backslashes, control characters, angle brackets, surrogates or line separators: nearly every text. */
const harmless = /^[ -&(-;=?-[\]-~\u00a1-\u2027\u2030-\ud7ff]*$/;

const escapes: Readonly<Record<string, string>> = { '\u2028': '\\u2028', '\u2029': '\\u2029' };

/**
 * A string as a TypeScript literal in single quotes. The one way by which texts of the manifest reach source code:
 * safe against quotes, line separators, lone surrogates, `</script` and `<!--`.
 */
export function quote(text: string): string {
  if (harmless.test(text)) return `'${text}'`;
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner.replace(/[\u2028\u2029]/g, (c) => escapes[c] ?? '').replace(/<(\/script|!--)/gi, '<\\$1')}'`;
}

/** A property name: bare where it can be, else quoted; `__proto__` computed, because bare it would set the prototype. */
export const key = oncePerName((name) => {
  if (name === '__proto__') return `['__proto__']`;
  return isIdentifier(name) ? name : quote(name);
});

/** Access to a property: `f.amount` or `f['odd name']`. */
export function member(object: string, name: string): Code {
  return code(isIdentifier(name) ? `${object}.${name}` : `${object}[${quote(name)}]`);
}

/** Longest line of code and of lists. */
export const width = 120;

/** Longest line of an entry of a table: one line for a thing is what a change of it shows as. */
export const rowWidth = 240;

/** Parts behind one another, in as few lines as they take. */
export function fill(parts: readonly string[], indent: string, separator: string): string {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    const longer = line === '' ? part : `${line}${separator}${part}`;
    if (line !== '' && indent.length + longer.length + separator.length > width) {
      lines.push(line + separator.trimEnd());
      line = part;
    } else line = longer;
  }
  return [...lines, line].map((each) => indent + each).join('\n');
}

function entriesOf(value: Readonly<Record<string, unknown>>, indent: string): string[] {
  const parts: string[] = [];
  const inner = `${indent}  `;
  for (const property of Object.keys(value)) {
    const each = value[property];
    if (each === undefined) continue;
    const name = `${key(property)}: `;
    const text = literal(each, inner, name.length);
    // A long text goes below its name, as far as that helps.
    const isLong = typeof each === 'string' && indent.length + name.length + text.length + 3 > rowWidth;
    parts.push(isLong ? `${name.trimEnd()}\n${indent}    ${text}` : name + text);
  }
  return parts;
}

interface Place {
  readonly indent: string;
  /** Characters before the literal on its first line, in addition to the indent. */
  readonly used: number;
}

const isBroken = (text: string): boolean => text.includes('\n');

function layOut(
  parts: readonly string[],
  open: string,
  close: string,
  padding: string,
  { indent, used }: Place,
): string {
  if (parts.length === 0) return open + close;
  let length = indent.length + used + 4;
  for (const part of parts) length += part.length + 2;
  // What does not fit is not searched for line breaks.
  if (length <= rowWidth && !parts.some(isBroken)) return `${open}${padding}${parts.join(', ')}${padding}${close}`;
  return `${open}\n${indent}  ${parts.join(`,\n${indent}  `)},\n${indent}${close}`;
}

/** Words of a list go on in the same line as far as they fit. */
function listOf(parts: readonly string[], place: Place): string {
  let length = place.indent.length + place.used + 4;
  for (const part of parts) length += part.length + 2;
  if (length <= width) return `[${parts.join(', ')}]`;
  return `[\n${fill(parts, `${place.indent}  `, ', ')},\n${place.indent}]`;
}

/**
 * A JSON-like value (and `Code` in it) as TypeScript, on one line where it fits. Absent properties are left out.
 * `used` = characters before it on its line.
 */
export function literal(value: unknown, indent = '', used = 0): string {
  if (typeof value === 'string') return quote(value);
  if (value === true) return 'true';
  if (value instanceof Code) return value.text;
  const place = { indent, used };
  if (value instanceof Extended) {
    return layOut([`...${value.base.text}`, ...entriesOf(value.rest, indent)], '{', '}', ' ', place);
  }
  if (value instanceof Called) {
    const { of, given } = value;
    return `${of.text}(${given.map((each) => literal(each, indent, used + of.text.length + 1)).join(', ')})`;
  }
  if (Array.isArray(value)) {
    const inner = `${indent}  `;
    const parts = value.map((each) => literal(each, inner));
    const isStrings = value.length > 0 && value.every((each) => typeof each === 'string');
    return isStrings ? listOf(parts, place) : layOut(parts, '[', ']', '', place);
  }
  if (typeof value === 'object' && value !== null) {
    return layOut(entriesOf(value as Readonly<Record<string, unknown>>, indent), '{', '}', ' ', place);
  }
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw new Error(`No literal for a ${typeof value}`);
}

/** A union of string literals: `'a' | 'b'`, `never` when empty. */
export function union(values: readonly string[]): string {
  return values.length === 0 ? 'never' : values.map(quote).join(' | ');
}

/** Text for a comment: one line, which cannot end it. */
export function comment(text: string): string {
  return text.replaceAll('*/', '*\\/').replace(/[\r\n\u2028\u2029]+/g, ' ');
}
