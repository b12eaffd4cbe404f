import type { Table } from '#contract/table.ts';
import type { OpenDatabase } from '#server/db/connect.ts';

const quoted = (name: string) => `"${name}"`;
const year = 365 * 86_400;

/**
 * Multiplies the rows of a table by copying them: business numbers get an ending of their own, moments go back evenly over
 * a year. A table whose rows cannot be told apart that way (one row for each pair of references) or that has too few rows
 * stays as it is. Returns the number of rows.
 */
export async function fillTable(database: OpenDatabase, table: Table, size: number): Promise<number> {
  return database.withSession(async (session) => {
    const name = quoted(table.name);
    const count = async () => Number((await session.query(`select count(*) from ${name}`, [])).rows[0]?.[0]);
    const before = await count();
    const uniques = [
      ...Object.values(table.uniques),
      ...table.indexes.filter(({ unique }) => unique).map(({ columns }) => columns),
    ];
    const isText = (column: string) => /^(varchar|text)/.test(table.columns[column]?.type ?? '');
    const renamed = new Set(uniques.flatMap((columns) => columns.filter(isText).slice(-1)));
    const alike = uniques.some((columns) => !columns.some((column) => renamed.has(column)));
    if (before < 20 || alike) return before;
    const copies = Math.ceil((size - before) / before);
    const columns = Object.entries(table.columns).filter(([, { default: initial }]) => initial !== 'identity');
    const values = columns.map(([column, { type }]) => {
      if (renamed.has(column)) {
        const room = Number(/\((\d+)\)/.exec(type)?.[1] ?? 64) - 9;
        return `left(${quoted(column)}, ${room}) || '-' || lpad(to_hex(n), 6, '0')`;
      }
      if (type === 'timestamptz') return `${quoted(column)} - n * interval '${(year / copies).toFixed(3)} seconds'`;
      return quoted(column);
    });
    const names = columns.map(([column]) => quoted(column)).join(', ');
    // The copies refer to what the originals refer to: nothing to check again row by row, and indexes are built faster whole.
    const indexes = await session.query(
      'select indexname, indexdef from pg_indexes i where tablename = $1 and not exists (select from pg_constraint c where c.conname = i.indexname)',
      [table.name],
    );
    await session.script(
      'set statement_timeout = 0; set session_replication_role = replica; set maintenance_work_mem = 262144',
    );
    for (const [index] of indexes.rows) await session.script(`drop index ${quoted(String(index))}`);
    await session.script(
      `insert into ${name} (${names}) select ${values.join(', ')} from ${name}, generate_series(1, ${copies}) as n`,
    );
    for (const [, definition] of indexes.rows) await session.script(String(definition));
    await session.script(`vacuum analyze ${name}`);
    await session.script('reset statement_timeout; reset session_replication_role');
    return count();
  });
}
