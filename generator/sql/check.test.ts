import { beforeAll, describe, expect, test } from 'vitest';
import { loadParser } from './check.ts';
import { checkProject } from './project.ts';

beforeAll(loadParser);

const schema = `
  create table "book" ("id" integer, "title" text, "author_id" integer, "price" bigint, "tags" jsonb);
  create table "author" ("id" integer, "name" text);
  create table "loan" ("id" integer, "book_id" integer, "due_at" timestamptz, "status" text);`;
const migration = `
  create table seen (book_id integer, at timestamptz);
  comment on table seen is 'by hand';
  alter table seen add column person_id integer;
  create table forgotten (id integer);
  create view book_state as select book.id as book_id, title, (select max(due_at) from loan where loan.book_id = book.id) as due from book;`;

const report = (files: Readonly<Record<string, string>>) => {
  const texts = new Map(
    Object.entries({
      'generated/api/schema.sql': schema,
      'src/db/migrations/0001-seen.sql': migration,
      'package.json': '{ "imports": { "#server/*": "./src/server/*" } }',
      ...files,
    }),
  );
  const { findings, uses } = checkProject(texts);
  const wordAt = ({ file, offset }: { file: string; offset: number }) =>
    /^[\w$]*/.exec((texts.get(file) ?? '').slice(offset))?.[0] ?? '';
  return {
    says: findings.map((finding) => `${wordAt(finding)}: ${finding.message}`),
    uses: uses.map((use) => `${wordAt(use)} = ${use.table}${use.column === undefined ? '' : `.${use.column}`}`),
  };
};

const says = (code: string) => report({ 'src/server/a.ts': code }).says;

describe('a statement', () => {
  test.each([
    [
      'a join, a condition, an order by a name of the result',
      'select b.title as t from book b join author a on a.id = b.author_id order by t',
    ],
    ['a row as a whole', 'select to_jsonb(b), b from book b'],
    [
      'a query inside, which sees the one around',
      'select (select count(*) from loan where book_id = book.id) from book',
    ],
    [
      'only lateral sees its neighbours',
      'select l.due from book left join lateral (select max(due_at) as due from loan where book_id = book.id) l on true',
    ],
    [
      'columns of with, also recursive',
      'with recursive up(n, id) as (select 1, id from book union all select n + 1, up.id from up join book on book.id = up.id) select n, id from up',
    ],
    ['names of values', 'select v.id, v.price from (values (1, 2)) as v (id, price) where v.price > 0'],
    [
      'functions as tables',
      "select n, line.title, e.value from unnest(array[1]) as n, jsonb_to_recordset('[]') as line (title text), jsonb_array_elements('[]') as e",
    ],
    [
      'rows like those of a table',
      "insert into book (id, title) select id, title from jsonb_populate_recordset(null::book, '[]')",
    ],
    [
      'insert, on conflict, excluded, returning',
      'insert into book as b (id, title) values (1, 2) on conflict (id) do update set title = excluded.title where b.price > 0 returning b.id, new.title',
    ],
    [
      'update from, delete using',
      'with gone as (delete from loan using book where book.id = book_id returning loan.id) update book set price = 1 from gone where gone.id = book.id',
    ],
    ['using', 'select loan.id from loan join seen using (book_id)'],
    [
      'views, the platform’s own tables, PostgreSQL’s',
      'select s.due, person_id, oid from book_state s, seen, pg_class',
    ],
    [
      'grouping, windows, filters',
      "select author_id, sum(price) filter (where title <> '') over (partition by author_id order by id) from book group by author_id, price, title, id having count(*) > 0",
    ],
    ['words in texts and comments', "select 'book.nothing' -- nothing.here\n from book /* none.such */"],
    ['fields of the clock', "select extract(epoch from due_at), due_at at time zone 'UTC', interval '1 day' from loan"],
    ['columns of the system', 'select ctid, xmin from book'],
    ['set operations', 'select id from book union select id from author order by id'],
  ])('%s', (_title, text) => {
    expect(says(`sql\`${text}\`;`)).toEqual([]);
  });

  test.each([
    [
      'a table that nothing makes',
      'select 1 from books',
      ['books: no table “books”: neither the manifest nor a migration makes one'],
    ],
    [
      'a table that no area has any more',
      'select 1 from forgotten',
      ['forgotten: no table “forgotten”: neither the manifest nor a migration makes one'],
    ],
    ['a column of an alias', 'select b.titel from book b', ['titel: book (b) has no column “titel”']],
    ['a column of a table', 'select book.titel from book', ['titel: book has no column “titel”']],
    ['a column without a table', 'select titel from book b', ['titel: “titel” is no column of b']],
    ['an alias', 'select x.title from book b', ['x: nothing in reach is called “x”']],
    [
      'an alias that another one has replaced',
      'select book.title from book b',
      ['book: nothing in reach is called “book”'],
    ],
    ['a column that is set', 'update book set titel = 1', ['titel: book has no column “titel”']],
    ['columns of an insert', "insert into book (id, titel) values (1, 'titel')", ['titel: book has no column “titel”']],
    [
      'what it conflicts with',
      'insert into book (id) values (1) on conflict (isbn) do nothing',
      ['isbn: book has no column “isbn”'],
    ],
    [
      'excluded',
      'insert into book (id) values (1) on conflict (id) do update set price = excluded.cost',
      ['cost: book (excluded) has no column “cost”'],
    ],
    ['what is returned', 'delete from book returning titel', ['titel: “titel” is no column of book, old, new']],
    [
      'using',
      'select book_id from book join seen using (book_id)',
      ['book_id: “book_id” is no column of book, seen', 'book_id: “book_id” is no column of both book and seen'],
    ],
    ['a neighbour without lateral', 'select 1 from book b, (select b.id) as s', ['b: nothing in reach is called “b”']],
    [
      'a column of with, and what hangs on it',
      'with all_of as (select titel from book) select all_of.titel from all_of',
      ['titel: “titel” is no column of book', 'titel: all_of has no column “titel”'],
    ],
    ['an order', 'select id from book order by titel', ['titel: “titel” is no column of book']],
    ['what a view does not have', 'select due_at from book_state', ['due_at: “due_at” is no column of book_state']],
    [
      'a column of the query around without its table',
      'select (select max(loan.id) from loan where book_id = author_id) from book',
      [
        'author_id: “author_id” is a column of the query around: write of which table, or a rename may change what it means',
      ],
    ],
    ['no SQL at all', 'select from where', ['sql: PostgreSQL’s grammar has no reading of this']],
  ])('%s', (_title, text, expected) => {
    expect(says(`sql\`${text}\`;`)).toEqual(expected);
  });
});

test('places are those of the file, behind quotes, letters of Thai and other templates', () => {
  const code = `sql\`select 'ชื่อ', "book"."title", \${sql\`book.price\`} from book -- ไทย\n where author_id = 1\`;`;
  expect(report({ 'src/server/a.ts': code })).toEqual({
    says: [],
    uses: [
      'book = book',
      'title = book.title',
      'book = book',
      'price = book.price',
      'book = book',
      'author_id = book.author_id',
    ],
  });
});

test('a column that another query passes on is used there as well', () => {
  const code = 'sql`with b as (select title, price as cost from book) select b.title, b.cost from b`;';
  expect(report({ 'src/server/a.ts': code }).uses).toEqual([
    'title = book.title',
    'price = book.price',
    'book = book',
    'title = book.title',
  ]);
});

describe('parts', () => {
  const shared = `
    export const mine = (column: RawBuilder<boolean>) => sql\`\${column} = 1\`;
    export const parts = { late: sql\`l.due_at < now()\`, odd: sql\`l.duu_at < now()\` };`;
  const both = (code: string) =>
    report({ 'src/server/shared.ts': shared, 'src/server/a.ts': code.replaceAll('@{', '${') }).says;

  test.each([
    ['a condition in a constant', 'const late = sql`due_at > now()`; sql`select id from loan where @{late}`;', []],
    [
      'the same with a mistake',
      'const late = sql`due > now()`; sql`select id from loan where @{late}`;',
      ['due: “due” is no column of loan'],
    ],
    [
      'each side of a choice',
      'sql`select id from loan @{a ? sql`where due_at > now()` : sql`where bad > now()`}`;',
      ['bad: “bad” is no column of loan'],
    ],
    [
      'lists',
      'const all = [sql`due_at > now()`, ...(a ? [sql`worse`] : [])]; sql`select 1 from loan where @{sql.join(all, sql` and `)}`;',
      ['worse: “worse” is no column of loan'],
    ],
    [
      'names',
      "sql`select @{sql.ref('b.titel')} from @{sql.table('book')} b`;",
      ['titel: book (b) has no column “titel”'],
    ],
    [
      'names of a list',
      "sql`select @{sql.join(['id', 'titel'].map((name) => sql.ref(name)))} from book`;",
      ['titel: “titel” is no column of book'],
    ],
    [
      'functions of other files, and what is passed to them',
      "import { mine } from '#server/shared.ts'; sql`select 1 from book b where @{mine(sql`b.owner_id`)}`;",
      ['owner_id: book (b) has no column “owner_id”'],
    ],
    [
      'tables of parts',
      "import { parts } from './shared.ts'; sql`select 1 from loan l where @{parts.late}`;",
      ['duu_at: no table has a column “duu_at”'],
    ],
    [
      'what only a run knows',
      'sql`insert into @{sql.table(name)} (@{columns}) values @{rows} @{clause} returning id, @{column}`;',
      [],
    ],
    [
      'a part of no query in sight',
      'export const part = sql`due_at > now() and never > 1`;',
      ['never: “never” is no column of any table in reach'],
    ],
    [
      'the query builder',
      "db.selectFrom('book as b').innerJoin('author', 'author.id', 'b.author_id').where(sql`b.titel = author.name`);",
      ['titel: book (b) has no column “titel”'],
    ],
    [
      'a name that is passed on beside templates',
      "db.selectFrom('book as b').where(shown(sql.ref('b.titel')));",
      ['titel: book (b) has no column “titel”'],
    ],
    [
      'itself',
      'const tree = (n) => sql`(select id from book where id in @{tree(n - 1)})`; sql`select @{tree(3)}`;',
      [],
    ],
  ])('%s', (_title, code, expected) => {
    const odd = 'duu_at: no table has a column “duu_at”';
    expect(both(code).filter((line) => line !== odd)).toEqual(expected.filter((line) => line !== odd));
  });

  test('one that nothing uses is read by itself', () => {
    expect(both('')).toEqual(['duu_at: no table has a column “duu_at”']);
  });
});

test('tests may have tables of their own, not columns of others', () => {
  const code = 'sql`select anything from crate`; sql`select book.titel from book`;';
  expect(report({ 'tests/a.test.ts': code }).says).toEqual(['titel: book has no column “titel”']);
});
