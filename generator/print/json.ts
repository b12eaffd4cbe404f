import { oncePerName } from '../model/once.ts';
import { width } from './literal.ts';

/** Texts that JSON writes as they are: no quotes, backslashes, control characters or surrogates. */
const plain = /^[ !#-[\]-\ud7ff]*$/;

const textOf = (text: string): string => (plain.test(text) ? `"${text}"` : JSON.stringify(text));

const nameOf = oncePerName((name) => `${textOf(name)}: `);

/** JSON on one line where it fits: smaller and easier to compare than a line for every bracket. */
export function json(value: unknown, indent = '', used = 0): string {
  if (typeof value === 'string') return textOf(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent} `;
  const parts: string[] = [];
  const isList = Array.isArray(value);
  if (isList) for (const each of value) parts.push(json(each, inner));
  else
    for (const [name, each] of Object.entries(value)) {
      const start = nameOf(name);
      parts.push(start + json(each, inner, start.length));
    }
  const [open, close] = isList ? '[]' : '{}';
  let length = indent.length + used + 2;
  for (const part of parts) length += part.length + 2;
  if (length <= width && !parts.some((part) => part.includes('\n'))) return `${open}${parts.join(', ')}${close}`;
  let text = `${open}\n`;
  for (const [index, part] of parts.entries()) text += `${index === 0 ? '' : ',\n'}${inner}${part}`;
  return `${text}\n${indent}${close}`;
}
