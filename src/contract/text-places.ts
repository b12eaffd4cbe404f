/** A word between braces in a text, or a brace that belongs to none: `{username}` is `username`. */
export interface TextPlace {
  readonly name: string;
  /** As written in the text: `{username}`. */
  readonly written: string;
  /** Which character of the text it begins with, counted from 1 as people count. */
  readonly at: number;
}

const written = /\{([^{}\n]*)\}|[{}]/g;

/** Everything between braces, and braces alone (whose name is ''). */
export function placesIn(text: string): readonly TextPlace[] {
  return [...text.matchAll(written)].map((found) => ({
    name: (found[1] ?? '').trim(),
    written: found[0],
    at: [...text.slice(0, found.index)].length + 1,
  }));
}

/** Places that nothing is known for, braces alone among them: they would go out as they are typed. */
export function unknownPlaces(text: string, names: readonly string[]): readonly TextPlace[] {
  return placesIn(text).filter(({ name }) => !names.includes(name));
}

/**
 * The text with its places filled; what has no value stays as it is written.
 *
 * filledText('สวัสดี {name}', { name: 'แดง' }) → 'สวัสดี แดง'
 */
export function filledText(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replace(written, (whole, name?: string) => {
    const key = name?.trim() ?? '';
    return (Object.hasOwn(values, key) ? values[key] : undefined) ?? whole;
  });
}
