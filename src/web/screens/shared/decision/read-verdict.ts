import type { Condition } from '#contract/condition.ts';
import type {
  DecisionFact,
  Demand,
  EachVerdict,
  Limit,
  Party,
  Refusal,
  Verdict,
  Warning,
  Who,
} from '#contract/decision.ts';
import { type Tone, tones } from '#contract/field.ts';
import { isFieldKind } from '#contract/kinds/names.ts';
import type { Text } from '#contract/text.ts';
import { isRecord } from '#web/core/is-record.ts';

type Unknown = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is Text =>
  isRecord(value) && typeof value.th === 'string' && typeof value.en === 'string';
const isTone = (value: unknown): value is Tone => tones.some((tone) => tone === value);

/** Those of a list that are what they should be; undefined where there is no list, or one of them is not. */
function all<T>(value: unknown, read: (item: Unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const found = value.map((item: unknown) => (isRecord(item) ? read(item) : undefined));
  return found.every((item) => item !== undefined) ? found : undefined;
}

function readWho({ text, people, handover }: Unknown): Who | undefined {
  if (!isText(text)) return undefined;
  const names = Array.isArray(people) ? people.filter((name) => typeof name === 'string') : [];
  return { text, people: names, ...(handover === true ? { handover } : {}) };
}

const statuses: readonly Refusal['status'][] = [403, 409, 422, 423];

function readRefusal({ code, text, status, who, field }: Unknown): Refusal | undefined {
  if (typeof code !== 'string' || !isText(text)) return undefined;
  const found = isRecord(who) ? readWho(who) : undefined;
  return {
    code,
    text,
    status: statuses.find((one) => one === status) ?? 409,
    ...(found ? { who: found } : {}),
    ...(typeof field === 'string' ? { field } : {}),
  };
}

function readWarning({ code, text, tone, rests }: Unknown): Warning | undefined {
  if (typeof code !== 'string' || !isText(text)) return undefined;
  return { code, text, tone: tone === 'warning' ? 'warning' : 'danger', ...(isText(rests) ? { rests } : {}) };
}

function readLimit({ code, label, max, used, left, needs }: Unknown): Limit | undefined {
  const amounts = [max, used, left, needs];
  if (typeof code !== 'string' || !isText(label) || !amounts.every((one) => typeof one === 'string')) return undefined;
  return { code, label, max: String(max), used: String(used), left: String(left), needs: String(needs) };
}

function readFact({ name, label, kind, value, tone }: Unknown): DecisionFact | undefined {
  if (typeof name !== 'string' || !isText(label)) return undefined;
  const isValue = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  if (!isValue) return undefined;
  return {
    name,
    label,
    kind: isFieldKind(kind) ? kind : 'string',
    value: value as DecisionFact['value'],
    ...(isTone(tone) ? { tone } : {}),
  };
}

const word = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

const readParty = (value: unknown): Party | undefined =>
  isRecord(value) ? { name: word(value.name), bank: word(value.bank), account: word(value.account) } : undefined;

function readDemand({ required, hidden }: Unknown): Demand {
  const condition = isRecord(required) && Object.values(required).every(Array.isArray);
  return {
    ...(required === true ? { required } : condition ? { required: required as Condition } : {}),
    ...(hidden === true ? { hidden } : {}),
  };
}

function readEach({ key, refusals, warnings }: Unknown): EachVerdict | undefined {
  const found = { refusals: all(refusals, readRefusal), warnings: all(warnings, readWarning) };
  if (typeof key !== 'string' || !found.refusals || !found.warnings) return undefined;
  return { key, refusals: found.refusals, warnings: found.warnings };
}

/**
 * A verdict as sent by a server; undefined if it is none. Refusals and warnings must be complete: a
 * warning that cannot be read is no reason to leave it out. Merely informative parts are left out if malformed.
 */
export function readVerdict(value: unknown): Verdict | undefined {
  if (!isRecord(value)) return undefined;
  const refusals = all(value.refusals, readRefusal);
  const warnings = all(value.warnings, readWarning);
  if (!refusals || !warnings) return undefined;
  const [from, to] = [readParty(value.from), readParty(value.to)];
  const { names, fields } = value;
  const each = value.each === undefined ? undefined : all(value.each, readEach);
  return {
    refusals,
    warnings,
    limits: all(value.limits, readLimit) ?? [],
    facts: all(value.facts, readFact) ?? [],
    ...(typeof value.amount === 'string' ? { amount: value.amount } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(isRecord(names) && typeof names.shown === 'string' && typeof names.expected === 'string'
      ? { names: { shown: names.shown, expected: names.expected } }
      : {}),
    ...(isRecord(fields)
      ? {
          fields: Object.fromEntries(
            Object.entries(fields).flatMap(([name, demand]) => (isRecord(demand) ? [[name, readDemand(demand)]] : [])),
          ),
        }
      : {}),
    ...(each ? { each } : {}),
  };
}
