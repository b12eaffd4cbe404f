import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { parseMoney } from '#contract/money.ts';
import type { Inputs } from '#contract/screen.ts';

/** An amount as people type it, in satang: with separators, or the sign of the baht. */
const amountIn = (text: string): bigint | undefined => parseMoney(text.replace(/[,\s฿]/g, ''));

/** Do two texts say the same amount, or the same words? */
export function isSame(typed: unknown, value: unknown): boolean {
  const [one, other] = [String(typed ?? '').trim(), String(value ?? '').trim()];
  const [amount, expected] = [amountIn(one), amountIn(other)];
  return amount === undefined || expected === undefined
    ? one.toLowerCase() === other.toLowerCase()
    : amount === expected;
}

/** Has everything been typed that must say what the record says? What does not apply is not among the fields. */
export function isRepeated(repeat: Inputs['repeat'], fields: readonly Field[], typed: Row, row: Row): boolean {
  return Object.entries(repeat ?? {}).every(
    ([name, field]) => !fields.some((one) => one.name === name) || isSame(typed[name], row[field]),
  );
}
