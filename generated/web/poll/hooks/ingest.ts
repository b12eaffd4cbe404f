// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type PostHook, usePost } from '#web/data/hooks.ts';
import { ingestPollAnswers } from '../calls/ingest.ts';

export const useIngestPollAnswers: PostHook<typeof ingestPollAnswers> = () => usePost(ingestPollAnswers);
