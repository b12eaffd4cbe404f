import type { Field } from '#contract/field.ts';
import { draftKey, readDraft } from '#web/form/drafts.ts';
import { type AudienceValues, initialAudience, isLevel, isSegment, isState } from './carried.ts';

/** Form values of a campaign. */
export type SmsValues = AudienceValues & {
  readonly message: string;
  /** UTC ISO 8601; null = send now. */
  readonly schedule_at: string | null;
  readonly test_mobile: string | null;
};

const names = [
  ...['segment', 'agent_ids', 'levels', 'activity_states', 'inactive_days', 'usernames', 'filters'],
  ...['message', 'schedule_at', 'test_mobile'],
] as const;

/** Form fields stored in the draft until it is sent. */
export const smsDraftFields: readonly Field[] = names.map((name) => ({
  name,
  kind: 'json',
  label: { th: '', en: '' },
}));

/** Draft location: by user and promotion. */
export function smsPlace(user: string | undefined, promotionId: number) {
  return { user: user ?? '', path: '/promotion/detail#sms', record: String(promotionId) };
}

/** Whether the user has an unsent draft for this promotion. */
export function hasSmsDraft(user: string | undefined, promotionId: number): boolean {
  const { user: whose, path, record } = smsPlace(user, promotionId);
  return readDraft(draftKey(whose, path, record), smsDraftFields) !== undefined;
}

/** Initial form values: the audience handed on by a report, and the promotion's agents if it names none. */
export function initialSmsValues(carried: string, agentIds: readonly number[]): SmsValues {
  const audience = initialAudience(carried);
  return {
    ...audience,
    agent_ids: audience.agent_ids.length > 0 ? audience.agent_ids : agentIds,
    message: '',
    schedule_at: null,
    test_mobile: null,
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Values changed since the form opened. */
export function changedSms(blank: SmsValues, values: SmsValues): Partial<SmsValues> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, Reflect.get(blank, name))));
}

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : undefined);
const textOr = (value: unknown) => (typeof value === 'string' || value === null ? value : undefined);

/** A record of strings, such as the filters of a report; undefined if it is not one. */
function wordsOf(value: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const pairs = Object.entries(value);
  return pairs.every(([, text]) => typeof text === 'string') ? Object.fromEntries(pairs) : undefined;
}

const segmentOf = (word: string | null | undefined) => (word && isSegment(word) ? word : undefined);

/** Form values of a draft; invalid ones are left out. */
export function smsValuesOfDraft(kept: Readonly<Record<string, unknown>>): Partial<SmsValues> {
  const values = {
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
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
