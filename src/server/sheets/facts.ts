import { sql } from 'kysely';
import { type Filter, slidingMinutes } from '#contract/filter.ts';
import { kinds } from '#contract/kinds/index.ts';
import { booleanWords } from '#contract/words.ts';
import { withoutNumbers } from '../audit/row.ts';
import type { Call } from '../context/call.ts';
import type { Context } from '../context/context.ts';
import { allOf, sourceFor, visibleRows } from '../records/conditions.ts';
import { textOf } from '../records/filters.ts';
import { rowsOf } from '../records/rows.ts';
import type { Fact } from './sheet.ts';
import { sheetsTexts } from './texts.ts';

/** The value of a filter as people read it: choices by their labels, references by their names. */
async function shown(filter: Filter, { query, platform, ctx }: Call): Promise<string> {
  const given = filter.params.map((param) => textOf(query[param]) ?? '');
  const { field } = filter;
  const { language } = ctx;
  const [first = ''] = given;
  const minutes = slidingMinutes(filter, first);
  if (minutes !== undefined) return sheetsTexts.lastMinutes({ minutes })[language];
  if (kinds[field.kind].type === 'boolean') return booleanWords(first === 'true', field).label[language];
  if (field.options)
    return first
      .split(',')
      .map((value) => field.options?.find((option) => option.value === value)?.label[language] ?? value)
      .join(', ');
  const reference = field.reference ?? field.item?.reference;
  const entity = reference && platform.entities[reference.entity];
  if (!entity || !/^\d[\d,]*$/.test(first)) return withoutNumbers(given.filter((text) => text !== '').join(' – '));
  // Names of what the person may see, and of nothing else.
  const source = sourceFor(platform.entities, entity, ctx);
  const isRequested = sql`${source.expression(entity.key)} in (${sql.join(first.split(',').filter(Boolean).map(Number))})`;
  const rows = await rowsOf(
    sql`select ${source.title()} as name from ${source.from()} where ${allOf([...visibleRows(source, ctx), isRequested])} order by 1`,
    ctx.db,
  );
  return rows.map(({ name }) => String(name)).join(', ');
}

const number = (value: number) => value.toLocaleString('en-US');

/** `2026-11-23 12:00:00`, as clocks in Bangkok say it. */
function clockTime(moment: Date): string {
  return new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** How many of how many rows a file has, when it was made and by whom. */
export function madeBy(
  { clock, principal, language }: Pick<Context, 'clock' | 'principal' | 'language'>,
  { count, total }: Pick<FileFacts, 'count' | 'total'>,
): readonly Fact[] {
  return [
    [
      sheetsTexts.rows[language],
      count === total ? String(count) : sheetsTexts.rowsOf({ count: number(count), total: number(total) })[language],
    ],
    [sheetsTexts.made[language], sheetsTexts.bangkokTime({ time: clockTime(clock.now()) })[language]],
    [sheetsTexts.madeBy[language], principal.name],
  ];
}

export interface FileFacts {
  /** What the file is of: รายงาน, สรุปรายวัน. */
  readonly about: Fact;
  /** Its days, where it has some. */
  readonly days: readonly string[];
  /** Filters that are said already, or not at all. */
  readonly except: (filter: Filter) => boolean;
  readonly count: number;
  readonly total: number;
}

/** The cover of a file: title, period, grouping, filters, number of rows, author and time. */
export async function factsOf(call: Call, { about, days, except, count, total }: FileFacts): Promise<readonly Fact[]> {
  const { endpoint, ctx, query } = call;
  const isGiven = ({ params }: Filter) => params.some((param) => textOf(query[param]) !== undefined);
  const filters = (endpoint.filters ?? []).filter((filter) => isGiven(filter) && !except(filter));
  const texts = await Promise.all(
    filters.map(async (filter): Promise<Fact> => [filter.field.label[ctx.language], await shown(filter, call)]),
  );
  return [
    about,
    ...(days.length === 0 ? [] : ([[sheetsTexts.days[ctx.language], [...new Set(days)].join(' – ')]] as const)),
    ...texts,
    ...madeBy(ctx, { count, total }),
  ];
}
