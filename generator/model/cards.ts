import type { Card } from '#contract/card.ts';
import type { Filter } from '#contract/filter.ts';
import type { RawCard } from '../language/card.ts';
import { plainField } from './fields.ts';
import { textOf } from './texts.ts';
import type { EndpointModel } from './types.ts';
import type { World } from './world.ts';

/** The filter over what a call counts its rows by. */
export function countedFilter(endpoint: EndpointModel): Filter | undefined {
  const { facet, filters = [] } = endpoint;
  return filters.find((filter) => filter.name === facet) ?? filters.find((filter) => filter.field.name === facet);
}

/** Values that a card counts. */
export const valuesOf = ({ count }: RawCard): readonly string[] =>
  count === undefined ? [] : typeof count === 'string' ? [count] : count;

/** In place of a sum: how many rows there are. */
export const rowsWord = 'rows';

/** The sums of `[converted, -deposited]`. */
export const termsOf = (written: readonly string[]): readonly { readonly name: string; readonly less: boolean }[] =>
  written.map((one) => ({ name: one.replace(/^-/, ''), less: one.startsWith('-') }));

function cardOf(raw: RawCard, endpoint: EndpointModel, world: World): readonly Card[] {
  const { th, en = th, tone, note } = raw;
  const overrides = {
    ...(th === undefined || en === undefined ? {} : { label: { th, en } }),
    ...(tone ? { tone } : {}),
    ...(note ? { note: textOf(note, note.th) } : {}),
  };
  if (raw.sum) {
    const parts = termsOf(raw.sum).flatMap(({ name, less }) => {
      const field = world.replyField(endpoint, name);
      return field ? [{ field: plainField(field), ...(less ? { less: true as const } : {}) }] : [];
    });
    return parts.length > 0 ? [{ parts, ...(raw.gain ? { gain: raw.gain } : {}), ...overrides }] : [];
  }
  if (raw.ratio) {
    const [part = '', whole = ''] = raw.ratio;
    return [{ part, ...(whole === rowsWord ? {} : { whole }), ...overrides }];
  }
  if (raw.total !== undefined) {
    const field = world.replyField(endpoint, raw.total);
    return field ? [{ field: plainField(field), ...overrides }] : [];
  }
  const filter = countedFilter(endpoint);
  return filter
    ? [{ filter: filter.name, values: valuesOf(raw), ...(raw.of === undefined ? {} : { of: raw.of }), ...overrides }]
    : [];
}

/** Figures above a list. */
export const cardsOf = (raw: readonly RawCard[] | undefined, endpoint: EndpointModel, world: World): readonly Card[] =>
  (raw ?? []).flatMap((one) => cardOf(one, endpoint, world));
