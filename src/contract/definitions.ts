import type { Titles } from './route.ts';
import type { Text } from './text.ts';

/** What a field is called on a page, and what that means. */
export interface Definition {
  readonly label: Text;
  readonly help: Text;
}

/** What the fields of pages mean: by path and by name of the field the place of its definition. */
export interface Definitions {
  readonly all: readonly Definition[];
  readonly pages: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A part of the manual: what pages are for, and what their fields mean. */
export interface ManualPart {
  readonly manual: Titles;
  readonly definitions?: Definitions;
}

/** The definitions of one page, by the name of the field. */
export type PageDefinitions = Readonly<Record<string, Definition>>;

/** The definitions of a page among those of its area. */
export function definitionsOf({ all, pages }: Definitions, path: string): PageDefinitions {
  const found = Object.entries(pages[path] ?? {}).flatMap(([name, at]) => {
    const definition = all[at];
    return definition ? [[name, definition] as const] : [];
  });
  return Object.fromEntries(found);
}
