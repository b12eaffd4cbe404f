import { type OpenDatabase, openDatabase } from './connect.ts';
import { introspect, type Shapes, type TableShape, tablesByHand } from './introspect.ts';
import { migrate, migrationFiles } from './migrate.ts';
import { alike } from './same-meaning.ts';

const quoted = (name: string) => `"${name}"`;

/** Constraint definitions that other tables depend on, in the order in which they must be made. */
function constraintRank(definition: string): number {
  return definition.startsWith('FOREIGN KEY') ? 1 : 0;
}

function createTable(name: string, shape: TableShape): string[] {
  const columns = Object.entries(shape.columns).map(([column, text]) => `  ${quoted(column)} ${text}`);
  return [
    `create table ${quoted(name)} (\n${columns.join(',\n')}\n);`,
    ...addConstraints(name, Object.entries(shape.constraints)),
    ...Object.values(shape.indexes).map((definition) => `${definition};`),
  ];
}

function addConstraints(table: string, constraints: readonly (readonly [string, string])[]): string[] {
  return [...constraints]
    .sort(([, a], [, b]) => constraintRank(a) - constraintRank(b))
    .map(([name, definition]) => `alter table ${quoted(table)} add constraint ${quoted(name)} ${definition};`);
}

function changedKeys(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  const removed = Object.keys(before).filter((key) => before[key] !== after[key]);
  const made = Object.entries(after).filter(([key, text]) => before[key] !== text);
  return { gone: removed, made };
}

/** `varchar(40) default 'x' not null` in its three parts. */
function columnParts(text: string) {
  const plain = text.replace(/ generated .* as identity/, '');
  const [, type = plain, , initial, strict] = /^(.*?)( default (.*?))?( not null)?$/.exec(plain) ?? [];
  return { type, initial, strict: strict !== undefined };
}

function changeColumn(alter: string, before: string, after: string): string[] {
  const [old, now] = [columnParts(before), columnParts(after)];
  return [
    ...(old.type === now.type ? [] : [`${alter} type ${now.type};`]),
    ...(old.initial === now.initial
      ? []
      : [now.initial ? `${alter} set default ${now.initial};` : `${alter} drop default;`]),
    ...(old.strict === now.strict ? [] : [`${alter} ${now.strict ? 'set' : 'drop'} not null;`]),
  ];
}

function changeColumns(table: string, before: TableShape, after: TableShape): string[] {
  const alter = `alter table ${quoted(table)}`;
  return [
    ...Object.entries(after.columns).flatMap(([column, text]) => {
      if (before.columns[column] === text) return [];
      if (before.columns[column] === undefined) return [`${alter} add column ${quoted(column)} ${text};`];
      return changeColumn(`${alter} alter column ${quoted(column)}`, before.columns[column], text);
    }),
    ...Object.keys(before.columns).flatMap((column) =>
      after.columns[column] === undefined
        ? [`-- DROP: check that nobody needs it\n${alter} drop column ${quoted(column)};`]
        : [],
    ),
  ];
}

function changeTable(name: string, before: TableShape, after: TableShape): string[] {
  const constraints = changedKeys(before.constraints, after.constraints);
  const indexes = changedKeys(before.indexes, after.indexes);
  return [
    ...indexes.gone.map((index) => `drop index ${quoted(index)};`),
    ...constraints.gone.map((constraint) => `alter table ${quoted(name)} drop constraint ${quoted(constraint)};`),
    ...changeColumns(name, before, after),
    ...addConstraints(name, constraints.made),
    ...indexes.made.map(([, definition]) => `${definition};`),
  ];
}

/**
 * The statements that lead from one state of the tables to the other. Only tables of the second are looked at: the
 * platform's own are not the manifest's business. A draft: a column whose rename was not
 * made before looks like a dropped and an added one.
 */
function differenceOf(before: Shapes, after: Shapes): readonly string[] {
  const created: string[] = [];
  const changed: string[] = [];
  for (const [name, shape] of Object.entries(after)) {
    const known = before[name];
    if (known) changed.push(...changeTable(name, known, shape));
    else created.push(...createTable(name, shape));
  }
  const links = (text: string) => / FOREIGN KEY /.test(text);
  const all = [...created, ...changed];
  return [...all.filter((text) => !links(text)), ...all.filter(links)];
}

/** `withdrawal.note=remark` as the statement that renames the column, `withdrawal=payout` the table. Throws on anything else. */
function renameStatement(rename: string): string {
  const [, table, column, to] = /^([a-z]\w*)(?:\.([a-z]\w*))?=([a-z]\w*)$/.exec(rename) ?? [];
  if (table === undefined || to === undefined)
    throw new Error(`“${rename}” is no rename: write TABLE.COLUMN=NEW_NAME, or TABLE=NEW_NAME`);
  return `alter table ${quoted(table)} rename ${column === undefined ? '' : `column ${quoted(column)} `}to ${quoted(to)};`;
}

/** What the tables of one database lack to be those of another, and what they have that is nobody's any more. */
export interface Draft {
  /** Statements; empty when there is nothing to do. */
  readonly statements: readonly string[];
  /** Tables that no entity of the manifest has and nobody made by hand. */
  readonly orphans: readonly string[];
}

/** Compares the tables of a database with those of another, which holds nothing else. Definitions are compared by meaning. */
export async function draftBetween(kept: OpenDatabase, target: OpenDatabase): Promise<Draft> {
  const after = await target.withSession(introspect);
  const there = await kept.withSession(introspect);
  const before = await target.withSession((session) => alike(session, there, after));
  const byHand = new Set(await kept.withSession(tablesByHand));
  return {
    statements: differenceOf(before, after),
    orphans: Object.keys(there).filter((table) => !Object.hasOwn(after, table) && !byHand.has(table)),
  };
}

/**
 * What the kept migrations lack to make the tables of `schema` (generated/api/schema.sql). Works on two throw-away
 * databases in memory. `renames`, in order, are made before both are compared, so that their rows stay: see
 * `renameStatement`; one that the tables do not allow is the database's error.
 */
export async function draftMigration(schema: string, renames: readonly string[] = []): Promise<Draft> {
  const first = renames.map(renameStatement);
  const [kept, target] = await Promise.all([openDatabase({ memory: true }), openDatabase({ memory: true })]);
  try {
    await migrate(kept, [...migrationFiles()]);
    if (first.length > 0) await kept.withSession((session) => session.script(first.join('\n')));
    await target.withSession((session) => session.script(schema));
    const { statements, orphans } = await draftBetween(kept, target);
    return { statements: [...first, ...statements], orphans };
  } finally {
    await Promise.all([kept.close(), target.close()]);
  }
}
