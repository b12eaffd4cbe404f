/**
 * Money is satang as bigint in memory and in the database, and a decimal string with two places on the wire. There is no
 * float anywhere between the two.
 */
const wirePattern = /^(-?)(0|[1-9][0-9]{0,12})(?:\.([0-9]{1,2}))?$/;

/** Largest amount in satang that the wire can carry: 9,999,999,999,999.99. */
export const largestSatang = 999_999_999_999_999n;

/**
 * `"1250.00"` → `125000n`. Undefined for anything that is not exactly an amount: separators, exponents, spaces, a
 * leading plus or zero, more than two places, digits of other scripts, `-0`.
 */
export function parseMoney(text: string): bigint | undefined {
  const match = wirePattern.exec(text);
  // `$` also matches before a trailing newline in some engines' modes; the length settles it.
  if (!match || match[0].length !== text.length) return undefined;
  const satang = BigInt(match[2] ?? '0') * 100n + BigInt((match[3] ?? '').padEnd(2, '0'));
  if (match[1] !== '-') return satang;
  return satang === 0n ? undefined : -satang;
}

/** `parseMoney` for text that was validated before; throws a RangeError otherwise. */
export function satang(text: string): bigint {
  const value = parseMoney(text);
  if (value === undefined) throw new RangeError(`not an amount: ${JSON.stringify(text.slice(0, 40))}`);
  return value;
}

/** `125000n` → `"1250.00"`, `-3050n` → `"-30.50"`. */
export function formatMoney(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Sum of wire amounts: `addMoney("0.10", "0.20")` → `"0.30"`. */
export function addMoney(...amounts: readonly string[]): string {
  return formatMoney(amounts.reduce((sum, amount) => sum + satang(amount), 0n));
}

/** `"1250.00"` → `"1,250.00"`, for people. */
export function groupMoney(amount: string): string {
  const [whole = '', fraction = '00'] = formatMoney(satang(amount)).split('.');
  return `${whole.replace(/\B(?=([0-9]{3})+$)/g, ',')}.${fraction}`;
}

/**
 * A share of an amount, rounded half up (away from zero) at the last step: `percentOf(10000n, "12.5000")` → `1250n`.
 * The percentage has at most four places.
 */
export function percentOf(amount: bigint, percent: string): bigint {
  const match = /^(-?)([0-9]{1,9})(?:\.([0-9]{1,4}))?$/.exec(percent);
  if (!match) throw new RangeError(`not a percentage: ${JSON.stringify(percent.slice(0, 40))}`);
  const tenThousandths = BigInt(match[2] ?? '0') * 10_000n + BigInt((match[3] ?? '').padEnd(4, '0'));
  const product = amount * (match[1] === '-' ? -tenThousandths : tenThousandths);
  const size = product < 0n ? -product : product;
  const rounded = (size + 500_000n) / 1_000_000n;
  return product < 0n ? -rounded : rounded;
}
