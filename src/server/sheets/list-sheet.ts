import type { Row } from '#contract/envelope.ts';
import { type Filter, slidingMinutes } from '#contract/filter.ts';
import type { Text } from '#contract/text.ts';
import { bangkokDay } from '#contract/time.ts';
import { endpointTitles } from '#generated/api/titles.ts';
import { withoutNumbers } from '../audit/row.ts';
import { baseTexts } from '../base/texts.ts';
import type { Call } from '../context/call.ts';
import type { Context } from '../context/context.ts';
import { daysLimit, daysOf, textOf } from '../records/filters.ts';
import { factsOf, madeBy } from './facts.ts';
import { fileName, plainName } from './file-name.ts';
import type { Fact, Sheet } from './sheet.ts';

const titles: Readonly<Record<string, Text | undefined>> = endpointTitles;

/** What a call is called. */
const titleOf = ({ endpoint, ctx }: Pick<Call, 'endpoint' | 'ctx'>) =>
  titles[endpoint.id]?.[ctx.language] ?? endpoint.id;

/** The days of a list, where it has some, as far as they are limited from both sides. */
function daysAsked({ endpoint, query, ctx }: Call): { readonly filter?: Filter; readonly days: readonly string[] } {
  const now = ctx.clock.now();
  const filter = endpoint.filters?.find((one) => daysLimit(one, query));
  if (!filter) return { days: [] };
  // A span that ends now is said by its name.
  if (slidingMinutes(filter, textOf(query[filter.params[0] ?? '']) ?? filter.initial) !== undefined)
    return { days: [] };
  return { filter, days: daysOf(filter, query, now).flatMap((day) => day ?? []) };
}

/** The rows of a file, and what is known of them. */
export interface Rows extends Pick<Sheet, 'columns' | 'rows' | 'totals' | 'total' | 'count' | 'isFramed'> {
  /** รายการ, unless it says so. */
  readonly heading?: Text;
  /** The days that the file is of; those of the filters, unless it says so. */
  readonly days?: readonly string[];
  /** Filters that the file says nothing of. */
  readonly except?: (filter: Filter) => boolean;
}

/** Rows of a call as a file that says what it is: named after the list and its days, or today where it has none. */
export async function sheetOf(call: Call, given: Rows): Promise<Sheet> {
  const { ctx, endpoint } = call;
  const { heading = baseTexts.list, except = () => false, days: own, ...rows } = given;
  const title = titleOf(call);
  const now = ctx.clock.now();
  const { filter, days } = own ? { days: own } : daysAsked(call);
  const inName = days.length === 0 ? [bangkokDay(now)] : days;
  return {
    ...rows,
    title,
    name: fileName(title, inName),
    plainName: fileName(plainName(endpoint.id), inName),
    author: ctx.principal.name,
    language: ctx.language,
    made: now,
    facts: await factsOf(call, {
      about: [heading[ctx.language], title],
      days,
      except: (one) => one === filter || except(one),
      count: rows.count,
      total: rows.total,
    }),
  };
}

/** What a hand-written call gives out as a file of its own. */
interface OwnRows extends Pick<Sheet, 'title' | 'columns' | 'rows' | 'total' | 'count'> {
  /** Its name for programs that read ASCII alone, without the day. */
  readonly plain: string;
  /** The request. */
  readonly asked: readonly Fact[];
}

/** Rows of a hand-written call as a file, named after its title and today. */
export function ownSheet(
  ctx: Pick<Context, 'clock' | 'principal' | 'language'>,
  { plain, asked, ...rows }: OwnRows,
): Sheet {
  const made = ctx.clock.now();
  const days = [bangkokDay(made)];
  return {
    ...rows,
    name: fileName(rows.title, days),
    plainName: fileName(plainName(plain), days),
    author: ctx.principal.name,
    language: ctx.language,
    made,
    facts: [[baseTexts.list[ctx.language], rows.title], ...asked, ...madeBy(ctx, rows)],
  };
}

/** The request; an account number that was searched for is masked. */
export function usedFilters(query: Row): Row {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([name]) => name !== 'export' && name !== 'page' && name !== 'limit')
      .map(([name, value]) => [name, typeof value === 'string' ? withoutNumbers(value) : value]),
  );
}
