// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type { IngestPollAnswersBody, IngestPollAnswersReply } from '#generated/api/poll.ts';

/** Send poll answers: POST /api/ingest/poll_answers */
export const ingestPollAnswers: Call<IngestPollAnswersBody, RecordReply<IngestPollAnswersReply>> = { id: 'ingest.poll_answers', method: 'POST', path: '/api/ingest/poll_answers', permission: 'poll.ingest.create', extension: true };
