// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type {
  IngestMembersBody, IngestMembersReply, IngestVisitsBody, IngestVisitsReply,
} from '#generated/api/member.ts';

/** Send new members: POST /api/ingest/members */
export const ingestMembers: Call<IngestMembersBody, RecordReply<IngestMembersReply>> = { id: 'ingest.members', method: 'POST', path: '/api/ingest/members', permission: 'member.ingest.create', extension: true };

/** Send visits of members: POST /api/ingest/visits */
export const ingestVisits: Call<IngestVisitsBody, RecordReply<IngestVisitsReply>> = { id: 'ingest.visits', method: 'POST', path: '/api/ingest/visits', permission: 'member.ingest.create', extension: true };
