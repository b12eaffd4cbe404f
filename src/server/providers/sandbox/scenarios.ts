/** What the sandbox does with one payment, and what it says about it. */
export interface Scenario {
  /** The money leaves. */
  readonly pays: boolean;
  /** Satang that leave in addition to the requested amount. */
  readonly off?: bigint;
  /** What the payment request gets back. `silence` = nothing until the caller hangs up, `reset` = a broken connection. */
  readonly answers: 'result' | 'silence' | 'reset' | 'html' | 'huge' | 'duplicate' | 'processing' | 'refusal';
  /** What an inquiry gets back. `nothing` = the reference is not known. */
  readonly knows: 'result' | 'silence' | 'nothing' | 'refusal';
  /** Until the late time has passed, an inquiry gets this instead. */
  readonly before?: 'processing' | 'nothing';
  readonly currency?: string;
  /** Multiplies the latency. */
  readonly slow?: number;
}

/** Every behaviour of the sandbox by name. */
export const scenarios = {
  normal: { pays: true, answers: 'result', knows: 'result' },
  huge_body: { pays: true, answers: 'huge', knows: 'result' },
  other_currency: { pays: true, answers: 'result', knows: 'result', currency: 'USD' },
  reset_paid: { pays: true, answers: 'reset', knows: 'result' },
  slow: { pays: true, answers: 'result', knows: 'result', slow: 10 },
  timeout_paid: { pays: true, answers: 'silence', knows: 'result' },
  timeout_unpaid: { pays: false, answers: 'silence', knows: 'refusal' },
  silent_for_ever: { pays: true, answers: 'silence', knows: 'silence' },
  duplicate: { pays: true, answers: 'duplicate', knows: 'result' },
  late_success: { pays: true, answers: 'processing', knows: 'result', before: 'processing' },
  html_page: { pays: false, answers: 'html', knows: 'nothing' },
  wrong_amount: { pays: true, off: -1n, answers: 'result', knows: 'result' },
  refused: { pays: false, answers: 'refusal', knows: 'refusal' },
  refused_then_paid: { pays: true, answers: 'refusal', knows: 'result' },
  surfaces_late: { pays: true, answers: 'silence', knows: 'result', before: 'nothing' },
  html_page_paid: { pays: true, answers: 'html', knows: 'result' },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

/**
 * The satang of the amount choose the behaviour: 500.91 is a transfer that is made and never answered. Every other
 * ending is an ordinary success. docs/sandbox.md shows the table.
 */
export const endings: Readonly<Record<number, ScenarioName>> = {
  85: 'html_page_paid',
  86: 'surfaces_late',
  87: 'huge_body',
  88: 'other_currency',
  89: 'reset_paid',
  90: 'slow',
  91: 'timeout_paid',
  92: 'timeout_unpaid',
  93: 'silent_for_ever',
  94: 'duplicate',
  95: 'late_success',
  96: 'html_page',
  97: 'wrong_amount',
  98: 'refused',
  99: 'refused_then_paid',
};

/** A number in [0, 1) that depends on nothing but the seed and the text. */
export function chance(seed: string, text: string): number {
  let hash = 2166136261;
  for (const char of `${seed}\u0000${text}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/**
 * The behaviour for one payment: by the ending of the amount; else, with probability `chaos`, one drawn by the seed
 * and the reference; else ordinary.
 */
export function scenarioOf(amount: bigint, reference: string, seed: string, chaos: number): ScenarioName {
  const chosen = endings[Number(amount % 100n)];
  if (chosen) return chosen;
  if (chance(seed, `chaos ${reference}`) >= chaos) return 'normal';
  const names = Object.values(endings);
  return names[Math.floor(chance(seed, `scenario ${reference}`) * names.length)] ?? 'normal';
}
