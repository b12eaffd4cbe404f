// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type { IngestSpinsBody, IngestSpinsReply } from '#generated/api/wheel.ts';

/** Send spins: POST /api/ingest/spins */
export const ingestSpins: Call<IngestSpinsBody, RecordReply<IngestSpinsReply>> = { id: 'ingest.spins', method: 'POST', path: '/api/ingest/spins', permission: 'wheel.ingest.create', extension: true };
