import type { DecisionFact, Limit, Refusal, Verdict, Warning, Who } from '#contract/decision.ts';
import type { FieldKind, Tone } from '#contract/field.ts';
import { formatMoney } from '#contract/money.ts';
import type { Text } from '#contract/text.ts';
import type { TransactionContext } from '../context/context.ts';

/** What a verdict is made in. */
export interface DecideContext extends TransactionContext {
  /** The call itself is held to the verdict: what it rests on is locked, so that it still holds when the money moves. */
  readonly binding: boolean;
}

/** A verdict of its parts; what is not named is empty. */
export function verdict(parts: Partial<Verdict>): Verdict {
  return { refusals: [], warnings: [], limits: [], facts: [], ...parts };
}

/** Several verdicts on the same thing as one; of amounts and ends of a transfer the last one named counts. */
export function together(...parts: readonly Partial<Verdict>[]): Verdict {
  return verdict({
    ...Object.assign({}, ...parts),
    refusals: parts.flatMap((part) => part.refusals ?? []),
    warnings: parts.flatMap((part) => part.warnings ?? []),
    limits: parts.flatMap((part) => part.limits ?? []),
    facts: parts.flatMap((part) => part.facts ?? []),
    fields: Object.assign({}, ...parts.map((part) => part.fields)),
  });
}

/** What stands in the way. */
export function refusal(code: string, status: Refusal['status'], text: Text, who?: Who): Refusal {
  return { code, status, text, ...(who ? { who } : {}) };
}

/** What speaks against it, and what that rests on. */
export function warning(code: string, tone: Warning['tone'], text: Text, rests?: Text): Warning {
  return { code, tone, text, ...(rests ? { rests } : {}) };
}

/** Satang. */
interface Amounts {
  readonly max: bigint;
  readonly used: bigint;
  readonly needs: bigint;
}

/** How much is left of a limit that records share (`shared`), or that each of them has; below nothing where it is passed. */
export function limit(code: string, label: Text, { max, used, needs }: Amounts, shared = false): Limit {
  return {
    code,
    label,
    max: formatMoney(max),
    used: formatMoney(used),
    left: formatMoney(max - used),
    needs: formatMoney(needs),
    ...(shared ? { shared: true as const } : {}),
  };
}

/** One thing to know. Money in satang; a moment as Date. */
export function fact(
  name: string,
  kind: FieldKind,
  label: Text,
  value: string | number | boolean | bigint | Date | null,
  tone?: Tone,
): DecisionFact {
  const wire = typeof value === 'bigint' ? formatMoney(value) : value instanceof Date ? value.toISOString() : value;
  return { name, kind, label, value: wire, ...(tone ? { tone } : {}) };
}
