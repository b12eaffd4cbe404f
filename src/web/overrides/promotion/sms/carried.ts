/** Parameter of the address that holds what a report was filtered by. */
const carriedParam = 'audience';

/** What a report was filtered by: parameters of its address. */
export type ReportFilters = Readonly<Record<string, string>>;

/** An audience as its form holds it. */
export interface AudienceValues {
  readonly segment: string;
  readonly agent_ids: readonly number[];
  readonly levels: readonly string[];
  readonly activity_states: readonly string[];
  readonly inactive_days: number | null;
  readonly usernames: string;
  /** Of the segment `report`. */
  readonly filters: ReportFilters;
}

/** The address to which a report hands on those whom it shows: `/promotion/manage?audience=level%3Dgold`. */
export function handedOn(path: string, filters: ReportFilters): string {
  return `${path}?${new URLSearchParams({ [carriedParam]: new URLSearchParams(filters).toString() })}`;
}

/** The part of an address that a report hands on, or nothing. */
export function carriedOf(search: string): string {
  const carried = new URLSearchParams(search).get(carriedParam);
  return carried === null ? '' : new URLSearchParams({ [carriedParam]: carried }).toString();
}

/** An audience with what was handed on, as `carriedOf` tells it. */
export function audienceOf(carried: string): AudienceValues {
  const query = new URLSearchParams(new URLSearchParams(carried).get(carriedParam) ?? '');
  const { agent_id: agents = '', ...filters } = Object.fromEntries(query);
  return {
    segment: carried === '' ? 'all' : 'report',
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
