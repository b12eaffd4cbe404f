import { sql } from 'kysely';
import { warningsName } from '#contract/decision.ts';
import type { Entity, StoredField } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { companionOf, type Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Text } from '#contract/text.ts';
import type { Context } from '#server/context/context.ts';
import { maskText } from '#server/records/codecs.ts';
import { allOf, visibleRows } from '#server/records/conditions.ts';
import { RowSource } from '#server/records/row-source.ts';
import { rowsOf } from '#server/records/rows.ts';
import { labelOfValue } from './words.ts';

type Entities = Readonly<Record<string, Entity>>;

/** Changes of one record, with all that a screen needs to show them: labels, options, names of references. */
export interface Change {
  readonly fields: Readonly<Record<string, Field>>;
  readonly before: Row;
  readonly after: Row;
}

/** An audit entry, as far as it contains a change. */
export interface Changed {
  readonly entity: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Describes several changes together, so that names of references are read once. */
export async function describeChanges(
  entities: Entities,
  lines: readonly Changed[],
  ctx: Pick<Context, 'principal' | 'gateways' | 'db'>,
): Promise<readonly Change[]> {
  const plain = lines.map((line) => ({
    entity: line.entity === null ? undefined : entities[line.entity],
    before: isRow(line.before) ? line.before : {},
    after: isRow(line.after) ? line.after : {},
  }));
  const keysByTarget = new Map<string, Set<string>>();
  for (const { entity, before, after } of plain) {
    for (const [name, field] of Object.entries(entity?.fields ?? {})) {
      const target = targetOf(field);
      if (target === undefined) continue;
      const keys = keysByTarget.get(target) ?? new Set();
      for (const value of [before[name], after[name]].flat()) {
        if (typeof value === 'number' || typeof value === 'string') keys.add(String(value));
      }
      keysByTarget.set(target, keys);
    }
  }
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const [target, keys] of keysByTarget) {
    const entity = entities[target];
    if (entity && keys.size > 0) names.set(target, await namesOf(entities, entity, [...keys], ctx));
  }
  return plain.map(({ entity, before, after }) => {
    const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return {
      fields: Object.fromEntries(changed.map((name) => [name, fieldFor(entity, name, after[name] ?? before[name])])),
      before: shown(entity, before, names),
      after: shown(entity, after, names),
    };
  });
}

/** Display names of records, limited to those the caller may see. */
export async function namesOf(
  entities: Entities,
  entity: Entity,
  keys: readonly string[],
  ctx: Pick<Context, 'principal' | 'gateways' | 'db'>,
): Promise<ReadonlyMap<string, string>> {
  const source = new RowSource(entities, entity);
  const key = source.expression(entity.key);
  const text = source.expression(entity.display);
  if (!key || !text) return new Map();
  const where = allOf([...visibleRows(source, ctx), sql`${key}::text in (${sql.join([...keys])})`]);
  const rows = await rowsOf(
    sql`select ${key}::text as key, ${text}::text as name from ${source.from()} where ${where}`,
    ctx.db,
  );
  const isMasked = source.maskOf(entity.display) !== undefined;
  return new Map(
    rows.flatMap(({ key: one, name }) =>
      typeof name === 'string' ? [[String(one), isMasked ? maskText(name) : name] as const] : [],
    ),
  );
}

/** Target entity of a reference, or of the elements of a list of references. */
function targetOf(field: StoredField): string | undefined {
  return field.kind === 'list' ? field.item?.reference?.entity : field.target;
}

/** The field as a screen needs it, without attributes for forms and the database. */
function fieldFor(entity: Entity | undefined, name: string, value: unknown): Field {
  const field = entity && Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  if (!field) {
    const warnings = name === warningsName && warningsOf(value);
    const item = warnings
      ? { kind: 'enum' as const, options: warnings.map(({ code, text }) => ({ value: code, label: text })) }
      : undefined;
    return { name, kind: kindOf(value), label: labelOfValue(name), ...(item ? { item } : {}) };
  }
  const { kind, label, unit, options, item } = field;
  // Keys are replaced by names.
  const texts = kind === 'list' && item?.reference ? { kind: 'string' as const } : item;
  return {
    name,
    kind,
    label,
    ...(unit ? { unit } : {}),
    ...(options ? { options } : {}),
    ...(texts ? { item: texts } : {}),
  };
}

/** Overruled warnings, as they were shown at the time. */
function warningsOf(value: unknown): readonly { readonly code: string; readonly text: Text }[] | undefined {
  return Array.isArray(value) && value.every((one) => isRow(one) && typeof one.code === 'string' && isText(one.text))
    ? value
    : undefined;
}

const isText = (value: unknown): value is Text =>
  isRow(value) && typeof value.th === 'string' && typeof value.en === 'string';

function kindOf(value: unknown): Field['kind'] {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object' && value !== null) return 'json';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'number' ? 'integer' : 'string';
}

function shown(entity: Entity | undefined, row: Row, names: ReadonlyMap<string, ReadonlyMap<string, string>>): Row {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    const field = entity && Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
    const targetNames = field && names.get(targetOf(field) ?? '');
    const nameOf = (key: unknown) => targetNames?.get(String(key));
    const warnings = !field && name === warningsName && warningsOf(value);
    result[name] = warnings
      ? warnings.map(({ code }) => code)
      : field && kinds[field.kind].secret && value !== null
        ? '••••'
        : targetNames && Array.isArray(value)
          ? value.map((key) => nameOf(key) ?? String(key))
          : value;
    if (field?.kind === 'ref') result[companionOf(name)] = nameOf(value) ?? null;
  }
  return result;
}
