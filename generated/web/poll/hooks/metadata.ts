// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  MetadataAddBody,
  MetadataAddReply,
  MetadataDeleteBody,
  MetadataDeleteReply,
  MetadataListQuery,
  MetadataListReply,
  MetadataSaveBody,
  MetadataSaveReply,
} from '#generated/api/poll.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import { metadataAdd, metadataDelete, metadataList, metadataSave } from '../calls/metadata.ts';

/** Add facts: POST /api/system/poll/metadata/add */
export function useMetadataAdd(): Mutation<MetadataAddBody, RecordReply<MetadataAddReply>> {
  return usePost(metadataAdd);
}

/** Delete: POST /api/system/poll/metadata/delete */
export function useMetadataDelete(): Mutation<MetadataDeleteBody, RecordReply<MetadataDeleteReply>> {
  return usePost(metadataDelete);
}

/** Further facts: GET /api/system/poll/metadata/list */
export function useMetadataList(
  query: MetadataListQuery | null,
  options?: QueryOptions,
): Query<PageReply<MetadataListReply>> {
  return useGet(metadataList, query, options);
}

/** Save facts: POST /api/system/poll/metadata/save */
export function useMetadataSave(): Mutation<MetadataSaveBody, RecordReply<MetadataSaveReply>> {
  return usePost(metadataSave);
}
