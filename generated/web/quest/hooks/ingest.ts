// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type PostHook, usePost } from '#web/data/hooks.ts';
import { ingestQuestClaims } from '../calls/ingest.ts';

export const useIngestQuestClaims: PostHook<typeof ingestQuestClaims> = () => usePost(ingestQuestClaims);
