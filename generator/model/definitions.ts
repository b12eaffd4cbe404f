import type { Definition, Definitions } from '#contract/definitions.ts';
import type { Field } from '#contract/field.ts';
import type { ScreenModel } from './types.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A field or a column, wherever on a screen it is. */
const isField = (value: Readonly<Record<string, unknown>>): value is Readonly<Record<string, unknown>> & Field =>
  typeof value.name === 'string' && isRecord(value.label) && isRecord(value.help);

/** Every described field of a screen: of its columns, tabs, forms, figures and of what its actions ask for. */
function described(thing: unknown, found: Map<string, Definition>): void {
  if (!isRecord(thing)) return;
  if (isField(thing) && thing.help && !found.has(thing.name))
    found.set(thing.name, { label: thing.label, help: thing.help });
  for (const [key, part] of Object.entries(thing)) if (key !== 'source') described(part, found);
}

/** The definitions of some screens; a text that several have is there once. Undefined where no field has one. */
export function definitionsOf(screens: readonly ScreenModel[]): Definitions | undefined {
  const places = new Map<string, number>();
  const all: Definition[] = [];
  const pages = screens.flatMap((screen) => {
    const found = new Map<string, Definition>();
    // What a screen says of itself is no definition.
    described({ ...screen, help: undefined }, found);
    const page = [...found].map(([name, definition]) => {
      const key = JSON.stringify(definition);
      const at = places.get(key) ?? all.push(definition) - 1;
      places.set(key, at);
      return [name, at] as const;
    });
    return page.length === 0 ? [] : [[screen.path, Object.fromEntries(page)] as const];
  });
  return pages.length === 0 ? undefined : { all, pages: Object.fromEntries(pages) };
}
