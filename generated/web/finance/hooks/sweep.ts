// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, useGet } from '#web/data/hooks.ts';
import { sweepSources, sweepTargets } from '../calls/sweep.ts';

export const useSweepSources: GetHook<typeof sweepSources> = (query, options) => useGet(sweepSources, query, options);
export const useSweepTargets: GetHook<typeof sweepTargets> = (query, options) => useGet(sweepTargets, query, options);
