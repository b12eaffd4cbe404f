import type { RawCard } from '../language/card.ts';
import { countedFilter, rowsWord, termsOf, valuesOf } from '../model/cards.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { isSound, screenParts, shownBy } from './look.ts';
import { complaints, type Rule, unknownName } from './rule.ts';
import { unknownOption } from './unknown-option.ts';

/** Figures above a list are among those that its call answers. */
export const cards: Rule = function* (world) {
  for (const raw of screenParts(world)) {
    if (!('cards' in raw)) continue;
    const endpoint = shownBy(world, raw);
    if (!endpoint || !isSound(world, endpoint)) continue;
    for (const card of raw.cards ?? []) {
      const made = card.sum ?? card.ratio;
      if (made) yield* madeProblems(world, endpoint, card, made);
      else if (card.total === undefined) yield* countProblems(world, endpoint, card, raw.filters);
      else yield* totalProblems(world, endpoint, card.total, { holder: card, key: 'total' });
    }
  }
};

function* totalProblems(
  world: World,
  endpoint: EndpointModel,
  total: string,
  at: { readonly holder: object; readonly key: string | number },
): Iterable<Problem> {
  const totals = endpoint.totals ?? [];
  if (totals.includes(total)) return;
  const message = `${endpoint.id} does not sum “${total}”: say totals: [${[...totals, total].join(', ')}]`;
  yield* unknownName('card', world, at, total, totals, message);
}

/** A figure that follows from sums: they are answered, are of one kind where they are added, and it has a name. */
function* madeProblems(
  world: World,
  endpoint: EndpointModel,
  card: RawCard,
  written: readonly string[],
): Iterable<Problem> {
  const complain = complaints('card', world);
  const key = card.sum ? 'sum' : 'ratio';
  const terms = termsOf(written);
  for (const [at, { name, less }] of terms.entries()) {
    if (card.ratio && at === 1 && name === rowsWord && !less) continue;
    yield* totalProblems(world, endpoint, name, { holder: written, key: at });
  }
  const received = written.join(', ');
  if (card.ratio && (written.length !== 2 || terms.some(({ less }) => less)))
    yield complain({ holder: card, key, received, message: 'a ratio is of two sums: [part, whole], or [part, rows]' });
  const kinds = new Set(terms.flatMap(({ name }) => world.replyField(endpoint, name)?.kind ?? []));
  if (card.sum && kinds.size > 1)
    yield complain({ holder: card, key, received, message: `${[...kinds].join(' and ')} have no sum` });
  if (card.gain !== undefined && !card.sum)
    yield complain({ holder: card, key: 'gain', received: card.gain, message: 'gain goes with sum alone' });
  if (card.th === undefined)
    yield complain({
      holder: card,
      key,
      received,
      message: 'it has no name of its own: say what the card is called (th, en)',
    });
}

function* countProblems(
  world: World,
  endpoint: EndpointModel,
  card: RawCard,
  shown: readonly string[] | undefined,
): Iterable<Problem> {
  const complain = complaints('card', world);
  const filter = countedFilter(endpoint);
  if (!filter?.field.options || (shown && !shown.includes(filter.name))) {
    yield complain({
      holder: card,
      key: 'count',
      received: String(card.count),
      message: filter
        ? `“${filter.name}” is no filter of values on this screen: a card that counts opens what it counted`
        : `${endpoint.id} does not count its rows by a filter: say facet`,
    });
    return;
  }
  const options = filter.field.options.map((option) => option.value);
  for (const [index, value] of valuesOf(card).entries()) {
    if (options.includes(value)) continue;
    const at = typeof card.count === 'object' ? { holder: card.count, key: index } : { holder: card, key: 'count' };
    yield* unknownOption('card', world, at, value, `“${filter.name}”`, options);
  }
  for (const [index, value] of (card.of ?? []).entries())
    if (!options.includes(value))
      yield* unknownOption('card', world, { holder: card.of ?? [], key: index }, value, `“${filter.name}”`, options);
  if ((valuesOf(card).length !== 1 || card.of !== undefined) && card.th === undefined) {
    yield complain({
      holder: card,
      key: 'count',
      received: String(card.count),
      message: 'several values, and a share, have no name of their own: say what the card is called (th, en)',
    });
  }
}
