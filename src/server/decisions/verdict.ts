import type { DecisionFact, Limit, Refusal, Verdict, Warning, Who } from '#contract/decision.ts';
import type { FieldKind, Tone } from '#contract/field.ts';
import { formatMoney } from '#contract/money.ts';
import type { Text } from '#contract/text.ts';
import type { TransactionContext } from '../context/context.ts';

/** Context of a verdict. */
export interface DecideContext extends TransactionContext {
  /** The call itself is being made: rows that the verdict depends on are locked, so that it still holds when money moves. */
  readonly binding: boolean;
}

/** A verdict from its parts; omitted parts are empty. */
export function verdict(parts: Partial<Verdict>): Verdict {
  return { refusals: [], warnings: [], limits: [], facts: [], ...parts };
}

/** Merges several verdicts; of amounts, source and destination the last given one counts. */
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

/** A reason to refuse. */
export function refusal(code: string, status: Refusal['status'], text: Text, who?: Who): Refusal {
  return { code, status, text, ...(who ? { who } : {}) };
}

/** A warning, and the facts behind it. */
export function warning(code: string, tone: Warning['tone'], text: Text, rests?: Text): Warning {
  return { code, tone, text, ...(rests ? { rests } : {}) };
}

/** Satang. */
interface Amounts {
  readonly max: bigint;
  readonly used: bigint;
  readonly needs: bigint;
}

/** Remaining amount of a limit that records share (`shared`) or each have; negative when exceeded. */
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

/** One fact to show. Money in satang; times as Date. */
export function fact(
  name: string,
  kind: FieldKind,
  label: Text,
  value: string | number | boolean | bigint | Date | null,
  tone?: Tone,
): DecisionFact {
  const serialized =
    typeof value === 'bigint' ? formatMoney(value) : value instanceof Date ? value.toISOString() : value;
  return { name, kind, label, value: serialized, ...(tone ? { tone } : {}) };
}
