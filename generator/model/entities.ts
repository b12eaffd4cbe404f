import type { Lifecycle, StoredField } from '#contract/endpoint.ts';
import type { Reference } from '#contract/field.ts';
import { nearest } from '#contract/nearest.ts';
import { seconds } from '#contract/words.ts';
import type { RawEntity, RawLifecycle } from '../language/entity.ts';
import type { RawField } from '../language/field.ts';
import type { Senses } from './adds.ts';
import { type CountWorld, countOf } from './counts.ts';
import { displayNames } from './defaults.ts';
import { type Draft, type Named, sourceOf } from './draft.ts';
import {
  displayNamed,
  fieldNamed,
  findWritten,
  isVirtualNamed,
  keyNamed,
  lifecycleNamed,
  modelNamed,
  namesIn,
  ownerNamed,
  rawField,
  referenceTo,
  sensesOf,
  writtenNamed,
} from './entity-facts.ts';
import {
  derivationOf,
  derived,
  held,
  indexesOf,
  inWords,
  searchedOf,
  withoutNull,
  withoutRules,
} from './entity-parts.ts';
import { enumNamed } from './enums.ts';
import { describeField, type Surroundings } from './fields.ts';
import { lifecycleOf } from './lifecycle.ts';
import { joinTo, pair } from './memory.ts';
import { humanise, snakeCase } from './naming.ts';
import { referencesOf } from './references.ts';
import { rollupOf } from './rollups.ts';
import { Shapes } from './shapes.ts';
import { textOf } from './texts.ts';
import type { EntityModel } from './types.ts';

/** Where a field of an entity was written: its description and the map that holds it (absent = added by `managed`). */
export interface Written {
  readonly raw: RawField;
  readonly holder: object | undefined;
}

/**
 * Entities on demand: a field that reads through a reference needs the fields of another entity, and so on.
 * Unknown names are skipped; the rules of generator/check report them.
 */
export class Entities {
  readonly draft: Draft;
  readonly around: Surroundings;
  readonly #counts: CountWorld;
  readonly shapes: Shapes;
  /** What numbers may be added with. */
  readonly senses: Senses;

  constructor(draft: Draft) {
    this.draft = draft;
    joinTo('entities', this, draft);
    this.shapes = new Shapes(draft, () => this.around);
    this.around = {
      options: (name) => (enumNamed(draft, name) ?? enumNamed(draft, nearest(name, draft.enums.keys()) ?? ''))?.options,
      reference: (name) => referenceTo(this, name),
      shape: (name) => this.shapes.get(name),
    };
    this.#counts = {
      written: (entity, field) => rawField(this, pair(entity, field)),
      keyOf: (entity) => this.keyOf(entity),
      displayOf: (entity) => this.displayOf(entity),
    };
    this.senses = sensesOf(this);
  }

  /** The items call of each entity. */
  references(): ReadonlyMap<string, Reference> {
    return referencesOf(this.draft, this);
  }

  /** Owner of the table that an entity lives in: itself, or what it extends. */
  ownerOf(name: string): string {
    return ownerNamed(this, name);
  }

  findOwner(name: string): string {
    const seen = new Set<string>();
    let at = name;
    for (;;) {
      const next = this.draft.entities.get(at)?.raw.extends;
      if (next === undefined || seen.has(next) || !this.draft.entities.has(next)) return at;
      seen.add(at);
      at = next;
    }
  }

  /** Every field of an entity as written, in order: those of its owner, its own, those of `managed` around them. */
  written(name: string, above: readonly string[] = []): ReadonlyMap<string, Written> {
    // What is inside of itself is not remembered.
    return above.length === 0 ? writtenNamed(this, name) : findWritten(this, name, above);
  }

  /** One field of an entity; undefined when it has none of that name, or when it reads through itself. */
  field(entity: string, name: string): StoredField | undefined {
    return fieldNamed(this, pair(entity, name));
  }

  findField(entity: string, name: string): StoredField | undefined {
    const written = rawField(this, pair(entity, name));
    return written && this.#describe(entity, name, written);
  }

  #describe(entity: string, name: string, written: RawField): StoredField {
    const { unit = written.derive?.took && seconds, units } = this.senses.origin(entity, name);
    const raw = written.derive ? { ...(unit && { unit }), ...(units && { units }), ...written } : written;
    const field = this.#describeValue(entity, name, raw);
    const adds = this.senses.addsOf(entity, name);
    return adds ? { ...field, adds } : field;
  }

  #describeValue(entity: string, name: string, raw: RawField): StoredField {
    const [ref, farField] = raw.through === undefined ? [] : raw.through.split(/\.(.*)/s);
    if (ref !== undefined && farField !== undefined)
      return this.#describeThrough(entity, name, raw, { ref, field: farField });
    const described = describeField(name, raw, this.around);
    const count = countOf(entity, raw, this.#counts);
    if (count) return derived(described, { count });
    const over = raw.over === undefined ? {} : { over: raw.over };
    const derivation = raw.derive && derivationOf(raw.derive);
    if (derivation) return derived(described, { derived: derivation, ...over });
    // What a life-cycle moves is written by its moves alone.
    const isMoved = this.lifecycleRaw(entity)?.field === name;
    const isVirtual = isVirtualNamed(this.draft, entity);
    return { ...held(described, raw, { isMoved, isVirtual }), ...over };
  }

  /** A field that is read by reference: kind, label and options are those of the field that it leads to. */
  #describeThrough(
    entity: string,
    name: string,
    raw: RawField,
    through: NonNullable<StoredField['through']>,
  ): StoredField {
    const near = this.field(entity, through.ref);
    const base = near?.target === undefined ? undefined : this.#farField(near.target, through.field);
    const described = describeField(name, raw, this.around, base && withoutRules(base));
    // The English of what is read by reference is not in this row.
    const { nullable: _, english: _english, units, ...rest } = described;
    const own = raw.units === undefined ? this.#unitsHere(entity, `${through.ref}.${through.field}`, units) : units;
    return {
      ...rest,
      ...(own ? { units: own } : {}),
      readonly: true,
      ...(near?.nullable || base?.nullable ? { nullable: true as const } : {}),
      through,
      ...(base?.target === undefined ? {} : { target: base.target }),
    };
  }

  /** Units of a number that is read by reference: the enum that they follow from must be read, too, and has a name of its own here. */
  #unitsHere(entity: string, through: string, units: StoredField['units']): StoredField['units'] {
    if (!units) return undefined;
    const unitPath = `${through.slice(0, through.lastIndexOf('.') + 1)}${units.by}`;
    const by = [...this.written(entity)].find(([, { raw }]) => raw.through === unitPath)?.[0];
    return by === undefined ? undefined : { ...units, by };
  }

  /** `b` or `b.c` of another entity. */
  #farField(entity: string, path: string): StoredField | undefined {
    const [head, rest] = path.split(/\.(.*)/s);
    const field = head === undefined ? undefined : this.field(entity, head);
    return rest === undefined || field?.target === undefined ? field : this.#farField(field.target, rest);
  }

  /** A named field, or the one that was probably meant, so that one misspelling is reported once. */
  meant(entity: string, name: string): StoredField | undefined {
    const field = this.field(entity, name);
    if (field) return field;
    const guess = nearest(name, this.written(entity).keys());
    return guess === undefined ? undefined : this.field(entity, guess);
  }

  /** An entity, or the one that was probably meant. */
  meantEntity(name: string): EntityModel | undefined {
    const found = this.model(name);
    if (found) return found;
    const guess = nearest(name, this.draft.entities.keys());
    return guess === undefined ? undefined : this.model(guess);
  }

  keyOf(name: string): string {
    return keyNamed(this, name);
  }

  findKey(name: string): string {
    return this.#inherited(name, (raw) => raw.key) ?? 'id';
  }

  displayOf(name: string): string {
    return displayNamed(this, name);
  }

  findDisplay(name: string): string {
    const written = this.written(name);
    const given = this.#inherited(name, (raw) => raw.display);
    return given ?? displayNames.find((field) => written.has(field)) ?? this.keyOf(name);
  }

  /** What says whose a row is, as written: names of fields, the first that is filled. */
  scopeOf(name: string): readonly string[] {
    const scope = this.#inherited(name, (raw) => raw.scope);
    return scope === undefined ? [] : typeof scope === 'string' ? [scope] : scope;
  }

  lifecycleRaw(name: string): RawLifecycle | undefined {
    return lifecycleNamed(this, name);
  }

  findLifecycle(name: string): RawLifecycle | undefined {
    return this.#inherited(name, (raw) => raw.lifecycle);
  }

  /** What an entity says, else what the entity says that it extends. */
  #inherited<T>(name: string, pick: (raw: RawEntity) => T | undefined, above = new Set<string>()): T | undefined {
    const raw = this.draft.entities.get(name)?.raw;
    if (!raw || above.has(name)) return undefined;
    above.add(name);
    return pick(raw) ?? (raw.extends === undefined ? undefined : this.#inherited(raw.extends, pick, above));
  }

  model(name: string): EntityModel | undefined {
    return modelNamed(this, name);
  }

  findModel(name: string): EntityModel | undefined {
    const thing = this.draft.entities.get(name);
    return thing && this.#build(thing);
  }

  #build(thing: Named<RawEntity>): EntityModel {
    const { name, raw } = thing;
    const owner = this.ownerOf(name);
    const ownerRaw = this.draft.entities.get(owner)?.raw ?? raw;
    const fields: Record<string, StoredField> = {};
    const lifecycle: Lifecycle | undefined = lifecycleOf(
      this.lifecycleRaw(name),
      (field) => this.field(name, field)?.options,
    );
    for (const key of this.written(name).keys()) {
      const field = this.field(name, key);
      if (!field) continue;
      fields[key] =
        lifecycle?.field === key && field.initial === undefined
          ? { ...withoutNull(field), initial: lifecycle.initial }
          : field;
    }
    const scope = this.scopeOf(name).filter((field) => Object.hasOwn(fields, field));
    const about = this.#inherited(name, (one) => one.about);
    const gateway = this.#inherited(name, (one) => one.gateway);
    const person = this.#inherited(name, (one) => one.person);
    return {
      name,
      area: thing.area,
      title: textOf(raw.title, humanise(name)),
      table: ownerRaw.table ?? snakeCase(owner),
      key: this.keyOf(name),
      display: this.displayOf(name),
      fields,
      search: searchedOf(this.#inherited(name, (one) => one.search) ?? [], fields),
      ...(scope.length === 0 ? {} : { scope }),
      ...(about === undefined ? {} : { about }),
      ...(gateway === undefined || !Object.hasOwn(fields, gateway) ? {} : { gateway }),
      ...(person === undefined || !Object.hasOwn(fields, person) ? {} : { person }),
      ...(raw.where ? { where: inWords(raw.where) } : {}),
      ...(this.#inherited(name, (one) => one.managed) ? { managed: true as const } : {}),
      ...(lifecycle ? { lifecycle } : {}),
      ...(raw.rollup ? { rollup: rollupOf(raw.rollup) } : {}),
      ...(owner === name ? {} : { extends: owner }),
      ...(this.#inherited(name, (one) => one.virtual) ? { virtual: true as const } : {}),
      ...(this.#inherited(name, (one) => one.kept) ? { kept: true as const } : {}),
      indexes: indexesOf(raw),
      source: sourceOf(this.draft, thing),
    };
  }

  /** Names of all fields, for suggestions. */
  names(entity: string): readonly string[] {
    return namesIn(this, entity);
  }

  raw(entity: string): RawEntity | undefined {
    return this.draft.entities.get(entity)?.raw;
  }
}
