import { kinds } from '#contract/kinds/index.ts';
import type { Column } from '#contract/screen.ts';
import type { ModelColumn } from './use-column-model.ts';

/** Facts of a card beside a result or a status, and where there is neither. */
const most = { beside: 2, alone: 10 };

/** Does a column draw a picture? On a card it would take the place of what can be read. */
const isPicture = ({ kind, suggest }: Column) => kinds[kind].file || suggest === 'icons';

/** How much a column says of its row, the least first: what the list says is a fact, then sums, of those money first. */
function placeOf({ fact, total, kind }: Column): number {
  if (fact) return 0;
  const { number } = kinds[kind];
  return !total || !number ? 3 : number.unit === 'baht' ? 1 : 2;
}

/**
 * Pure: the moving columns that a row on a phone shows on request, by id: a card is what it is called, its result and its
 * status, and the facts that matter most.
 */
export function restOf(columns: readonly ModelColumn[]): ReadonlySet<string> {
  const own = columns.flatMap(({ column, pin }) => (column ? [{ column, pin }] : []));
  const moving = own.filter(({ pin }) => pin === undefined).map(({ column }) => column);
  const facts = moving
    .filter((column) => !isPicture(column))
    .sort((a, b) => placeOf(a) - placeOf(b))
    .slice(0, own.some(({ pin }) => pin === 'end') ? most.beside : most.alone);
  return new Set(moving.filter((column) => !facts.includes(column)).map(({ name }) => name));
}
