// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type { FindRecordsQuery, FindRecordsReply } from '#generated/api/system.ts';

/** Find by a reference: GET /api/system/find */
export const findRecords: Call<FindRecordsQuery, RecordReply<FindRecordsReply>> = { id: 'find.records', method: 'GET', path: '/api/system/find', permission: 'signed-in', extension: true };
