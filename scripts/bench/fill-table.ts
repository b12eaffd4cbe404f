import type { Session } from '#server/db/session.ts';
import { withoutIndexes } from './without-indexes.ts';

const quoted = (name: string) => `"${name}"`;
const spare = (column: string) => quoted(`spare_${column}`);
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
 * References to a table of `wide` (its smallest and largest key) are spread over its rows; where no two rows may refer to
 * the same, that table is filled first and each row has one of its own. Rows that are alike all the same are left out.
 * Returns the number of rows; a table without rows, or with as many, stays as it is.
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
  if (before === 0 || before >= size) return before;
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
  const own = uniques.flatMap(([list = '']) => {
    const target = references.get(list);
    return target === undefined || target === table ? [] : [{ column: list, target }];
  });
  for (const { target } of own) await fillTable(session, target, size, wide);
  const copies = Math.ceil((size - before) / before);
  const values = columns.map((column) => {
    const value = `o.${quoted(column.name)}`;
    if (own.some((each) => each.column === column.name)) return `${spare(column.name)}.key`;
    const span = wide.get(references.get(column.name) ?? '');
    if (renamed.has(column.name)) return `left(${value}, ${column.length - 9}) || '-' || lpad(to_hex(n), 6, '0')`;
    if (span && /int/.test(column.type)) {
      const [low, high] = span;
      return `case when ${value} is not null then ${low} + abs(hashint8(n * 1000003::bigint + o.place::text::point[0]::bigint * 64 + o.place::text::point[1]::bigint)) % ${high - low + 1} end`;
    }
    if (column.type === 'date') return `${value} - (n * ${(365 / copies).toFixed(6)})::integer`;
    if (isMoment(column)) return `${value} - n * interval '${(year / copies).toFixed(3)} seconds'`;
    return value;
  });
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const first = columns.findIndex(isMoment);
  // Rows that nothing refers to yet, in the order of their keys.
  const others = own.map(
    ({ column, target }) =>
      `join (select id as key, row_number() over (order by id) as nth from ${quoted(target)} there
        where not exists (select from ${name} o where o.${quoted(column)} = there.id)) ${spare(column)} using (nth)`,
  );
  await withoutIndexes(session, [table], () =>
    session.script(
      `insert into ${name} (${names}) select ${values.join(', ').replaceAll('o.place::text::point', '(o.place::text::point)')}
       from (select o.*, o.ctid as place, n, row_number() over (${own.length > 0 && first >= 0 ? `order by ${values[first]}` : ''}) as nth from ${name} o, generate_series(1, ${copies}) as n) o ${others.join(' ')}
       ${first < 0 ? '' : `order by ${first + 1}`} on conflict do nothing`,
    ),
  );
  return count();
}
