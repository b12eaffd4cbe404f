// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type {
  SweepSourcesQuery, SweepSourcesReply, SweepTargetsQuery, SweepTargetsReply,
} from '#generated/api/finance.ts';

/** Accounts to sweep: GET /api/system/bank/sweep_sources */
export const sweepSources: Call<SweepSourcesQuery, RecordReply<readonly SweepSourcesReply[]>> = { id: 'sweep.sources', method: 'GET', path: '/api/system/bank/sweep_sources', permission: 'finance.migration.view', extension: true };

/** Accounts to sweep to: GET /api/system/bank/sweep_targets */
export const sweepTargets: Call<SweepTargetsQuery, RecordReply<readonly SweepTargetsReply[]>> = { id: 'sweep.targets', method: 'GET', path: '/api/system/bank/sweep_targets', permission: 'finance.migration.view', extension: true };
