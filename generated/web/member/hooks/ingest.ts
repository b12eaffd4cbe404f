// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type PostHook, usePost } from '#web/data/hooks.ts';
import { ingestMembers, ingestVisits } from '../calls/ingest.ts';

export const useIngestMembers: PostHook<typeof ingestMembers> = () => usePost(ingestMembers);
export const useIngestVisits: PostHook<typeof ingestVisits> = () => usePost(ingestVisits);
