// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const sweepSources: Call = { id: 'sweep.sources', method: 'GET', path: '/api/system/bank/sweep_sources', permission: 'finance.migration.view', onError: 'log', extension: true };

export const sweepTargets: Call = { id: 'sweep.targets', method: 'GET', path: '/api/system/bank/sweep_targets', permission: 'finance.migration.view', onError: 'log', extension: true };
