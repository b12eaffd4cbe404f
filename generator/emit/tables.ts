import type { Condition } from '#contract/condition.ts';
import type { StoredField } from '#contract/endpoint.ts';
import { isNullable } from '#contract/json-schema.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { ForeignKey, Table, TableColumn, TableIndex } from '#contract/table.ts';
import { fact, factOf } from '../model/memory.ts';
import type { EntityModel, Model } from '../model/types.ts';
import { storage } from './column.ts';
import { type ListNeeds, listNeeds } from './list-indexes.ts';
import { byText, type LookUp, lookUp } from './look-up.ts';
import { condition, constraint, name, value } from './sql-text.ts';

/** A table being put together from its owner and from the entities that extend it. */
interface Draft {
  readonly name: string;
  readonly columns: Record<string, TableColumn>;
  /** Field behind each column: for types and for complaints. */
  readonly fields: Record<string, StoredField>;
  readonly uniques: Record<string, readonly string[]>;
  readonly checks: Record<string, string>;
  readonly indexes: TableIndex[];
  readonly foreignKeys: ForeignKey[];
}

/** A table, and the field behind each of its columns. */
export interface TableModel extends Table {
  readonly fields: Readonly<Record<string, StoredField>>;
}

const stamps = new Set(['created_at', 'updated_at']);
const actors = new Set(['created_by', 'updated_by']);

function columnNullable(entity: EntityModel, field: StoredField): boolean {
  // The system itself acts, too: rows without a person behind them.
  if (entity.managed && actors.has(field.name)) return true;
  return isNullable(field);
}

function defaultOf(entity: EntityModel, field: StoredField): string | undefined {
  if (kinds[field.kind].key && field.name === entity.key) return 'identity';
  if (entity.managed && stamps.has(field.name)) return 'now()';
  if (entity.managed && field.name === 'version') return '1';
  if (entity.lifecycle?.field === field.name) return value(entity.lifecycle.initial);
  if (field.initial !== undefined && !Array.isArray(field.initial)) return storage[field.kind].initial?.(field.initial);
  if (kinds[field.kind].type === 'boolean') return 'false';
  return field.kind === 'list' && !field.required && !isNullable(field) ? "'[]'" : undefined;
}

function columnOf(entity: EntityModel, field: StoredField): TableColumn {
  const initial = defaultOf(entity, field);
  return {
    kind: field.kind,
    type: storage[field.kind].sql(field),
    nullable: columnNullable(entity, field),
    ...(initial === undefined ? {} : { default: initial }),
  };
}

function referenceOf(draft: Draft, column: string, field: StoredField, names: LookUp): void {
  if (field.kind !== 'ref' || field.target === undefined) return;
  const target = names.entity(field.target);
  const key = target.fields[target.key];
  if (key && (kinds[key.kind].key === true) !== (storage.ref.type(field) === 'number')) {
    throw new Error(
      `${draft.name}.${column}: the key of ${target.name} and the reference to it disagree on their type`,
    );
  }
  if (target.virtual || target.kept || key?.column === undefined) return;
  draft.foreignKeys.push({
    name: constraint(draft.name, column, 'fkey'),
    column,
    table: target.table,
    target: key.column,
  });
}

function addColumn(draft: Draft, entity: EntityModel, field: StoredField, column: string, names: LookUp): void {
  const made = columnOf(entity, field);
  const before = draft.columns[column];
  if (before) {
    if (before.type !== made.type) throw new Error(`${draft.name}.${column} is both ${before.type} and ${made.type}`);
    return;
  }
  const where = Object.entries(entity.where ?? {})[0];
  // A column that only some of the entities have must be empty for the others.
  const partial = entity.extends !== undefined && where !== undefined;
  draft.columns[column] = partial ? { kind: made.kind, type: made.type, nullable: true } : made;
  draft.fields[column] = field;
  if (partial && field.required) {
    draft.checks[constraint(draft.name, column, 'required')] =
      `${name(where[0])} <> ${value(where[1])} or ${name(column)} is not null`;
  }
  for (const [what, sql] of Object.entries(storage[field.kind].checks?.(column, field) ?? {})) {
    draft.checks[constraint(draft.name, column, what)] = sql;
  }
  if (field.unique) draft.uniques[constraint(draft.name, column, 'key')] = [column];
  referenceOf(draft, column, field, names);
}

/** A bit for each day of a year; nobody reads it as a field. */
function addDays(draft: Draft, { rollup }: EntityModel): void {
  for (const column of Object.keys(rollup?.days ?? {})) {
    draft.columns[column] = { kind: 'string', type: 'bit(366)', nullable: false };
    draft.fields[column] = { name: column, kind: 'string', label: { th: column, en: column }, column };
  }
}

function addDiscriminators(draft: Draft, entities: readonly EntityModel[]): void {
  const values = new Map<string, Set<string>>();
  for (const { where } of entities) {
    for (const [column, each] of Object.entries(where ?? {})) {
      values.set(column, (values.get(column) ?? new Set()).add(each));
    }
  }
  for (const [column, each] of [...values].sort(([a], [b]) => byText(a, b))) {
    const field: StoredField = {
      name: column,
      kind: 'string',
      label: { th: column, en: column },
      required: true,
      column,
    };
    if (!draft.columns[column]) {
      draft.columns[column] = { kind: 'string', type: 'varchar(64)', nullable: false };
      draft.fields[column] = field;
      const known = [...each].sort(byText).map(value);
      draft.checks[constraint(draft.name, column, 'option')] = `${name(column)} in (${known.join(', ')})`;
      addIndex(draft, [column]);
    }
  }
}

function addIndex(draft: Draft, columns: readonly string[], unique?: true, where?: Condition): void {
  const wanted = { name: constraint(draft.name, ...columns, unique ? 'unique' : 'idx'), columns };
  if (draft.indexes.some((index) => index.name === wanted.name)) return;
  draft.indexes.push({
    ...wanted,
    ...(unique ? { unique } : {}),
    ...(where === undefined ? {} : { where: condition(where, (column) => draft.fields[column]?.kind ?? 'string') }),
  });
}

/** Foreign keys are looked up from the other side, too: each gets an index unless one begins with its column. */
function indexReferences(draft: Draft): void {
  const first = new Set([
    ...draft.indexes.filter((i) => !i.where).map((i) => i.columns[0]),
    ...Object.values(draft.uniques).map(([c]) => c),
  ]);
  for (const [column, field] of Object.entries(draft.fields)) {
    if (field.kind === 'ref' && !first.has(column)) addIndex(draft, [column]);
  }
}

/** Longest text of which two fit into a page of an index, whatever its letters. */
const longestInIndex = 500;

/** Columns that lists are put in order by, each with the key: rows that are alike in one have an order, too. */
function indexLists(draft: Draft, { ordered }: ListNeeds, key: string): void {
  const whole = draft.indexes.filter(({ where, elements }) => where === undefined && !elements);
  const alone = new Set(
    [...Object.values(draft.uniques), ...whole.filter(({ unique }) => unique).map(({ columns }) => columns)].flatMap(
      ([column = '', ...others]) => (others.length === 0 ? [column] : []),
    ),
  );
  for (const column of [...ordered].sort(byText)) {
    const own = draft.columns[column];
    const isInstant = own && kinds[own.kind].calendar === 'instant';
    const length = Number(/\((\d+)\)/.exec(own?.type ?? '')?.[1] ?? 0);
    // Moments hardly ever meet.
    const begun = whole.some(({ columns }) => columns[0] === column && (isInstant || columns[1] === key));
    if (column !== key && !alone.has(column) && !begun && length <= longestInIndex) addIndex(draft, [column, key]);
  }
}

/** An index is redundant if another one begins with it. */
function withoutBeginnings(indexes: readonly TableIndex[]): readonly TableIndex[] {
  const whole = indexes.filter(({ where, elements }) => where === undefined && !elements);
  return indexes.filter(
    (index) =>
      index.unique ||
      !whole.includes(index) ||
      !whole.some(
        ({ columns }) =>
          columns.length > index.columns.length && index.columns.every((column, at) => column === columns[at]),
      ),
  );
}

/** Lists whose elements are looked for when records are counted: table → columns. */
function searchedLists(model: Model, names: LookUp): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { fields } of model.entities) {
    for (const { count } of Object.values(fields)) {
      if (count?.kind !== 'rows') continue;
      const { table, fields: others } = names.entity(count.entity);
      const field = others[count.field];
      if (field?.kind !== 'list' || field.column === undefined) continue;
      found.set(table, (found.get(table) ?? new Set()).add(field.column));
    }
  }
  return found;
}

function columnName(entity: EntityModel, fieldName: string): string {
  return entity.fields[fieldName]?.column ?? fieldName;
}

function tableOf(
  table: string,
  entities: readonly EntityModel[],
  names: LookUp,
  lists: ReadonlySet<string> | undefined,
  needs: ListNeeds | undefined,
): TableModel {
  const [owner] = entities;
  if (owner === undefined) throw new Error(`Table ${table} has no entity`);
  const draft: Draft = { name: table, columns: {}, fields: {}, uniques: {}, checks: {}, indexes: [], foreignKeys: [] };
  for (const entity of entities) {
    for (const field of Object.values(entity.fields)) {
      if (field.column !== undefined) addColumn(draft, entity, field, field.column, names);
    }
  }
  addDays(draft, owner);
  addDiscriminators(draft, entities);
  const primaryKey = draft.columns.id ? 'id' : columnName(owner, owner.key);
  if (!draft.columns[primaryKey]) throw new Error(`Table ${table} has no column for its key ${primaryKey}`);
  const key = columnName(owner, owner.key);
  if (key !== primaryKey) draft.uniques[constraint(table, key, 'key')] = [key];
  delete draft.uniques[constraint(table, primaryKey, 'key')];
  for (const entity of entities) {
    for (const { columns, unique, where } of entity.indexes) {
      addIndex(
        draft,
        columns.map((each) => columnName(entity, each)),
        unique,
        where,
      );
    }
  }
  if (needs) indexLists(draft, needs, key);
  indexReferences(draft);
  for (const column of new Set([...(lists ?? []), ...(needs?.elements ?? [])])) {
    draft.indexes.push({ name: constraint(table, column, 'elements'), columns: [column], elements: true });
  }
  const parts = [...(needs?.parts ?? [])].sort(byText);
  const indexes = [...withoutBeginnings(draft.indexes)].sort((a, b) => byText(a.name, b.name));
  return { ...draft, primaryKey, indexes, ...(parts.length > 0 ? { searched: parts } : {}) };
}

/** The entities of each table; the owner comes first: it names the key and the order of columns. */
const groupsOf = factOf('model', (model: Model): ReadonlyMap<string, readonly EntityModel[]> => {
  const groups = new Map<string, EntityModel[]>();
  const stored = model.entities.filter((entity) => !entity.virtual && !entity.kept);
  const sorted = [...stored].sort(
    (a, b) => Number(a.extends !== undefined) - Number(b.extends !== undefined) || byText(a.name, b.name),
  );
  for (const entity of sorted) {
    const group = groups.get(entity.table);
    if (group) group.push(entity);
    else groups.set(entity.table, [entity]);
  }
  return groups;
});

const groupOf = fact('model', (model: Model, table: string) => groupsOf(model).get(table) ?? []);
const searched = factOf('model', (model: Model) => searchedLists(model, lookUp(model)));
const searchedIn = fact('model', (model: Model, table: string) => searched(model).get(table));
const needs = factOf('model', (model: Model) => listNeeds(model, lookUp(model)));
const needsOf = fact('model', (model: Model, table: string) => needs(model).get(table));
const tableNamed = fact('model', (model: Model, table: string) =>
  tableOf(table, groupOf(model, table), lookUp(model), searchedIn(model, table), needsOf(model, table)),
);

/** The tables of the manifest, sorted. Entities that extend another share its table; the platform's are not among them. */
export const tablesOf = factOf('model', (model: Model): readonly TableModel[] =>
  [...groupsOf(model).keys()].sort(byText).map((table) => tableNamed(model, table)),
);
