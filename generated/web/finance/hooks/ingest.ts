// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type PostHook, usePost } from '#web/data/hooks.ts';
import { ingestDeposits, ingestWithdrawals } from '../calls/ingest.ts';

export const useIngestDeposits: PostHook<typeof ingestDeposits> = () => usePost(ingestDeposits);
export const useIngestWithdrawals: PostHook<typeof ingestWithdrawals> = () => usePost(ingestWithdrawals);
