import { parseMoney } from '#contract/money.ts';

/** What the product calls the parts of an answer, an event or a request; a wire says what a gateway calls them. */
export type Words<Name extends string> = Readonly<Partial<Record<Name, string>>>;

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a dotted path: `data.amount`. */
function at(data: Json, path: string): unknown {
  let value: unknown = data;
  for (const step of path.split('.')) {
    if (!isJson(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
  }
  return value;
}

/** Parts that are amounts; a gateway may write them as numbers, which are taken only with at most two decimals. */
const amounts: ReadonlySet<string> = new Set(['amount', 'fee', 'balance', 'available', 'pending']);

function amountOf(value: unknown): unknown {
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) >= 1e12) return value;
  const text = value.toFixed(2);
  return Number(text) === value ? text : value;
}

/**
 * Renames a gateway's fields to ours; all others are dropped.
 *
 * @example
 * read({ data: { ref: 'W1', sum: 5 } }, { reference: 'data.ref', amount: 'data.sum' }); // { reference: 'W1', amount: '5.00' }
 */
export function read<Name extends string>(data: Json, names: Words<Name>): Partial<Record<Name, unknown>> {
  const found: Partial<Record<Name, unknown>> = {};
  for (const name of Object.keys(names) as Name[]) {
    const value = at(data, names[name] ?? '');
    if (value !== undefined) found[name] = amounts.has(name) ? amountOf(value) : value;
  }
  return found;
}

/** Our words as the gateway's, the other way round. `numbers` writes amounts as JSON numbers. */
export function write<Name extends string>(
  values: Readonly<Record<string, unknown>>,
  names: Words<Name>,
  numbers: boolean,
): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const name of Object.keys(names) as Name[]) {
    const value = values[name];
    const steps = (names[name] ?? name).split('.');
    if (value === undefined) continue;
    let holder = data;
    for (const step of steps.slice(0, -1)) {
      const next = holder[step];
      if (isJson(next)) holder = next as Record<string, unknown>;
      else {
        const made = {};
        holder[step] = made;
        holder = made;
      }
    }
    const asNumber = numbers && amounts.has(name) && typeof value === 'string' && parseMoney(value) !== undefined;
    holder[steps.at(-1) ?? name] = asNumber ? Number(value) : value;
  }
  return data;
}
