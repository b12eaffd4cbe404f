// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { RecordReply } from '#contract/envelope.ts';
import type {
  SweepSourcesQuery,
  SweepSourcesReply,
  SweepTargetsQuery,
  SweepTargetsReply,
} from '#generated/api/finance.ts';
import { type Query, type QueryOptions, useGet } from '#web/data/hooks.ts';
import { sweepSources, sweepTargets } from '../calls/sweep.ts';

/** Accounts to sweep: GET /api/system/bank/sweep_sources */
export function useSweepSources(
  query: SweepSourcesQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly SweepSourcesReply[]>> {
  return useGet(sweepSources, query, options);
}

/** Accounts to sweep to: GET /api/system/bank/sweep_targets */
export function useSweepTargets(
  query: SweepTargetsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly SweepTargetsReply[]>> {
  return useGet(sweepTargets, query, options);
}
