import type { Condition } from './condition.ts';
import type { Field } from './field.ts';
import { kinds } from './kinds/index.ts';

/**
 * Filter operators on the wire. `param` is the query-string key:
 * in → `status=pending,verified`; between → `date_from`/`date_to` for days, `amount_min`/`amount_max` for numbers;
 * eq → `mine=true`; contains → `name=…`; search → `q=…` over several columns.
 */
export const filterOperators = ['in', 'eq', 'between', 'contains', 'search'] as const;
export type FilterOperator = (typeof filterOperators)[number];

/** Presets of a date range, in Bangkok days. */
export const datePresets = [
  'today',
  'yesterday',
  'last7',
  'thisMonth',
  'lastMonth',
  'last6Months',
  'thisYear',
] as const;
export type DatePreset = (typeof datePresets)[number];

/** Spans that end now and reach back so many minutes: `date_from=lastHour`, for moments alone. */
export const slidingSpans: Readonly<Record<string, number>> = { lastHour: 60 };

/** The minutes that a filter of moments looks back by this word; only by the one that it begins with. */
export function slidingMinutes(
  { field, initial }: Pick<Filter, 'field' | 'initial'>,
  word: string | undefined,
): number | undefined {
  const options =
    word !== undefined &&
    word === initial &&
    kinds[field.kind].calendar === 'instant' &&
    Object.hasOwn(slidingSpans, word);
  return options ? slidingSpans[word] : undefined;
}

export interface Filter {
  /** Name in the manifest and stem of the parameters. */
  readonly name: string;
  readonly operator: FilterOperator;
  /** Query-string keys that this filter owns, in order (one, or two for `between`). */
  readonly params: readonly string[];
  /** Kind, label, options and reference of what is filtered. */
  readonly field: Field;
  /** Value used when the URL says nothing; a date preset for date ranges. Never written to the URL. */
  readonly initial?: string;
  /** Most days that a date range may span. */
  readonly maxDays?: number;
  /** Filters whose values narrow the choices of this one: the call that returns the choices gets them. */
  readonly narrowedBy?: readonly string[];
  /** The filter is a switch: on = rows meet this, off = they do not. Its `field` is a boolean then. */
  readonly where?: Condition;
  /** Fields to choose from: rows where the chosen one is not zero. */
  readonly some?: readonly string[];
  /** Parameters that, with one of these values (`true` = any), disable the initial value. */
  readonly unless?: Readonly<Record<string, readonly string[] | true>>;
}

/** Whether other parameters disable the initial value of a filter. */
export function isReleased(
  { unless }: Pick<Filter, 'unless'>,
  valueAt: (param: string) => string | undefined,
): boolean {
  return Object.entries(unless ?? {}).some(([param, values]) => {
    const text = valueAt(param);
    if (text === undefined || text === '') return false;
    return values === true || text.split(',').every((value) => values.includes(value));
  });
}

/** Query-string keys of a `between` filter. */
export function rangeParams(name: string, dates: boolean): readonly [string, string] {
  return dates ? [`${name}_from`, `${name}_to`] : [`${name}_min`, `${name}_max`];
}
