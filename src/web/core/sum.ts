/** Places after the point that any decimal string of the product may have. */
const places = 4;
/** A decimal string of so many characters, counted in its smallest places, can be added exactly to any sum up to `most`. */
const shortest = 11;
/** From here on a sum of short ones might be no safe integer any more. */
const most = 2 ** 52;

const scales = [10_000, 1_000, 100, 10, 1] as const;
const dash = 45;
const point = 46;
const zero = 48;

interface Short {
  /** In ten-thousandths. */
  readonly amount: number;
  /** Places after the point. */
  readonly places: number;
}

/** A short decimal string, read without a pattern: a long table has hundreds of thousands. `undefined` when it is none. */
function readShort(text: string): Short | undefined {
  const isNegative = text.charCodeAt(0) === dash;
  let amount = 0;
  let pointAt = -1;
  const start = isNegative ? 1 : 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === point && pointAt < 0 && at > start) pointAt = at;
    else if (code >= zero && code < zero + 10) amount = amount * 10 + (code - zero);
    else return undefined;
  }
  const fraction = pointAt < 0 ? 0 : text.length - 1 - pointAt;
  const scale = scales[fraction];
  if (scale === undefined || text.length === start || pointAt === text.length - 1) return undefined;
  return { amount: (isNegative ? -amount : amount) * scale, places: fraction };
}

/** A decimal string of any length. */
function readLong(text: string): { readonly amount: bigint; readonly places: number } | undefined {
  const match = /^(-?)(\d{1,30})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '0', fraction = ''] = match;
  const amount = BigInt(whole + fraction.padEnd(places, '0'));
  return { amount: sign ? -amount : amount, places: fraction.length };
}

/**
 * Adds decimal strings exactly: `['0.10', '0.20', null]` → `'0.30'`. What is not a decimal string counts as nothing.
 * The result has two places, or more where an addend has.
 */
export function sumDecimals(values: readonly unknown[]): string {
  let sum = 0n;
  let small = 0;
  let shown = 2;
  for (const value of values) {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text !== 'string') continue;
    const found = text.length <= shortest ? readShort(text) : readLong(text);
    if (!found) continue;
    if (found.places > shown) shown = found.places;
    if (typeof found.amount === 'bigint') sum += found.amount;
    else small += found.amount;
    if (small > most || small < -most) {
      sum += BigInt(small);
      small = 0;
    }
  }
  sum += BigInt(small);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(places + 1, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places).slice(0, shown)}`;
}
