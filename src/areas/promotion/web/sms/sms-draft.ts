import type { Field } from '#contract/field.ts';
import { draftKey, readDraft } from '#web/form/drafts.ts';
import { type AudienceValues, audienceOf, isLevel, isSegment, isState } from './carried.ts';

/** A text to many members as its form holds it. */
export type SmsValues = AudienceValues & {
  readonly message: string;
  /** UTC ISO 8601; null = at once. */
  readonly schedule_at: string | null;
  readonly test_mobile: string | null;
};

const names = [
  ...['segment', 'agent_ids', 'levels', 'activity_states', 'inactive_days', 'usernames', 'filters'],
  ...['message', 'schedule_at', 'test_mobile'],
] as const;

/** What of the form is kept until it is sent. */
export const smsDraftFields: readonly Field[] = names.map((name) => ({
  name,
  kind: 'json',
  label: { th: '', en: '' },
}));

/** Where it is kept: by person and promotion. */
export function smsPlace(user: string | undefined, promotionId: number) {
  return { user: user ?? '', path: '/promotion/detail#sms', record: String(promotionId) };
}

/** Has somebody written a text about this promotion and not sent it? */
export function hasSmsDraft(user: string | undefined, promotionId: number): boolean {
  const { user: whose, path, record } = smsPlace(user, promotionId);
  return readDraft(draftKey(whose, path, record), smsDraftFields) !== undefined;
}

/** The form as it opens: the audience that a report handed on, and the promotion's agents where it names none. */
export function openingSms(carried: string, agentIds: readonly number[]): SmsValues {
  const audience = audienceOf(carried);
  return {
    ...audience,
    agent_ids: audience.agent_ids.length > 0 ? audience.agent_ids : agentIds,
    message: '',
    schedule_at: null,
    test_mobile: null,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What has been changed since the form opened. */
export function changedSms(blank: SmsValues, values: SmsValues): Partial<SmsValues> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, Reflect.get(blank, name))));
}

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : undefined);
const textOr = (value: unknown) => (typeof value === 'string' || value === null ? value : undefined);

/** Texts by name, as a report's filters are. */
function wordsOf(value: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const pairs = Object.entries(value);
  return pairs.every(([, text]) => typeof text === 'string') ? Object.fromEntries(pairs) : undefined;
}

const segmentOf = (word: string | null | undefined) => (word && isSegment(word) ? word : undefined);

/** What a draft has of the form; what does not fit is left out. */
export function draftedSms(kept: Readonly<Record<string, unknown>>): Partial<SmsValues> {
  const found = {
    segment: segmentOf(textOr(kept.segment)),
    agent_ids: texts(kept.agent_ids)?.map(Number),
    levels: texts(kept.levels)?.filter(isLevel),
    activity_states: texts(kept.activity_states)?.filter(isState),
    inactive_days: typeof kept.inactive_days === 'number' ? kept.inactive_days : undefined,
    usernames: textOr(kept.usernames) ?? undefined,
    filters: wordsOf(kept.filters),
    message: textOr(kept.message) ?? undefined,
    schedule_at: textOr(kept.schedule_at),
    test_mobile: textOr(kept.test_mobile),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
