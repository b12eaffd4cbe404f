import type { Field } from '#contract/field.ts';
import { activityStateOptions } from '#generated/api/enums/activity-state.ts';
import { memberLevelOptions } from '#generated/api/enums/member-level.ts';
import { smsSegmentOptions } from '#generated/api/enums/sms-segment.ts';
import { promotionFields } from '#generated/api/fields/promotion.ts';
import { isLevel, isSegment, isState } from './carried.ts';
import type { SmsValues } from './sms-draft.ts';
import type { useSmsText } from './texts.ts';

/** Fields with an input; the filters of a report are only displayed. */
export type SmsFieldName = Exclude<keyof SmsValues, 'filters'>;

const { readonly: _readonly, ...agentsField } = promotionFields.agent_ids;

const named = (name: SmsFieldName, title: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  name,
  kind,
  label: { th: title, en: title },
  ...more,
});

/** The inputs of the form. The segment `report` is offered only if a report handed on an audience. */
export function smsFields(
  text: ReturnType<typeof useSmsText>,
  fromReport: boolean,
): Readonly<Record<SmsFieldName, Field>> {
  const segments = smsSegmentOptions.filter(({ value }) => value !== 'report' || fromReport);
  return {
    segment: named('segment', text.segment, 'enum', { options: segments }),
    agent_ids: agentsField,
    levels: named('levels', text.levels, 'list', { item: { kind: 'enum', options: memberLevelOptions } }),
    activity_states: named('activity_states', text.states, 'list', {
      item: { kind: 'enum', options: activityStateOptions },
    }),
    inactive_days: named('inactive_days', text.inactive, 'integer'),
    usernames: named('usernames', text.usernames, 'text'),
    message: named('message', text.message, 'text', { maxLength: 1000 }),
    schedule_at: named('schedule_at', text.schedule, 'datetime', { hint: { th: text.hours, en: text.hours } }),
    test_mobile: named('test_mobile', text.test, 'phone'),
  };
}

const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Parses the value of each input into form values. */
export const readTyped: Readonly<Record<SmsFieldName, (value: unknown) => Partial<SmsValues>>> = {
  segment: (value) => ({ segment: typeof value === 'string' && isSegment(value) ? value : 'all' }),
  agent_ids: (value) => ({ agent_ids: Array.isArray(value) ? value.map(Number) : [] }),
  levels: (value) => ({ levels: list(value).filter(isLevel) }),
  activity_states: (value) => ({ activity_states: list(value).filter(isState) }),
  inactive_days: (value) => ({ inactive_days: typeof value === 'number' ? value : null }),
  usernames: (value) => ({ usernames: String(value ?? '') }),
  message: (value) => ({ message: String(value ?? '') }),
  schedule_at: (value) => ({ schedule_at: textOrNull(value) }),
  test_mobile: (value) => ({ test_mobile: textOrNull(value) }),
};
