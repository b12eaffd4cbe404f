// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type { IngestBetDaysBody, IngestBetDaysReply, IngestBetsBody, IngestBetsReply } from '#generated/api/report.ts';

/** Send bets of days: POST /api/ingest/bet_days */
export const ingestBetDays: Call<IngestBetDaysBody, RecordReply<IngestBetDaysReply>> = { id: 'ingest.bet_days', method: 'POST', path: '/api/ingest/bet_days', permission: 'report.ingest.create', extension: true };

/** Send bets: POST /api/ingest/bets */
export const ingestBets: Call<IngestBetsBody, RecordReply<IngestBetsReply>> = { id: 'ingest.bets', method: 'POST', path: '/api/ingest/bets', permission: 'report.ingest.create', extension: true };
