import type { Call } from './call.ts';
import type { Condition } from './condition.ts';
import type { JsonSchema } from './endpoint.ts';
import { type Field, type FieldKind, type Tone, tones } from './field.ts';
import { fieldKinds } from './kinds/names.ts';
import type { Text } from './text.ts';

/** Who may do what this person may not. */
export interface Who {
  /** In words: “a finance lead”. */
  readonly text: Text;
  /** Names of some of them who are at work here; never all of a large house. */
  readonly people: readonly string[];
  /** The record can be handed over to them. */
  readonly handover?: true;
}

/** A refusal of an action that no input can lift. */
export interface Refusal {
  readonly code: string;
  readonly text: Text;
  /** HTTP status of the action that is tried all the same. */
  readonly status: 403 | 409 | 422 | 423;
  readonly who?: Who;
  /** It follows from what is typed into this field of the body: something else there may do. */
  readonly field?: string;
}

/** What speaks against an action and may be overruled by a person with a reason. */
export interface Warning {
  readonly code: string;
  readonly text: Text;
  readonly tone: 'warning' | 'danger';
  /** What it rests on: the two names, the score, the other transfer. */
  readonly rests?: Text;
}

/** How much of something is left. Amounts are decimal strings of baht. */
export interface Limit {
  readonly code: string;
  readonly label: Text;
  readonly max: string;
  readonly used: string;
  readonly left: string;
  /** What this action takes of it. */
  readonly needs: string;
  /** Several records draw on it together, as on the limit of a day; else it is one of each record. */
  readonly shared?: true;
}

/** One thing to know before deciding. `value` is in the wire form of its kind. */
export interface DecisionFact {
  readonly name: string;
  readonly label: Text;
  readonly kind: FieldKind;
  readonly value: string | number | boolean | null;
  readonly tone?: Tone;
}

/** One end of a transfer. */
export interface Party {
  readonly name: string | null;
  readonly bank: string | null;
  readonly account: string | null;
}

/** What the action demands of a field beyond its schema: that it is given (while the values typed meet this), or that it does not apply. */
export interface Demand {
  readonly required?: true | Condition;
  readonly hidden?: true;
}

/** What the server says of an action for this person and this record, before anything is typed and again when it is done. */
export interface Verdict {
  readonly refusals: readonly Refusal[];
  readonly warnings: readonly Warning[];
  readonly limits: readonly Limit[];
  readonly facts: readonly DecisionFact[];
  /** Decimal string of baht, where the row does not hold it. */
  readonly amount?: string;
  readonly from?: Party;
  readonly to?: Party;
  /** Two names that should be one person's: of the account, and of whom it should belong to. */
  readonly names?: { readonly shown: string; readonly expected: string };
  readonly fields?: Readonly<Record<string, Demand>>;
  /** For several records: the refusals of each, by its key. */
  readonly each?: readonly EachVerdict[];
}

export interface EachVerdict extends Pick<Verdict, 'refusals' | 'warnings'> {
  readonly key: string;
}

/** What an action shows of its record before it is done, and where the verdict on it comes from. */
export interface Decision {
  readonly verdict: Call;
  readonly amount?: Field;
  /** Fields of the row, or of the inputs, that describe either end, in this order. */
  readonly from?: readonly Field[];
  readonly to?: readonly Field[];
  /** The name of the account, and whose it should be. */
  readonly names?: readonly [string, string];
  readonly facts: readonly Field[];
  /** Names of the body on which the verdict depends, in addition to the key of the record. */
  readonly by?: readonly string[];
  /** Hands the record over to those who may. */
  readonly handover?: Call;
  /** Accepts several records at once, by `ids`. */
  readonly many?: true;
  /** Afterwards the next record of the list is open. */
  readonly next?: true;
}

/** Name of the body's field in which a person says why a warning does not hold. */
export const reasonName = 'warning_reason';

/** Name under which the audit log keeps the warnings that were overruled, each as its code and text. */
export const warningsName = 'warnings';

/** Letters and digits that a reason has at least, and characters at most. */
export const reasonLength = { min: 6, max: 255 } as const;

/** A typed reason without blanks around it; undefined where it says too little to be one. */
export function reasonOf(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined;
  const text = typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
  return letters >= reasonLength.min && text.length <= reasonLength.max ? text : undefined;
}

/** The message where warnings need a reason and there is none. */
export const reasonDemand: Text = {
  th: `กรุณาระบุเหตุผลอย่างน้อย ${reasonLength.min} ตัวอักษร`,
  en: `Give a reason of at least ${reasonLength.min} letters`,
};

const text: JsonSchema = {
  type: 'object',
  properties: { th: { type: 'string' }, en: { type: 'string' } },
  required: ['th', 'en'],
};
const nullable = { type: ['string', 'null'] };
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const objectOf = (required: JsonSchema, optional: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  properties: { ...required, ...optional },
  ...(Object.keys(required).length > 0 ? { required: Object.keys(required) } : {}),
});

const refusal = objectOf(
  { code: { type: 'string' }, text, status: { type: 'integer', enum: [403, 409, 422, 423] } },
  {
    who: objectOf({ text, people: listOf({ type: 'string' }) }, { handover: { const: true } }),
    field: { type: 'string' },
  },
);
const warning = objectOf(
  { code: { type: 'string' }, text, tone: { type: 'string', enum: ['warning', 'danger'] } },
  { rests: text },
);
const money: JsonSchema = { type: 'string', pattern: '^-?[0-9]+\\.[0-9]{2}$' };
const limit = objectOf(
  { code: { type: 'string' }, label: text, max: money, used: money, left: money, needs: money },
  { shared: { const: true } },
);
const fact = objectOf(
  {
    name: { type: 'string' },
    label: text,
    kind: { type: 'string', enum: fieldKinds },
    value: { type: ['string', 'number', 'boolean', 'null'] },
  },
  { tone: { type: 'string', enum: tones } },
);
const party = objectOf({ name: nullable, bank: nullable, account: nullable });

/** The verdict as JSON Schema: the reply of every call that answers one. */
export const verdictSchema: JsonSchema = objectOf(
  { refusals: listOf(refusal), warnings: listOf(warning), limits: listOf(limit), facts: listOf(fact) },
  {
    amount: money,
    from: party,
    to: party,
    names: objectOf({ shown: { type: 'string' }, expected: { type: 'string' } }),
    fields: {
      type: 'object',
      additionalProperties: objectOf({}, { required: { type: ['boolean', 'object'] }, hidden: { const: true } }),
    },
    each: listOf(objectOf({ key: { type: 'string' }, refusals: listOf(refusal), warnings: listOf(warning) })),
  },
);
