import { fill, width } from './literal.ts';

/** Where the string literal that begins at `start` ends; `start` where none begins. */
function endOfText(type: string, start: number): number {
  if (type[start] !== "'") return start;
  let at = start + 1;
  while (at < type.length && type[at] !== "'") at += type[at] === '\\' ? 2 : 1;
  return at;
}

const opening = new Set(['<', '(', '{', '[']);
const closing = new Set(['>', ')', '}', ']']);

/** Cuts a type at a separator outside of strings and brackets. */
function cut(type: string, separator: '|' | ','): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let index = 0; index < type.length; index++) {
    index = endOfText(type, index);
    const found = type[index] ?? '';
    if (opening.has(found)) depth += 1;
    else if (closing.has(found)) depth -= 1;
    else if (found === separator && depth === 0) {
      parts.push(type.slice(start, index).trim());
      start = index + 1;
    }
  }
  parts.push(type.slice(start).trim());
  return parts;
}

/** `readonly ('a' | 'b')[]` → `readonly (`, what is inside, `)[]`. Absent for a type without angle or round brackets. */
function unwrap(type: string): readonly [string, string, string] | undefined {
  let depth = 0;
  let start = -1;
  for (let index = 0; index < type.length; index++) {
    index = endOfText(type, index);
    const found = type[index] ?? '';
    if (opening.has(found)) {
      if (depth === 0) start = index;
      depth += 1;
    } else if (closing.has(found)) {
      depth -= 1;
      if (depth > 0) continue;
      if (type[start] !== '<' && type[start] !== '(') return undefined;
      return [type.slice(0, start + 1), type.slice(start + 1, index), type.slice(index)];
    }
  }
  return undefined;
}

/** Each argument on a line of its own; as it is when it has none. */
function opened(type: string, indent: string): string {
  const parts = unwrap(type);
  if (!parts) return type;
  const [before, inside, after] = parts;
  const lines = cut(inside, ',').map((each) => onNewLine(each, `${indent}  `));
  return `${before}${lines.join(',')}\n${indent}${after}`;
}

function membersOf(type: string, indent: string): string | undefined {
  if (!type.includes('|')) return undefined;
  const members = cut(type, '|');
  if (members.length === 1) return undefined;
  // Names go on in the same line; a member that is a type of its own gets one.
  if (members.every((member) => !/[{<(]/.test(member)))
    return `\n${indent}| ${fill(members, indent, ' | ').trimStart()}`;
  return members.map((member) => `\n${indent}| ${member}`).join('');
}

function onNewLine(type: string, indent: string): string {
  // One character stays for the comma.
  if (indent.length + type.length + 1 <= width) return `\n${indent}${type}`;
  return membersOf(type, indent) ?? `\n${indent}${opened(type, indent)}`;
}

/**
 * A type behind `name:` or `name =`, with the blank before it: on that line where it fits, else each member of its union,
 * or each of its arguments, on a line of its own. `used` = characters before it, `left` = characters that have to follow.
 * Takes the types that emitters write: names, string literals, arrays, unions, generics, but no functions.
 */
export function typeLines(type: string, { indent = '', used = 0, left = 1 }): string {
  if (used + 1 + type.length + left <= width) return ` ${type}`;
  return membersOf(type, `${indent}  `) ?? ` ${opened(type, indent)}`;
}
