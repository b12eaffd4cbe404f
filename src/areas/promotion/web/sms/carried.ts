import { type ActivityState, activityStateOptions } from '#generated/api/enums/activity-state.ts';
import { type MemberLevel, memberLevelOptions } from '#generated/api/enums/member-level.ts';
import { type SmsSegment, smsSegmentOptions } from '#generated/api/enums/sms-segment.ts';
import type { SmsAudienceInput } from '#generated/api/promotion.ts';
import { type SharedFilters, sharedFilters } from '#web/core/shared-state.ts';

export const isLevel = (word: string): word is MemberLevel => memberLevelOptions.some(({ value }) => value === word);
export const isState = (word: string): word is ActivityState =>
  activityStateOptions.some(({ value }) => value === word);
export const isSegment = (word: string): word is SmsSegment => smsSegmentOptions.some(({ value }) => value === word);

/** Form values of an audience. */
export interface AudienceValues {
  readonly segment: SmsSegment;
  readonly agent_ids: readonly number[];
  readonly levels: readonly MemberLevel[];
  readonly activity_states: readonly ActivityState[];
  readonly inactive_days: number | null;
  readonly usernames: string;
  /** Used by the segment `report`. */
  readonly filters: SharedFilters;
}

/** The initial audience, from the filters handed on (see `carriedOf`). */
export function initialAudience(carried: string): AudienceValues {
  const handed = sharedFilters(carried);
  const { agent_id: agents = '', ...filters } = handed ?? {};
  return {
    segment: handed ? 'report' : 'all',
    agent_ids: agents
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0),
    levels: [],
    activity_states: [],
    inactive_days: null,
    usernames: '',
    filters,
  };
}

/** The audience as the call's input. */
export function audienceBody(values: AudienceValues): SmsAudienceInput {
  const { segment, agent_ids, levels, activity_states: states, inactive_days: days, filters } = values;
  const isNarrowed = segment !== 'list' && segment !== 'report';
  return {
    segment,
    agent_ids,
    ...(isNarrowed && levels.length > 0 ? { levels } : {}),
    ...(isNarrowed && states.length > 0 ? { activity_states: states } : {}),
    ...(segment === 'inactive' && days !== null ? { inactive_days: days } : {}),
    ...(segment === 'list' ? { usernames: values.usernames.split(/[\s,]+/).filter((name) => name !== '') } : {}),
    ...(segment === 'report' ? { filters } : {}),
  };
}
