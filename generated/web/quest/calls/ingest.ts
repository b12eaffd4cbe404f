// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type { IngestQuestClaimsBody, IngestQuestClaimsReply } from '#generated/api/quest.ts';

/** Send quest claims: POST /api/ingest/quest_claims */
export const ingestQuestClaims: Call<IngestQuestClaimsBody, RecordReply<IngestQuestClaimsReply>> = { id: 'ingest.quest_claims', method: 'POST', path: '/api/ingest/quest_claims', permission: 'quest.ingest.create', extension: true };
