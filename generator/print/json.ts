import { oncePerName } from '../model/once.ts';
import { width } from './literal.ts';

/** Texts that JSON writes as they are: no quotes, backslashes, control characters or surrogates. */
const plain = /^[ !#-[\]-\ud7ff]*$/;

const textOf = oncePerName((text) => (plain.test(text) ? `"${text}"` : JSON.stringify(text)));

const nameOf = oncePerName((name) => `${textOf(name)}: `);

/**
 * JSON on one line where it fits: smaller and easier to compare than a line for every bracket. Pairs are not
 * iterated over and texts are remembered, which halves the time.
 */
export function json(value: unknown, indent = '', used = 0): string {
  if (typeof value === 'string') return textOf(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent} `;
  const parts: string[] = [];
  const isList = Array.isArray(value);
  if (isList) for (const each of value) parts.push(json(each, inner));
  else
    for (const name of Object.keys(value)) {
      const start = nameOf(name);
      parts.push(start + json((value as Readonly<Record<string, unknown>>)[name], inner, start.length));
    }
  const open = isList ? '[' : '{';
  const close = isList ? ']' : '}';
  let length = indent.length + used + 2;
  for (const part of parts) length += part.length + 2;
  // What has been broken into lines is longer than one, and with it all around it.
  if (length <= width) return open + parts.join(', ') + close;
  const lines = parts.join(`,\n${inner}`);
  return `${open}\n${parts.length === 0 ? '' : inner}${lines}\n${indent}${close}`;
}

/** JSON with a line for each key of the outermost object and of those in it: a change of one is a change of one line. */
export function lineByLine(value: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(value).map(([name, inner]) => {
    const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    const parts = isObject
      ? Object.entries(inner).map(([key, one]) => `  ${JSON.stringify(key)}: ${JSON.stringify(one)}`)
      : [];
    return ` ${JSON.stringify(name)}: ${parts.length > 0 ? `{\n${parts.join(',\n')}\n }` : JSON.stringify(inner)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
