/** Query key by which a report says with which other days its figures are compared. */
export const compareParam = 'compare';

/** Days that follow from the shown ones: right before them, by whole weeks, and the same dates a month or a year before. */
export const comparisons = ['previous', 'weekdays', 'month', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/** Any other days, both included. */
export interface ComparedDays {
  readonly from: string;
  readonly to: string;
}

/** What a report is compared with. */
export type CompareWith = Comparison | ComparedDays;

const range = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/;

const isDay = (text: string) => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/**
 * What the text of the address means; undefined for none, and for what means nothing. `true` is the word of older addresses.
 *
 * @example
 * compareWith('2025-02-01_2025-02-28') // { from: '2025-02-01', to: '2025-02-28' }
 */
export function compareWith(text: string | undefined): CompareWith | undefined {
  if (text === undefined) return undefined;
  if (text === 'true') return 'previous';
  const [, from = '', to = ''] = range.exec(text) ?? [];
  if (isDay(from) && isDay(to) && from <= to) return { from, to };
  return comparisons.find((name) => name === text);
}

/** The text of the address for any days. */
export const comparedDaysText = ({ from, to }: ComparedDays): string => `${from}_${to}`;
