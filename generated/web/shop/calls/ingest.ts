// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type { IngestRedemptionsBody, IngestRedemptionsReply } from '#generated/api/shop.ts';

/** Send redemptions: POST /api/ingest/redemptions */
export const ingestRedemptions: Call<IngestRedemptionsBody, RecordReply<IngestRedemptionsReply>> = { id: 'ingest.redemptions', method: 'POST', path: '/api/ingest/redemptions', permission: 'shop.ingest.create', extension: true };
