import { width } from './literal.ts';

/** JSON on one line where it fits: smaller and easier to compare than a line for every bracket. */
export function json(value: unknown, indent = '', used = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent} `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((each) => json(each, inner))
    : Object.entries(value).map(([name, each]) => {
        const start = `${JSON.stringify(name)}: `;
        return start + json(each, inner, start.length);
      });
  const [open, close] = isList ? '[]' : '{}';
  let length = indent.length + used + 2;
  for (const part of parts) length += part.length + 2;
  if (length <= width && !parts.some((part) => part.includes('\n'))) return `${open}${parts.join(', ')}${close}`;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
