import { type RawBuilder, sql } from 'kysely';
import type { Row } from '#contract/envelope.ts';
import { parseSort, type SortKey } from '#contract/list-query.ts';
import { allows } from '#contract/permission.ts';
import { maskText, readValue } from '../../records/codecs.ts';
import { allOf } from '../../records/conditions.ts';
import { fieldOf } from '../../records/field-of.ts';
import { conditionsOf, textOf } from '../../records/filters.ts';
import { rowsOf } from '../../records/rows.ts';
import { GroupedSource, groupedTable } from './grouped.ts';
import { type Made, measureOf } from './measures.ts';
import { countedByDay, type Plan } from './plan.ts';
import { countQuery, personsQuery, sumsQuery, wholeQuery } from './query.ts';

type Sql = RawBuilder<unknown>;

/** Common tables of a query: the members of each group, and the groups before they are put together. */
const personsTable = 'persons';
const ungroupedTable = 'ungrouped';
/** The groups of a page, by their rank: what they are called is looked up for no others. */
const pageTable = 'ranked';
/** Column with the sum of a line of groups. */
const rankColumn = '^';
/** The totals are next to the first row, and alone if there is none. */
const firstColumn = '1';

/** One row of a report: its keys and labels in serialized form, and the facts of its measures. */
export interface ReadRow {
  readonly labels: Row;
  readonly made: Made;
}

export interface Read {
  readonly rows: readonly ReadRow[];
  readonly count: number;
  /** What all filtered rows have together. */
  readonly whole: Made;
}

/** Figures that are summed, the people of single days among them, and people that are counted apart. */
function columnsOf(plan: Plan) {
  const daily = countedByDay(plan);
  return {
    figures: [...plan.sums.figures, ...daily],
    // A row that represents a member is one person, or none.
    counted: plan.keys.includes('member_id') ? [] : plan.people.measures.filter(([name]) => !daily.includes(name)),
    daily,
  };
}

/** Where else the members of all rows are found: a table of the same query, undefined if none has them all. */
function personsOf(plan: Plan): string | undefined {
  const { entity, whole, measures } = plan.people;
  if (!entity || measures.length === 0 || plan.outer.length > 0) return undefined;
  if (plan.keys.includes('member_id'))
    return measures.every(([, figure]) => plan.sums.figures.includes(figure)) ? groupedTable : undefined;
  // One row a year for each of them is read faster than they are found again in a finer grouping.
  if (whole?.rollup?.days && whole !== entity) return undefined;
  return columnsOf(plan).counted.length === measures.length ? personsTable : undefined;
}

/** Common tables that hold the groups, and the members of each where they are counted. */
function groupsOf(plan: Plan): Sql {
  const { figures, counted } = columnsOf(plan);
  const sums = sumsQuery(plan.ask, plan.sums.entity, figures);
  const { entity } = plan.people;
  const name = sql.ref(plan.within === undefined ? groupedTable : ungroupedTable);
  const together = plan.within === undefined ? sql`` : sql`, ${sql.ref(groupedTable)} as (${togetherQuery(plan)})`;
  if (counted.length === 0 || !entity || plan.keys.includes('member_id'))
    return sql`with ${name} as materialized (${sums})${together}`;
  // Equality can be hashed, and a key that is always there needs no more.
  const same = plan.keys.map((key) => {
    const [own, other] = [sql`summed.${sql.ref(key)}`, sql`people.${sql.ref(key)}`];
    return plan.row.fields[key]?.nullable ? sql`${other} is not distinct from ${own}` : sql`${other} = ${own}`;
  });
  const names = counted.map(([measure]) => sql`coalesce(people.${sql.ref(measure)}, 0) as ${sql.ref(measure)}`);
  const persons = sql.ref(personsTable);
  const kept = personsOf(plan) === personsTable ? sql`materialized` : sql`not materialized`;
  return sql`with summed as materialized (${sums}), ${persons} as ${kept} (${personsQuery(plan.ask, entity, counted)}),
    people as (${countQuery(persons, plan.keys, counted)}),
    ${name} as materialized (select summed.*, ${sql.join(names)} from summed left join people on ${allOf(same)})${together}`;
}

/** The groups, each with the sort key's sum over its line. */
function togetherQuery(plan: Plan): Sql {
  const source = sourceFor(plan);
  const [first] = sortKeys(plan, source);
  const isSum = first !== undefined && measureOf(plan.row, first.field)?.kind === 'sum';
  const value = isSum ? (source.expression(first.field) ?? sql`0`) : sql`0`;
  return sql`select t.*, sum(${value}) over (partition by ${source.column(plan.within ?? '')}) as ${sql.ref(rankColumn)}
    from ${sql.ref(ungroupedTable)} as t`;
}

function sourceFor(plan: Plan, table?: string): GroupedSource {
  const { figures, counted } = columnsOf(plan);
  const known = new Set([...figures, ...counted.map(([name]) => name)]);
  return new GroupedSource(plan.call.platform.entities, plan.row, plan.keys, known, table);
}

/** What filters say of rows after they were summed. */
export function conditionOf(plan: Plan, source: GroupedSource): Sql {
  const { ctx, query } = plan.call;
  return allOf(conditionsOf(plan.outer, query, source, ctx.principal, ctx.clock.now()));
}

/** What the rows are sorted by, as far as the person may and the rows have it. */
function sortKeys(plan: Plan, source: GroupedSource): readonly SortKey[] {
  const { endpoint, query, ctx } = plan.call;
  const tellable = ({ field }: SortKey) => {
    const mask = source.maskOf(field);
    return (
      source.expression(field) !== undefined &&
      (mask === undefined || (measureOf(plan.row, field) && allows(ctx.principal.grants, mask)))
    );
  };
  const sort = parseSort(textOf(query.sort) ?? '', endpoint.sortable ?? []).filter(tellable);
  return sort.length > 0 ? sort : parseSort(endpoint.sort ?? '', Object.keys(plan.row.fields)).filter(tellable);
}

function orderOf(plan: Plan, source: GroupedSource): Sql {
  const keys = sortKeys(plan, source);
  const { within } = plan;
  const direction = (descending: boolean) => (descending ? sql`desc` : sql`asc`);
  const written = keys.map(
    ({ field, descending }) => sql`${source.expression(field)} ${direction(descending)} nulls last`,
  );
  // Grouped rows stay together: by their sum, unless they are sorted by what they share.
  const [first] = keys;
  const shared = within !== undefined && first !== undefined && rootOf(plan, first.field) === within;
  const together =
    within === undefined
      ? []
      : shared
        ? [...written.splice(0, 1), sql`${source.column(within)} asc nulls last`]
        : [
            sql`${source.column(rankColumn)} ${direction(first?.descending ?? false)} nulls last`,
            sql`${source.column(within)} asc nulls last`,
          ];
  const last = plan.keys.map((key) => sql`${source.column(key)} asc nulls last`);
  const parts = [...together, ...written, ...last];
  return parts.length > 0 ? sql.join(parts) : sql`1`;
}

/** The key that a field is read through, or itself. */
function rootOf(plan: Plan, name: string): string {
  const through = plan.row.fields[name]?.through;
  return through ? rootOf(plan, through.ref) : name;
}

const total = (name: string) => `Σ${name}`;
const sumOf = (row: Row, names: readonly string[], prefix = '') =>
  new Map(names.map((name) => [name, BigInt(String(row[`${prefix}${name}`] ?? 0))]));

/** A page of the rows with what all of them have together; with `limit` undefined every row, and nothing of the whole. */
export async function readReport(
  plan: Plan,
  page?: { readonly limit: number; readonly offset: number },
): Promise<Read> {
  const { ctx, platform } = plan.call;
  const { figures, counted, daily } = columnsOf(plan);
  const all = sourceFor(plan);
  const order = orderOf(plan, all);
  const source = sourceFor(plan, pageTable);
  const labels = labelsOf(plan, source);
  const columns = [...figures, ...counted.map(([name]) => name)].map(
    (name) => sql`${source.column(name)} as ${sql.ref(name)}`,
  );
  const where = allOf([conditionOf(plan, all), ...pickOf(plan, all)]);
  const ends = page ? sql`limit ${page.limit} offset ${page.offset}` : sql``;
  const ranked = sql`select t.*, row_number() over () as "@" from (select t.* from ${all.from()} where ${where} order by ${order} ${ends}) as t`;
  const rows = sql`select ${sql.join([...labels.columns, ...columns, sql`t."@"`])} from ${source.from()}`;
  const groups = groupsOf(plan);
  const wholeSource = sourceFor(plan);
  const wholeWhere = conditionOf(plan, wholeSource);
  const sums = figures.map((name) => sql`sum_bigint(${wholeSource.column(name)}) as ${sql.ref(total(name))}`);
  const persons = personsOf(plan);
  const members = persons === undefined ? undefined : wholeQuery(sql.ref(persons), plan.people.measures, '#');
  const [read, apart] = await Promise.all([
    rowsOf(
      sql`${groups}, whole as (select ${sql.join([sql`count(*) as "#"`, ...sums])} from ${wholeSource.from()} where ${wholeWhere}),
        everyone as (${members ?? sql`select 1 as one`}), ${sql.ref(pageTable)} as materialized (${ranked}), page as (${rows})
        select * from (select 1 as ${sql.ref(firstColumn)}, * from whole cross join everyone) as told
        full join page on page."@" = told.${sql.ref(firstColumn)} order by "@"`,
      ctx.db,
    ),
    members ? undefined : wholePeople(plan),
  ]);
  const first = read[0] ?? {};
  const peopleNames = [...counted.map(([name]) => name), ...daily];
  const peopleOf = (row: Row) =>
    plan.keys.includes('member_id')
      ? new Map(plan.people.measures.map(([name, figure]) => [name, Number(row[figure] ?? 0) > 0 ? 1n : 0n]))
      : sumOf(row, peopleNames);
  return {
    rows: read
      .filter((row) => row['@'] !== null && row['@'] !== undefined)
      .map((row) => ({
        labels: labels.decode(row, platform.cipher),
        made: { figures: sumOf(row, plan.sums.figures), people: peopleOf(row) },
      })),
    count: Number(first['#'] ?? 0),
    whole: {
      figures: sumOf(first, plan.sums.figures, 'Σ'),
      people:
        apart ??
        sumOf(
          first,
          plan.people.measures.map(([name]) => name),
          '#',
        ),
    },
  };
}

/** The selected groups, if not all. */
function pickOf({ pick }: Plan, source: GroupedSource): readonly Sql[] {
  if (!pick) return [];
  return [pick.values.length === 0 ? sql`false` : sql`${source.column(pick.key)} in (${sql.join([...pick.values])})`];
}

/** Different members among all rows; unknown where rows were left out after they were summed. */
async function wholePeople(plan: Plan): Promise<Made['people']> {
  const { whole, measures } = plan.people;
  if (!whole || measures.length === 0 || plan.outer.length > 0) return new Map();
  const [row = {}] = await rowsOf(
    wholeQuery(sql`(${personsQuery({ ...plan.ask, keys: [] }, whole, measures)})`, measures),
    plan.call.ctx.db,
  );
  return new Map(measures.map(([name]) => [name, BigInt(String(row[name] ?? 0))]));
}

/** Everything but measures: keys, what they refer to, and its texts. */
export function labelsOf(plan: Plan, source: GroupedSource) {
  const names = [...new Set([...plan.keys, ...plan.fields.filter((name) => !measureOf(plan.row, name))])];
  const told = names.flatMap((name) => {
    const expression = source.isTold(name) ? source.expression(name) : undefined;
    return expression
      ? [{ name, expression, field: fieldOf(plan.row, name), isMasked: source.maskOf(name) !== undefined }]
      : [];
  });
  return {
    columns: told.map(({ name, expression }) => sql`${expression} as ${sql.ref(`=${name}`)}`),
    decode: (row: Row, cipher: Plan['call']['platform']['cipher']): Row =>
      Object.fromEntries(
        told.map(({ name, field, isMasked }) => {
          const value = readValue(row[`=${name}`], field, cipher);
          return [name, isMasked && value !== null ? maskText(value) : value];
        }),
      ),
  };
}
