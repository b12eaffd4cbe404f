import type { Row } from './envelope.ts';

/** Fills `{field}` places of a path; values are URL-encoded. Undefined when a place has no value: no link then. */
export function fillLink(template: string, row: Row): string | undefined {
  let whole = true;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = row[name];
    if (value === undefined || value === null || value === '') whole = false;
    return encodeURIComponent(String(value ?? ''));
  });
  return whole ? path : undefined;
}
