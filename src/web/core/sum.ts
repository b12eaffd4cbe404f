/** Places after the point that any decimal string of the product may have. */
const places = 4;

/**
 * Adds decimal strings exactly: `['0.10', '0.20', null]` → `'0.30'`. What is not a decimal string counts as nothing.
 * The result has two places, or more where an addend has.
 */
export function sumDecimals(values: readonly unknown[]): string {
  let sum = 0n;
  let shown = 2;
  for (const value of values) {
    const match = /^(-?)(\d{1,30})(?:\.(\d{1,4}))?$/.exec(
      typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '',
    );
    if (!match) continue;
    const [, sign, whole = '0', fraction = ''] = match;
    shown = Math.max(shown, fraction.length);
    const amount = BigInt(whole + fraction.padEnd(places, '0'));
    sum += sign ? -amount : amount;
  }
  const digits = (sum < 0n ? -sum : sum).toString().padStart(places + 1, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places).slice(0, shown)}`;
}
