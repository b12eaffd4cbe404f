import type { Derivation, StoredField } from '#contract/endpoint.ts';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RawCondition } from '../language/condition.ts';
import type { RawEntity } from '../language/entity.ts';
import type { RawDerive, RawField } from '../language/field.ts';
import { conditionOf } from './conditions.ts';
import { figureOf, measureOf, rollupIndex } from './rollups.ts';
import type { EntityModel } from './types.ts';

type IndexModel = EntityModel['indexes'][number];

/** An index with its columns. */
function indexOf(index: {
  readonly columns: readonly string[];
  readonly unique?: boolean;
  readonly where?: RawCondition;
}): IndexModel {
  return {
    columns: index.columns,
    ...(index.unique ? { unique: true as const } : {}),
    ...(index.where === undefined ? {} : { where: conditionOf(index.where) }),
  };
}

/** The indexes of an entity as written, and that of its rollup. */
export function indexesOf({ rollup, indexes = [] }: Pick<RawEntity, 'rollup' | 'indexes'>): readonly IndexModel[] {
  return [...(rollup ? [rollupIndex(rollup)] : []), ...indexes].map((index) =>
    'columns' in index ? indexOf(index) : { columns: index },
  );
}

/** What fields must be, each as text. */
export function inWords(where: NonNullable<RawEntity['where']>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(where).map(([name, value]) => [name, String(value)]));
}

/** What reading through a reference inherits: how the value looks, not what may be written. */
export function withoutRules(field: StoredField): StoredField {
  const { required: _r, initial: _i, nullable: _n, readonly: _o, ...rest } = field;
  return rest;
}

/** Where `q` looks: the fields that are written, as far as they are there, and each with its English. */
export function searchedOf(
  written: readonly string[],
  fields: Readonly<Record<string, StoredField>>,
): readonly string[] {
  const isThere = (name: string | undefined): name is string => name !== undefined && Object.hasOwn(fields, name);
  return [...new Set(written.flatMap((name) => [name, fields[name]?.english]).filter(isThere))];
}

/** A field that always has a value. */
export function withoutNull(field: StoredField): StoredField {
  const { nullable: _, ...rest } = field;
  return rest;
}

/** A field whose value is made when it is read: never written. */
export function derived(field: Field, made: Pick<StoredField, 'count' | 'derived' | 'over'>): StoredField {
  const { nullable: _n, required: _r, ...rest } = field;
  // What has not ended has taken no time yet.
  const nullable = made.derived?.kind === 'took' && ({ nullable: true } as const);
  return { ...rest, ...nullable, readonly: true, ...made };
}

/** What a field follows from. */
export function derivationOf(raw: RawDerive): Derivation | undefined {
  if (raw.chain) return { kind: 'chain', ...raw.chain };
  if (raw.meets) return { kind: 'meets', where: conditionOf(raw.meets) };
  if (raw.choose)
    return {
      kind: 'choose',
      of: Object.entries(raw.choose).map(([option, where]) => ({ option, where: conditionOf(where) })),
    };
  if (raw.took) return { kind: 'took', ...raw.took };
  for (const kind of ['above', 'below', 'day', 'hour', 'minute', 'clock'] as const) {
    const of = raw[kind];
    if (of !== undefined) return { kind, of };
  }
  return undefined;
}

/** A field with a value of its own: in a column, unless its entity has no table or it is computed. */
export const held = (
  described: Field,
  raw: RawField,
  { isMoved, isVirtual }: { readonly isMoved: boolean; readonly isVirtual: boolean },
): StoredField => ({
  ...described,
  ...(kinds[described.kind].key || isMoved ? { readonly: true as const } : {}),
  ...(isVirtual || raw.computed ? {} : { column: described.name }),
  ...(raw.measure ? { measure: measureOf(raw.measure) } : {}),
  ...(raw.figure ? { figure: figureOf(raw.figure) } : {}),
  ...(described.kind === 'ref' && raw.to !== undefined ? { target: raw.to } : {}),
  ...(raw.unique ? { unique: true as const } : {}),
  ...(raw.immutable ? { immutable: true as const } : {}),
});
