import { type Node, parseSync } from 'libpg-query';
import { bindStatement } from './bind.ts';
import type { Tables } from './scope.ts';
import { isA, type NodeOf, namesOf, oneByteEach } from './tree.ts';

/** Tables and views as statements make them, one after another. */
interface Made {
  readonly tables: Map<string, readonly string[]>;
  readonly views: Map<string, Node>;
  /** Tables that no entity of the manifest has: a comment on them says so. */
  readonly byHand: Set<string>;
}

const mark = 'by hand';

const columnOf = (node: Node): readonly string[] => (isA(node, 'ColumnDef') ? [node.ColumnDef.colname ?? ''] : []);

function alter({ tables }: Made, { relation, cmds = [] }: NodeOf<'AlterTableStmt'>): void {
  const table = relation?.relname ?? '';
  for (const node of cmds) {
    if (!isA(node, 'AlterTableCmd')) continue;
    const { subtype, name, def } = node.AlterTableCmd;
    const before = tables.get(table) ?? [];
    if (subtype === 'AT_AddColumn' && def) tables.set(table, [...before, ...columnOf(def)]);
    if (subtype === 'AT_DropColumn')
      tables.set(
        table,
        before.filter((column) => column !== name),
      );
  }
}

function rename({ tables, views }: Made, { renameType, relation, subname, newname = '' }: NodeOf<'RenameStmt'>): void {
  const name = relation?.relname ?? '';
  const columns = tables.get(name) ?? [];
  if (renameType === 'OBJECT_COLUMN')
    tables.set(
      name,
      columns.map((column) => (column === subname ? newname : column)),
    );
  if (renameType === 'OBJECT_TABLE' && tables.delete(name)) tables.set(newname, columns);
  const view = views.get(name);
  if (renameType === 'OBJECT_VIEW' && view && views.delete(name)) views.set(newname, view);
}

function drop({ tables, views }: Made, { removeType, objects = [] }: NodeOf<'DropStmt'>): void {
  if (removeType !== 'OBJECT_TABLE' && removeType !== 'OBJECT_VIEW') return;
  for (const object of objects) {
    const name = (isA(object, 'List') && namesOf(object.List.items).at(-1)) || '';
    tables.delete(name);
    views.delete(name);
  }
}

/** A comment on a table, or a block that puts it on each table of an array. */
function comment({ byHand }: Made, node: Node): void {
  if (isA(node, 'CommentStmt')) {
    const { objtype, object, comment: text } = node.CommentStmt;
    if (objtype !== 'OBJECT_TABLE' || text !== mark || !object || !isA(object, 'List')) return;
    byHand.add(namesOf(object.List.items).at(-1) ?? '');
  } else if (isA(node, 'DoStmt')) {
    const text = JSON.stringify(node.DoStmt.args);
    if (!/comment on table/.test(text) || !text.includes(`'${mark}'`)) return;
    for (const [, name = ''] of text.matchAll(/'(\w+)'/g)) byHand.add(name);
  }
}

function apply(made: Made, node: Node): void {
  if (isA(node, 'CreateStmt'))
    made.tables.set(node.CreateStmt.relation?.relname ?? '', (node.CreateStmt.tableElts ?? []).flatMap(columnOf));
  else if (isA(node, 'ViewStmt') && node.ViewStmt.query)
    made.views.set(node.ViewStmt.view?.relname ?? '', node.ViewStmt.query);
  else if (isA(node, 'AlterTableStmt')) alter(made, node.AlterTableStmt);
  else if (isA(node, 'RenameStmt')) rename(made, node.RenameStmt);
  else if (isA(node, 'DropStmt')) drop(made, node.DropStmt);
  else comment(made, node);
}

const statementsOf = (text: string): readonly Node[] =>
  (parseSync(oneByteEach(text)).stmts ?? []).flatMap(({ stmt }) => (stmt ? [stmt] : []));

/** Tables with their columns, as these statements leave them. */
function made(texts: readonly string[]): Made {
  const all: Made = { tables: new Map(), views: new Map(), byHand: new Set() };
  for (const text of texts) for (const node of statementsOf(text)) apply(all, node);
  return all;
}

/**
 * What a query may name: the tables of the manifest as generated/api/schema.sql has them, the platform's own as the
 * migrations leave them, and views. The parser has to be loaded.
 */
export function tablesOf(schema: string, migrations: readonly string[]): Tables {
  const [manifest, kept] = [made([schema]), made(migrations)];
  const own = [...kept.tables].filter(([table]) => kept.byHand.has(table) && !manifest.tables.has(table));
  const tables = new Map([...manifest.tables, ...own, ['migration', ['name', 'checksum', 'ran_at']]]);
  for (const [view, query] of kept.views) {
    const silent = {
      tables,
      text: '',
      around: undefined,
      hasOwnTables: false,
      say: () => undefined,
      use: () => undefined,
    };
    tables.set(
      view,
      (bindStatement(silent, query) ?? []).map(({ name }) => name),
    );
  }
  return tables;
}
