import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Card, CountCard } from '#contract/screen.ts';
import type { Text } from '#contract/text.ts';
import { sumLines } from '#web/core/sum-lines.ts';
import { formatField } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import type { FormatContext } from '#web/fields/types.ts';
import type { ListModel } from './use-list-screen.ts';

/** One figure of a card, preceded by `part`. */
export interface Figure {
  readonly part?: string;
  readonly value: string;
}

type Reply = ListModel['list']['reply'];

const noRows: readonly Row[] = [];
/** What has not come yet. */
const unknown: Figure = { value: '–' };

/** A figure that the server does not give for all rows together never arrives: there is no card for it. */
export function mayCome(card: Card, reply: Reply): boolean {
  if (reply === undefined || reply.later === true) return true;
  if (!('field' in card)) return reply.facets !== undefined;
  const { name } = card.field;
  return reply.totals?.[name] !== undefined || reply.totals_by?.[name] !== undefined;
}

/** How many rows have one of the values, or their share of others. */
export function countOf(card: CountCard, reply: Reply): Figure {
  const counts = reply?.facets;
  if (!counts) return unknown;
  const sum = (values: readonly string[]) => values.reduce((all, value) => all + (counts[value] ?? 0), 0);
  if (!card.of) return { value: formatCount(sum(card.values)) };
  const whole = sum(card.of);
  return whole === 0 ? unknown : { value: `${((sum(card.values) * 100) / whole).toFixed(1)}%` };
}

/** The sum of a field, or a line for each unit or direction of it. */
export function sumsOf(
  field: Field,
  reply: Reply,
  context: FormatContext,
  label: (text: Text) => string,
): readonly Figure[] {
  const lines = reply?.totals ? sumLines({ columns: [field], rows: noRows, reply, paged: false }) : [];
  const figures = lines.flatMap(({ part, cells }): readonly Figure[] => {
    const row = cells.get(field.name);
    if (!row) return [];
    const value = formatField(field, row, context);
    if (!part) return [{ value }];
    // A direction is named before its number; a unit follows it, also for amounts where other units are next to them.
    if (!field.units) return [{ part: label(part), value }];
    return [{ value: value.endsWith(label(part)) ? value : `${value} ${label(part)}` }];
  });
  return figures.length > 0 ? figures : [unknown];
}
