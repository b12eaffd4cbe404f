/** What a report hands on in the address, and what an audience is asked for by. */
const carriedNames = ['agent_id', 'level', 'activity_state', 'inactive_days_min', 'segment'] as const;

/** An audience as its form holds it. */
export interface AudienceValues {
  readonly segment: string;
  readonly agent_ids: readonly number[];
  readonly levels: readonly string[];
  readonly activity_states: readonly string[];
  readonly inactive_days: number | null;
  readonly usernames: string;
}

const listOf = (query: URLSearchParams, name: string) =>
  query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter((value) => value !== '');

/** The part of an address that a report hands on: `level=gold&inactive_days_min=14`, or nothing. */
export function carriedOf(search: string): string {
  const query = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of carriedNames) {
    const values = listOf(query, name);
    if (values.length > 0) kept.set(name, values.join(','));
  }
  // Agents alone are also a filter of the list of promotions.
  return [...kept.keys()].some((name) => name !== 'agent_id') ? kept.toString() : '';
}

/** An audience with what the address says. */
export function audienceOf(search: string): AudienceValues {
  const query = new URLSearchParams(search);
  const days = Number(query.get('inactive_days_min') ?? '');
  const inactive = Number.isInteger(days) && days > 0 ? days : null;
  return {
    segment: query.get('segment') ?? (inactive === null ? 'all' : 'inactive'),
    agent_ids: listOf(query, 'agent_id')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0),
    levels: listOf(query, 'level'),
    activity_states: listOf(query, 'activity_state'),
    inactive_days: inactive,
    usernames: '',
  };
}

/** The audience as the call takes it. */
export function audienceBody(values: AudienceValues): Readonly<Record<string, unknown>> {
  const { segment, agent_ids, levels, activity_states: states, inactive_days: days } = values;
  return {
    segment,
    agent_ids,
    ...(levels.length > 0 ? { levels } : {}),
    ...(states.length > 0 ? { activity_states: states } : {}),
    ...(days === null ? {} : { inactive_days: days }),
    ...(segment === 'list' ? { usernames: values.usernames.split(/[\s,]+/).filter((name) => name !== '') } : {}),
  };
}
