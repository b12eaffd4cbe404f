import { type HandedFilters, handedFilters } from '#web/core/handed-on.ts';

/** An audience as its form holds it. */
export interface AudienceValues {
  readonly segment: string;
  readonly agent_ids: readonly number[];
  readonly levels: readonly string[];
  readonly activity_states: readonly string[];
  readonly inactive_days: number | null;
  readonly usernames: string;
  /** Of the segment `report`. */
  readonly filters: HandedFilters;
}

/** An audience with what was handed on, as `carriedOf` tells it. */
export function audienceOf(carried: string): AudienceValues {
  const handed = handedFilters(carried);
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

/** The audience as the call takes it. */
export function audienceBody(values: AudienceValues): Readonly<Record<string, unknown>> {
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
