// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type PostHook, usePost } from '#web/data/hooks.ts';
import { ingestRedemptions } from '../calls/ingest.ts';

export const useIngestRedemptions: PostHook<typeof ingestRedemptions> = () => usePost(ingestRedemptions);
