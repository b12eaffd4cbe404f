import type { Card, CountCard, RatioCard, SumCard } from '#contract/card.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field, Tone } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import { addMoney } from '#contract/money.ts';
import type { Text } from '#contract/text.ts';
import { sumLines } from '#web/core/sum-lines.ts';
import { formatField, formatValue } from '#web/fields/formats.ts';
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
  if ('values' in card) return reply.facets !== undefined;
  const names =
    'field' in card
      ? [card.field.name]
      : 'parts' in card
        ? card.parts.map(({ field }) => field.name)
        : [card.part, ...(card.whole === undefined ? [] : [card.whole])];
  return names.every((name) => reply.totals?.[name] !== undefined || reply.totals_by?.[name] !== undefined);
}

/** What totals come to together; undefined while one is missing. Money stays exact. */
export function sumOf({ parts }: SumCard, reply: Reply): string | undefined {
  const totals = parts.map(({ field, less }) => {
    const total = reply?.totals?.[field.name];
    return total === undefined || !less ? total : total.startsWith('-') ? total.slice(1) : `-${total}`;
  });
  const known = totals.filter((total) => total !== undefined);
  if (known.length < totals.length) return undefined;
  if (parts[0] && kinds[parts[0].field.kind].number?.unit === 'baht') return addMoney(...known);
  return String(known.reduce((sum, total) => sum + Number(total), 0));
}

/** One total in per cent of another, or of the number of rows. */
export function ratioOf({ part, whole }: RatioCard, reply: Reply): Figure {
  const all = Number((whole === undefined ? reply?.total : reply?.totals?.[whole]) ?? 0);
  const some = reply?.totals?.[part];
  return some === undefined || all === 0 ? unknown : { value: `${((Number(some) / all) * 100).toFixed(1)}%` };
}

/** The figures of a card, and whether what it says is a gain or a loss. */
export function figuresOf(
  card: Card,
  reply: Reply,
  context: FormatContext,
  label: (text: Text) => string,
): { readonly figures: readonly Figure[]; readonly tone?: Tone | undefined } {
  if ('field' in card) return { figures: sumsOf(card.field, reply, context, label) };
  if ('part' in card) return { figures: [ratioOf(card, reply)] };
  if ('values' in card) return { figures: [countOf(card, reply)] };
  const [first] = card.parts;
  const sum = sumOf(card, reply);
  if (sum === undefined || !first) return { figures: [unknown] };
  const figures = [{ value: formatValue(first.field, sum, context) }];
  if (!card.gain || Number(sum) === 0) return { figures };
  return { figures, tone: Number(sum) > 0 === (card.gain === 'player') ? 'danger' : 'success' };
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
