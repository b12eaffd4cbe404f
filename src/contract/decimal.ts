/** A decimal string: optional minus, digits, optional fraction. No exponent, no separators. */
const decimalPattern = /^(-?)([0-9]+)(?:\.([0-9]+))?$/;

interface Parts {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

function partsOf(value: string): Parts | undefined {
  const match = decimalPattern.exec(value);
  if (!match) return undefined;
  const whole = (match[2] ?? '').replace(/^0+(?=[0-9])/, '');
  const fraction = (match[3] ?? '').replace(/0+$/, '');
  return { negative: match[1] === '-' && !(whole === '0' && fraction === ''), whole, fraction };
}

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/**
 * Compares two decimal strings exactly, without floats: negative when `a` is smaller, zero when equal, else positive.
 * `undefined` when either is no decimal: compareDecimal('10.50', '9.99') → 1, compareDecimal('-0', '0.00') → 0.
 */
export function compareDecimal(a: string, b: string): number | undefined {
  const left = partsOf(a);
  const right = partsOf(b);
  if (!left || !right) return undefined;
  if (left.negative !== right.negative) return left.negative ? -1 : 1;
  const bySize = left.whole.length - right.whole.length;
  const order = bySize || compareText(left.whole, right.whole) || compareText(left.fraction, right.fraction);
  return left.negative ? -order : order;
}
