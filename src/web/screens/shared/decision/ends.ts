import type { Decision, Party, Verdict } from '#contract/decision.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { formatField, formatValue, isNothing } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';

/** One end of a transfer as displayed: bank and account without line breaks, and the holder. */
export interface End {
  readonly account: readonly string[];
  readonly name: string | undefined;
}

const account: Field = { name: 'account', kind: 'account', label: { th: '', en: '' } };

/** Name in a row of what a person has chosen as the source, as a party. Never sent. */
export const sourceName = '~source';

function ofParty({ name, bank, account: number }: Party, context: FormatContext): End | undefined {
  const parts = [bank, number === null ? null : formatValue(account, number, context)].filter((part) => part !== null);
  if (parts.length === 0) return name === null ? undefined : { account: [name], name: undefined };
  return { account: parts, name: name ?? undefined };
}

function ofFields(fields: readonly Field[] | undefined, row: Row, context: FormatContext): End | undefined {
  const shown = (fields ?? []).filter(({ name }) => !isNothing(row[name]));
  const texts = shown.map((field) => formatField(field, row, context));
  const [first, ...rest] = texts;
  if (first === undefined) return undefined;
  // The last of three is the name: bank and number are on the line, the holder below it.
  return rest.length < 2 ? { account: texts, name: undefined } : { account: texts.slice(0, -1), name: texts.at(-1) };
}

const isParty = (value: unknown): value is Party => typeof value === 'object' && value !== null && 'account' in value;

/** Where the money comes from: what was chosen here, else what the server says, else the record. */
export function sourceOf(
  decision: Decision,
  verdict: Verdict | undefined,
  row: Row,
  context: FormatContext,
): End | undefined {
  const chosen = row[sourceName];
  if (isParty(chosen)) return ofParty(chosen, context);
  return (verdict?.from && ofParty(verdict.from, context)) ?? ofFields(decision.from, row, context);
}

export function targetOf(
  decision: Decision,
  verdict: Verdict | undefined,
  row: Row,
  context: FormatContext,
): End | undefined {
  return (verdict?.to && ofParty(verdict.to, context)) ?? ofFields(decision.to, row, context);
}

/** The name of the account and whose it should be, as the server says or as the record has them. */
export function namesOf(decision: Decision, verdict: Verdict | undefined, row: Row): Verdict['names'] {
  if (verdict?.names) return verdict.names;
  const [shown, expected] = (decision.names ?? []).map((name) => row[name]);
  return typeof shown === 'string' && typeof expected === 'string' ? { shown, expected } : undefined;
}
