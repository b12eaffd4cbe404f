import type { RawEntity, RawEnum } from '../language/entity.ts';
import type { RawField } from '../language/field.ts';
import type { RawArea } from '../language/files.ts';
import type { RawScreen } from '../language/screen.ts';
import type { Places } from '../load/places.ts';
import { type DraftMenu, type Named, own, type Twin } from './draft.ts';

/** What areas and gateways add to things of others, in the order of their files. What they add to must exist: the check says so. */
export class Contributions {
  readonly #files: readonly NonNullable<RawArea['contributes']>[];
  readonly #places: Places;

  constructor(files: readonly Pick<RawArea, 'contributes'>[], places: Places) {
    this.#files = files.flatMap(({ contributes }) => contributes ?? []);
    this.#places = places;
  }

  /** Enums with the options of other areas behind their own; of two options with one name the first counts. */
  enums(enums: ReadonlyMap<string, Named<RawEnum>>, twins: Twin[]): Map<string, Named<RawEnum>> {
    return this.#with(enums, (thing) => {
      const parts = [thing.raw];
      for (const more of this.#to(({ enums: all }) => own(all, thing.name))) {
        for (const name of Object.keys(more)) {
          const first = parts.find((part) => Object.hasOwn(part, name));
          if (first) twins.push({ what: 'option', name, holder: more, key: name, first: { holder: first, key: name } });
        }
        parts.push(more);
      }
      if (parts.length === 1) return thing.raw;
      const options = new Map<string, RawEnum[string]>();
      for (const [name, option] of parts.flatMap((part) => Object.entries(part)))
        if (!options.has(name)) options.set(name, option);
      const raw: RawEnum = Object.fromEntries(options);
      this.#places.join(raw, ...parts);
      return raw;
    });
  }

  /** Entities with the fields of other areas behind their own; of two fields with one name the first counts. */
  entities(entities: ReadonlyMap<string, Named<RawEntity>>, twins: Twin[]): Map<string, Named<RawEntity>> {
    return this.#with(entities, (thing) => {
      const more = this.#to(({ fields }) => own(fields, thing.name));
      if (more.length === 0) return thing.raw;
      const fields: Record<string, RawField> = { ...thing.raw.fields };
      const holders = new Map(Object.keys(fields).map((name) => [name, thing.raw.fields ?? {}]));
      for (const holder of more)
        for (const [name, field] of Object.entries(holder)) {
          const first = holders.get(name);
          if (first) twins.push({ what: 'field', name, holder, key: name, first: { holder: first, key: name } });
          else {
            holders.set(name, holder);
            fields[name] = field;
          }
        }
      this.#places.join(fields, ...(thing.raw.fields ? [thing.raw.fields] : []), ...more);
      const raw = { ...thing.raw, fields };
      this.#places.copy(thing.raw, raw);
      return raw;
    });
  }

  /** Screens with the actions and lists of other areas behind their own. */
  screens(screens: ReadonlyMap<string, Named<RawScreen>>): Map<string, Named<RawScreen>> {
    return this.#with(screens, (thing) => {
      const more = this.#to(({ screens: all }) => own(all, thing.name));
      if (more.length === 0) return thing.raw;
      const written: Readonly<Record<string, unknown>> = thing.raw;
      const copy: Record<string, unknown> = { ...written };
      for (const part of ['actions', 'related'] as const) {
        const lists = more.flatMap((one) => (one[part] ? [one[part]] : []));
        if (lists.length > 0)
          copy[part] = this.#behind(Array.isArray(written[part]) ? written[part] : undefined, lists);
      }
      this.#places.join(copy, thing.raw, ...more);
      // The check of the language has looked at each part; which kinds of screen have them is looked at by a rule.
      return copy as RawScreen;
    });
  }

  /** Groups of the drawer with the entries of other areas behind their own. */
  menu(menu: DraftMenu): DraftMenu {
    const more = this.#to(({ menu: all }) => own(all, menu.raw.id));
    if (more.length === 0) return menu;
    const raw = { ...menu.raw, items: this.#behind(menu.raw.items, more) };
    this.#places.copy(menu.raw, raw);
    return { ...menu, raw };
  }

  /** What areas add to one thing. */
  #to<T>(pick: (raw: NonNullable<RawArea['contributes']>) => T | undefined): readonly T[] {
    return this.#files.map(pick).filter((part) => part !== undefined);
  }

  /** A list with others behind it; its entries know their places themselves. */
  #behind<T>(first: readonly T[] | undefined, more: readonly (readonly T[])[]): T[] {
    const joined = [...(first ?? []), ...more.flat()];
    const at = first ?? more[0];
    if (at) this.#places.copy(at, joined);
    return joined;
  }

  #with<R>(things: ReadonlyMap<string, Named<R>>, add: (thing: Named<R>) => R): Map<string, Named<R>> {
    if (this.#files.length === 0) return new Map(things);
    return new Map([...things].map(([name, thing]) => [name, { ...thing, raw: add(thing) }]));
  }
}
