import type { Session } from '#server/db/session.ts';
import { withoutIndexes } from './without-indexes.ts';

const quoted = (name: string) => `"${name}"`;
const year = 365 * 86_400;

interface Column {
  readonly name: string;
  readonly type: string;
  readonly length: number;
  readonly identity: boolean;
}

async function texts(session: Session, query: string, table: string): Promise<readonly (readonly string[])[]> {
  const { rows } = await session.query(query, [table]);
  return rows.map((row) => row.map((cell) => cell ?? ''));
}

async function columnsOf(session: Session, table: string): Promise<readonly Column[]> {
  const rows = await texts(
    session,
    `select column_name, data_type, coalesce(character_maximum_length, 64)::text, (is_identity = 'YES' or column_default like 'nextval%')::text
     from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    table,
  );
  return rows.map(([name = '', type = '', length, identity]) => ({
    name,
    type,
    length: Number(length),
    identity: identity === 'true' || identity === 't',
  }));
}

/**
 * Multiplies the rows of a table by copying them: business numbers get an ending of their own, moments and days go back
 * evenly over a year, and rows lie in the order of their first moment, as they do where they are written in life.
 * References to a table of `wide` (its smallest and largest key) are spread over its rows. Rows that are alike all the same
 * are left out. Returns the number of rows; a table without rows stays as it is.
 */
export async function fillTable(
  session: Session,
  table: string,
  size: number,
  wide: ReadonlyMap<string, readonly [number, number]> = new Map(),
): Promise<number> {
  const name = quoted(table);
  const count = async () => Number((await session.query(`select count(*) from ${name}`, [])).rows[0]?.[0]);
  const before = await count();
  if (before === 0) return before;
  const columns = (await columnsOf(session, table)).filter(({ identity }) => !identity);
  const uniques = await texts(
    session,
    `select string_agg(a.attname, ',' order by a.attnum) from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = $1::regclass and i.indisunique group by i.indexrelid`,
    name,
  );
  const references = new Map(
    (
      await texts(
        session,
        `select a.attname, c.confrelid::regclass::text from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
         where c.contype = 'f' and c.conrelid = $1::regclass`,
        name,
      )
    ).map(([column = '', target = '']) => [column, target]),
  );
  // A word of a list stays that word: another is refused.
  const words = new Set(
    (
      await texts(
        session,
        `select a.attname from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
         where c.contype = 'c' and c.conrelid = $1::regclass and pg_get_constraintdef(c.oid) like '%ANY%'`,
        name,
      )
    ).map(([column = '']) => column),
  );
  const isText = ({ type }: Column) => /^(character varying|text)/.test(type);
  const isMoment = ({ type }: Column) => type === 'timestamp with time zone' || type === 'date';
  const byName = new Map(columns.map((column) => [column.name, column]));
  const renamed = new Set(
    uniques.flatMap(([list = '']) =>
      list
        .split(',')
        .filter((column) => byName.has(column) && isText(byName.get(column) as Column))
        .filter((column) => !references.has(column) && !words.has(column))
        .slice(-1),
    ),
  );
  const copies = Math.ceil((size - before) / before);
  const values = columns.map((column) => {
    const own = `o.${quoted(column.name)}`;
    const span = wide.get(references.get(column.name) ?? '');
    if (renamed.has(column.name)) return `left(${own}, ${column.length - 9}) || '-' || lpad(to_hex(n), 6, '0')`;
    if (span && /int/.test(column.type)) {
      const [low, high] = span;
      return `case when ${own} is not null then ${low} + abs(hashint8(n * 1000003::bigint + o.ctid::text::point[0]::bigint * 64 + o.ctid::text::point[1]::bigint)) % ${high - low + 1} end`;
    }
    if (column.type === 'date') return `${own} - (n * ${(365 / copies).toFixed(6)})::integer`;
    if (isMoment(column)) return `${own} - n * interval '${(year / copies).toFixed(3)} seconds'`;
    return own;
  });
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const first = columns.findIndex(isMoment);
  await withoutIndexes(session, [table], () =>
    session.script(
      `insert into ${name} (${names}) select ${values.join(', ').replaceAll('o.ctid::text::point', '(o.ctid::text::point)')} from ${name} o, generate_series(1, ${copies}) as n
       ${first < 0 ? '' : `order by ${first + 1}`} on conflict do nothing`,
    ),
  );
  return count();
}
