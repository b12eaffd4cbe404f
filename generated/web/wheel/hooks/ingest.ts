// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type PostHook, usePost } from '#web/data/hooks.ts';
import { ingestSpins } from '../calls/ingest.ts';

export const useIngestSpins: PostHook<typeof ingestSpins> = () => usePost(ingestSpins);
