// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type PostHook, usePost } from '#web/data/hooks.ts';
import { ingestBetDays, ingestBets } from '../calls/ingest.ts';

export const useIngestBetDays: PostHook<typeof ingestBetDays> = () => usePost(ingestBetDays);
export const useIngestBets: PostHook<typeof ingestBets> = () => usePost(ingestBets);
