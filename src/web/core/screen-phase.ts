/** What a screen shows, by one name. `stale` = old data with a failed refresh, `refreshing` = old data, new on its way. */
export type ScreenPhase = 'forbidden' | 'loading' | 'failed' | 'missing' | 'empty' | 'ready' | 'refreshing' | 'stale';

export interface PhaseInput {
  readonly allowed: boolean;
  readonly hasData: boolean;
  /** Rows at hand; leave out for a single record. */
  readonly count?: number;
  /** Error code of the envelope or HTTP status; undefined = no failure. */
  readonly errorCode?: number;
  readonly isValidating: boolean;
}

/** Pure: the one place that decides between skeleton, message and data. */
export function screenPhase(input: PhaseInput): ScreenPhase {
  if (!input.allowed || input.errorCode === 403) return 'forbidden';
  if (input.errorCode === 404) return 'missing';
  if (!input.hasData) return input.errorCode === undefined ? 'loading' : 'failed';
  if (input.errorCode !== undefined) return 'stale';
  if (input.count === 0) return 'empty';
  return input.isValidating ? 'refreshing' : 'ready';
}

/** Whether rows or a record are on the screen. */
export function showsData(phase: ScreenPhase): boolean {
  return phase === 'ready' || phase === 'refreshing' || phase === 'stale';
}
