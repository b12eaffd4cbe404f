// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  MetadataAddBody, MetadataAddReply, MetadataDeleteBody, MetadataDeleteReply, MetadataListQuery, MetadataListReply,
  MetadataSaveBody, MetadataSaveReply,
} from '#generated/api/poll.ts';

/** Add facts: POST /api/system/poll/metadata/add */
export const metadataAdd: Call<MetadataAddBody, RecordReply<MetadataAddReply>> = {
  id: 'metadata.add',
  method: 'POST',
  path: '/api/system/poll/metadata/add',
  permission: 'poll.poll.update',
  invalidates: ['/api/system/poll/metadata/list'],
};

/** Delete: POST /api/system/poll/metadata/delete */
export const metadataDelete: Call<MetadataDeleteBody, RecordReply<MetadataDeleteReply>> = {
  id: 'metadata.delete',
  method: 'POST',
  path: '/api/system/poll/metadata/delete',
  permission: 'poll.poll.update',
  optOut: [400],
  invalidates: ['/api/system/poll/metadata/list'],
  kind: 'remove',
  key: 'id',
};

/** Further facts: GET /api/system/poll/metadata/list */
export const metadataList: Call<MetadataListQuery, PageReply<MetadataListReply>> = { id: 'metadata.list', method: 'GET', path: '/api/system/poll/metadata/list', permission: 'poll.poll.view' };

/** Save facts: POST /api/system/poll/metadata/save */
export const metadataSave: Call<MetadataSaveBody, RecordReply<MetadataSaveReply>> = {
  id: 'metadata.save',
  method: 'POST',
  path: '/api/system/poll/metadata/save',
  permission: 'poll.poll.update',
  optOut: [400],
  invalidates: ['/api/system/poll/metadata/list'],
};
