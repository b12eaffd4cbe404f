// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type {
  IngestDepositsBody, IngestDepositsReply, IngestWithdrawalsBody, IngestWithdrawalsReply,
} from '#generated/api/finance.ts';

/** Send deposit requests: POST /api/ingest/deposits */
export const ingestDeposits: Call<IngestDepositsBody, RecordReply<IngestDepositsReply>> = { id: 'ingest.deposits', method: 'POST', path: '/api/ingest/deposits', permission: 'finance.ingest.create', extension: true };

/** Send withdrawal requests: POST /api/ingest/withdrawals */
export const ingestWithdrawals: Call<IngestWithdrawalsBody, RecordReply<IngestWithdrawalsReply>> = { id: 'ingest.withdrawals', method: 'POST', path: '/api/ingest/withdrawals', permission: 'finance.ingest.create', extension: true };
